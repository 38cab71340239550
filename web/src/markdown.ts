// The little of Markdown that rule texts use: paragraphs, lists, tables; **strong**, *stress*, `code`.
// *(r12)*, the ruling behind a point, is for readers of the file, whose preface explains it.
export interface Run {
  text: string;
  kind: "plain" | "strong" | "stress" | "code";
}
export type Block = { kind: "text"; runs: Run[] } | { kind: "list"; items: Run[][] } | { kind: "table"; head: Run[][]; rows: Run[][][] };

export function runs(text: string): Run[] {
  const out: Run[] = [];
  let at = 0;
  text = text.replace(/ ?\*\(r\d+(, r\d+)*\)\*/g, "");
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

const cells = (line: string): Run[][] => line.replace(/^\s*\||\|\s*$/g, "").split("|").map((cell) => runs(cell.trim()));

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
