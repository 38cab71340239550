// The little of Markdown that rule texts use: paragraphs, lists, tables; **strong**, *stress*, `code`.
// A mark names the source or the ruling behind a point: *(r12)*, (R3), [T/R], (§2; 66). Only exact readers want it.
export interface Run {
  text: string;
  kind: "plain" | "strong" | "stress" | "code" | "mark";
}
export type Block =
  { kind: "text"; runs: Run[] } | { kind: "list"; items: Run[][] } | { kind: "table"; head: Run[][]; rows: Run[][][] };

const RULINGS = /R\d+(?:, R\d+)*/.source;
const MARK = new RegExp(
  [
    / ?\*\(r\d+(?:, r\d+)*\)\*/.source,
    ` ?[([]${RULINGS}(?:; option [^)\\]]*)?[)\\]]`,
    / ?\[(?:T|R|T\/R|R\/T)\]/.source,
    / ?\((?:§[\d.]+(?:, §[\d.]+)*\s?; )?\d+(?:, \d+){0,3}\)(?!\s?:)/.source,
    / ?\(§[\d.]+(?:, §[\d.]+)*\)/.source,
  ].join("|"),
  "g",
);

export function runs(text: string): Run[] {
  const out: Run[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    out.push(...worded(text.slice(at, mark.index)));
    out.push({ text: mark[0].replace(/[\s*()[\]]+/g, " ").trim(), kind: "mark" });
    at = mark.index + mark[0].length;
  }
  return [...out, ...worded(text.slice(at))];
}

function worded(text: string): Run[] {
  const out: Run[] = [];
  let at = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (found.index > at) out.push({ text: text.slice(at, found.index), kind: "plain" });
    if (found[1] !== undefined) out.push({ text: found[1], kind: "strong" });
    else if (found[2] !== undefined) out.push({ text: found[2], kind: "stress" });
    else out.push({ text: found[3] ?? "", kind: "code" });
    at = found.index + found[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at), kind: "plain" });
  return out;
}

const cells = (line: string): Run[][] =>
  line
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map((cell) => runs(cell.trim()));

export function blocks(text: string): Block[] {
  const out: Block[] = [];
  for (const line of text.split(/\n+/)) {
    const last = out[out.length - 1];
    if (/^\s*\|/.test(line)) {
      if (/^[\s|:-]+$/.test(line)) continue;
      if (last?.kind === "table") last.rows.push(cells(line));
      else out.push({ kind: "table", head: cells(line), rows: [] });
    } else if (/^\s*[-*] /.test(line)) {
      const item = runs(line.replace(/^\s*[-*] /, ""));
      if (last?.kind === "list") last.items.push(item);
      else out.push({ kind: "list", items: [item] });
    } else if (line.trim()) out.push({ kind: "text", runs: runs(line.replace(/^\s*> ?/, "").trim()) });
  }
  return out;
}
