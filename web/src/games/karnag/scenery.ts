// The ground of a board, drawn by rule and a seeded die: the same board looks the same on every screen.
import { die, f, poly, round } from "./art";
import { C, cx, cy, M, STANDARD, type Board, type XY } from "./geo";

type Box = [number, number, number, number];

/** What lies under the pieces, as paths. The fields draw from one die, one after the other. */
export class Scenery {
  private readonly roll = die(7);
  /** How much more ground there is than on the board of the game: so many more blades of grass. */
  private readonly share: number;
  readonly canopy: string[];
  readonly bed: string;
  /** The smallest rectangle around each region; none where the board has no square of it. */
  readonly boxes: (Box | null)[];
  readonly loam: string;
  readonly peat: string;
  readonly mottle: string[];
  readonly moss: string;
  readonly straws: string;
  readonly pebbles: string;
  readonly crumbs: string;
  readonly roots: string;
  readonly tufts: string[];
  readonly grid: string;
  readonly flags = ["", "", "", ""]; // three greys, and the start squares
  readonly cracks: string;
  readonly rift: string[];

  constructor(private readonly board: Board) {
    const { width, height, cols, rows } = board;
    const R = this.roll;
    this.share = (cols * rows) / (STANDARD.cols * STANDARD.rows);
    this.canopy = [
      this.leaves(8, 20, 28, 26, false),
      this.leaves(4, 14, 22, 24, true),
      this.leaves(-2, 10, 17, 23, true),
    ];
    this.bed = this.wobbly([M - 5, M - 5, width - M + 5, height - M + 5], 2.2, 14);
    this.boxes = [0, 1, 2].map((region) => this.around(region));
    this.loam = this.wobbly(this.boxes[1]!);
    this.peat = this.wobbly(this.boxes[2]!);
    this.mottle = [this.blobs(26), this.blobs(20)];
    this.moss = this.strewn(0, 330, (x, y) => `M${f(x)},${f(y)}q2,-4 4,0M${f(x + 3)},${f(y + 1)}q1.6,-5 4.4,-1`);
    this.straws = this.strewn(1, 190, (x, y) => `M${f(x)},${f(y)}l${f(R(-5, 5))},${f(R(-2, 2))}`);
    this.pebbles = this.strewn(1, 60, (x, y) => `M${f(x)},${f(y)}a1.8,1.4 0 1 0 3.6,0a1.8,1.4 0 1 0 -3.6,0`);
    this.crumbs = this.strewn(2, 110, (x, y) => `M${f(x)},${f(y)}h.1`);
    this.roots = this.strewn(2, 16, (x, y) => `M${f(x)},${f(y)}q4,-4 8,0t8,1`);
    this.tufts = [this.fringe(this.boxes[1]!), this.fringe(this.boxes[2]!)];
    this.grid = this.lines();
    this.cracks = this.paved();
    this.rift = [this.torn(0, 8, 4, 5), this.torn(3, 8, 3, 9), this.torn(10, 6, 2.6, 14)];
  }

  /** The upper left corner of the gate. */
  get gate(): XY {
    const { gate } = this.board;
    return [M + C * Math.min(...gate.map(([c]) => c)), M + C * Math.min(...gate.map(([, r]) => r))];
  }

  /** A rectangle drawn by a hand that trembles. */
  private wobbly(box: Box | null, by = 2.6, step = 9): string {
    if (!box) return "";
    const [x0, y0, x1, y1] = box;
    const points: XY[] = [];
    const edge = (xa: number, ya: number, xb: number, yb: number): void => {
      const n = Math.max(2, Math.floor(Math.hypot(xb - xa, yb - ya) / step));
      for (let i = 0; i < n; i++)
        points.push([xa + ((xb - xa) * i) / n + this.roll(-by, by), ya + ((yb - ya) * i) / n + this.roll(-by, by)]);
    };
    edge(x0, y0, x1, y0);
    edge(x1, y0, x1, y1);
    edge(x1, y1, x0, y1);
    edge(x0, y1, x0, y0);
    return round(points);
  }

  private leaves(inset: number, low: number, high: number, step: number, clear: boolean): string {
    const R = this.roll;
    const { width, height } = this.board;
    const around: XY[] = [];
    for (let x = 0; x < width; x += step + R(-6, 8)) around.push([x, inset + R(-5, 7)], [x, height - inset - R(-5, 7)]);
    for (let y = 0; y < height; y += step + R(-6, 8)) around.push([inset + R(-5, 7), y], [width - inset - R(-5, 7), y]);
    const clearings = this.board.layout.cauldrons.map(({ id }) => this.board.cauldron(id).at);
    return around
      .filter(([x, y]) => !clear || !clearings.some(([u, v]) => Math.abs(x - u) < 58 && Math.abs(y - v) < 58))
      .map(([x, y]) => crown(x, y, R(low, high), R(0, 1)))
      .join("");
  }

  private around(region: number): Box | null {
    const found = this.board.layout.regions.flatMap((row, y) =>
      row.flatMap((value, x): XY[] => (value === region ? [[x + 1, y + 1]] : [])),
    );
    if (!found.length) return null;
    const [xs, ys] = [found.map(([x]) => x), found.map(([, y]) => y)];
    return [
      M + C * Math.min(...xs),
      M + C * Math.min(...ys),
      M + C * (Math.max(...xs) + 1),
      M + C * (Math.max(...ys) + 1),
    ];
  }

  private strewn(region: number, often: number, draw: (x: number, y: number) => string): string {
    const { cols, rows } = this.board;
    let d = "";
    let n = Math.round(often * this.share);
    for (let tries = 0; n > 0 && tries < 9000; tries++) {
      const x = this.roll(M + C + 5, M + (cols + 1) * C - 5);
      const y = this.roll(M + C + 5, M + (rows + 1) * C - 5);
      if (this.board.regionOf([Math.floor((x - M) / C), Math.floor((y - M) / C)]) !== region) continue;
      d += draw(x, y);
      n--;
    }
    return d;
  }

  private blobs(often: number): string {
    const R = this.roll;
    const { cols, rows } = this.board;
    return Array.from({ length: Math.round(often * this.share) }, () => {
      const [x, y, r] = [R(M + C, M + (cols + 1) * C), R(M + C, M + (rows + 1) * C), R(16, 44)];
      return round(
        Array.from({ length: 9 }, (_, i): XY => [
          x + r * R(0.7, 1.25) * Math.cos((2 * Math.PI * i) / 9),
          y + r * 0.7 * R(0.7, 1.25) * Math.sin((2 * Math.PI * i) / 9),
        ]),
      );
    }).join("");
  }

  private fringe(box: Box | null): string {
    if (!box) return "";
    const [x0, y0, x1, y1] = box;
    const at: XY[] = [];
    for (let x = x0; x < x1; x += 11) at.push([x, y0], [x, y1]);
    for (let y = y0; y < y1; y += 11) at.push([x0, y], [x1, y]);
    return at
      .map(([u, v]) => {
        const p = `M${f(u + this.roll(-4, 4))},${f(v + this.roll(-2, 2))}`;
        return `${p}q-.6,-4 -2.6,-5.6${p}q0,-4 .6,-6.6${p}q1,-3.4 3,-4.8`;
      })
      .join("");
  }

  private lines(): string {
    const { cols, rows } = this.board;
    const down = Array.from({ length: cols - 1 }, (_, i) => `M${M + C * (i + 2)},${M + C}V${M + (rows + 1) * C}`);
    const along = Array.from({ length: rows - 1 }, (_, i) => `M${M + C},${M + C * (i + 2)}H${M + (cols + 1) * C}`);
    return down.join("") + along.join("");
  }

  /** Lays the flagstones of the path; the cracks in them. */
  private paved(): string {
    const R = this.roll;
    let cracks = "";
    this.board.path.forEach(([c, r], i) => {
      if (this.board.corners.includes(i)) return;
      const kind = this.board.layout.starts.includes(i) ? 3 : Math.floor(R(0, 2.99));
      this.flags[kind] += this.stone(cx(c), cy(r));
      if (R(0, 1) < 0.4)
        cracks +=
          `M${f(cx(c) + R(-9, 6))},${f(cy(r) + R(-9, 9))}l${f(R(3, 8))},${f(R(-4, 4))}` +
          `l${f(R(1, 5))},${f(R(-1, 5))}`;
    });
    return cracks;
  }

  private stone(x: number, y: number): string {
    const [h, k, j] = [17.6, 5, 1.5];
    const points: XY[] = [
      [-h + k, -h],
      [h - k, -h],
      [h, -h + k],
      [h, h - k],
      [h - k, h],
      [-h + k, h],
      [-h, h - k],
      [-h, -h + k],
    ];
    return poly(points.map(([u, v]): XY => [x + u + this.roll(-j, j), y + v + this.roll(-j, j)]));
  }

  /** The gate: a square torn open. */
  private torn(inset: number, n: number, by: number, seed: number): string {
    const d = die(seed);
    const [x, y] = this.gate;
    const size = 2 * C;
    const step = (size - 2 * inset) / n;
    const points: XY[] = [];
    for (let i = 0; i < n; i++) points.push([inset + i * step, inset]);
    for (let i = 0; i < n; i++) points.push([size - inset, inset + i * step]);
    for (let i = 0; i < n; i++) points.push([size - inset - i * step, size - inset]);
    for (let i = 0; i < n; i++) points.push([inset, size - inset - i * step]);
    return poly(points.map(([u, v]): XY => [x + u + d(-by, by), y + v + d(-by, by)]));
  }
}

function crown(x: number, y: number, r: number, turn: number): string {
  const n = 9;
  const at = (i: number): string =>
    `${f(x + r * Math.cos((2 * Math.PI * i) / n + turn))},${f(y + r * 0.92 * Math.sin((2 * Math.PI * i) / n + turn))}`;
  return (
    `M${at(0)}` + Array.from({ length: n }, (_, i) => `A${f(r * 0.42)},${f(r * 0.42)} 0 0 1 ${at(i + 1)}`).join("")
  );
}
