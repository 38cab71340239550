// Which words of two sentences differ, in order: what to stress when they are shown side by side.
export interface Word {
  text: string;
  unlike: boolean;
}

const split = (text: string): string[] => text.split(/(?<=\s)/);
const bare = (word: string): string => word.toLowerCase().replace(/[\s.,;:]+$/, "");

/** The longest sequence of words that both have in the same order: row[i][j] is its length from i and j on. */
function common(a: string[], b: string[]): number[][] {
  const row = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => row[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const own = row[i];
      if (own) own[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return row;
}

/** The words of `text`, those stressed that `other` has not, or has elsewhere; none where the two have little
 * in common. */
export function unlike(text: string, other: string): Word[] {
  const words = split(text);
  const [a, b] = [words.map(bare), split(other).map(bare)];
  const row = common(a, b);
  const alike = 2 * (row[0]?.[0] ?? 0) >= Math.min(a.length, b.length);
  let j = 0;
  return words.map((word, i) => {
    while (j < b.length && a[i] !== b[j] && (row[i]?.[j + 1] ?? 0) === (row[i]?.[j] ?? 0)) j++;
    const shared = j < b.length && a[i] === b[j];
    if (shared) j++;
    return { text: word, unlike: alike && !shared };
  });
}
