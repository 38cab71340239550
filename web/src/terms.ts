// Words of a rule that the glossary explains: the first time that a point uses one.
import type { Run } from "./markdown";

export interface Termed {
  text: string;
  kind: Run["kind"] | "term";
  term?: string;
}

/** Runs with the terms in them set apart; `known` has what has been met in this point, and is added to. */
export function termed(runs: Run[], terms: [id: string, word: string][], known: Set<string>): Termed[] {
  return runs.flatMap((run): Termed[] => (run.kind === "plain" ? apart(run.text, terms, known) : [run]));
}

function apart(text: string, terms: [string, string][], known: Set<string>): Termed[] {
  let first: { at: number; word: string; id: string } | null = null;
  for (const [id, word] of terms) {
    if (known.has(id)) continue;
    const found = new RegExp(`(?<![\\p{L}])${escaped(word.replace(/s$/, ""))}(?:s|es|x)?(?![\\p{L}])`, "iu").exec(text);
    if (
      found &&
      (!first || found.index < first.at || (found.index === first.at && found[0].length > first.word.length))
    )
      first = { at: found.index, word: found[0], id };
  }
  if (!first) return text ? [{ text, kind: "plain" }] : [];
  known.add(first.id);
  const after = apart(text.slice(first.at + first.word.length), terms, known);
  const before: Termed[] = first.at ? [{ text: text.slice(0, first.at), kind: "plain" }] : [];
  return [...before, { text: first.word, kind: "term", term: first.id }, ...after];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
