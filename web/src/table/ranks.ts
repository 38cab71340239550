// What everybody's points are made of, at the end of a game.

/** All names that occur in several lists, each list being in the same order and leaving out what it lacks. */
export function inOrder(lists: string[][]): string[] {
  const out: string[] = [];
  for (const list of lists)
    list.forEach((name, i) => {
      if (out.includes(name)) return;
      const next = list.slice(i + 1).find((later) => out.includes(later));
      out.splice(next === undefined ? out.length : out.indexOf(next), 0, name);
    });
  return out;
}
