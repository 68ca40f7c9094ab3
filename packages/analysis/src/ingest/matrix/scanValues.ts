import { fivesFrom, fivesTo, powersOfFive, startKernel, type KernelInstance } from '../../kernel/index.ts';
import { cellEnd, cellText, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import { parseDouble } from '../text/parseDouble.ts';

/** What a column holds: `sample` n has number n ≥ 0. */
export const ID_COLUMN = -1;
export const TEXT_COLUMN = -2;
export const SKIPPED_COLUMN = -3;

export type ScanPlan = {
  /** By column: the sample's number, or one of the constants above. */
  readonly targets: Int32Array;
  readonly samples: number;
  /** Numbers with a point need a closer look, because points may be thousands marks. */
  readonly pointsAreSpecial: boolean;
  /** Turns a cell that is no plain number into its value, `NaN` for missing, and records what is wrong with it. */
  readonly readCell: (text: string, row: number, column: number) => number;
  /** A row with `cells` cells where the header has another number; `extra` says that what is too many has content. */
  readonly onRagged: (row: number, cells: number, extra: boolean) => void;
};

export type ScannedValues = {
  /** Row-major, features × samples. */
  readonly values: Float64Array;
  readonly ids: string[];
  /** By text column, in the order of the columns. */
  readonly texts: readonly string[][];
  /** Grid row of each feature. */
  readonly rows: Uint32Array;
};

/** Text that is brought to the kernel at a time: it stays in the second-level cache. */
const blockBytes = 1 << 19;

/**
 * Reads the numeric block straight from the bytes. Decimal numbers of up to 19 digits and cells that are empty or NA
 * are read by the kernel, correctly rounded; everything else takes the slower way through `parseDouble` or `readCell`.
 */
export function scanValues(grid: Grid, { headerRow, header }: Layout, plan: ScanPlan): ScannedValues {
  const { bytes } = grid;
  const { targets, samples } = plan;
  const width = header.length;
  const wanted = grid.starts.length - headerRow - 1;
  const values = new Float64Array(wanted * samples);
  const rows = new Uint32Array(wanted);
  const ids: string[] = [];
  const texts = [...targets]
    .filter((target) => target === TEXT_COLUMN)
    .map(() => Array.from({ length: wanted }, () => ''));
  const runs = runsOf(targets, width);
  const block = new KernelText(grid, samples);

  for (let row = headerRow + 1, feature = 0; row < grid.starts.length; row++) {
    const end = grid.ends[row]!;
    let at = grid.starts[row]!;
    let column = 0;
    let textColumn = 0;
    block.begin(row);
    for (; column < width && at <= end; column++) {
      const target = targets[column]!;
      if (target >= 0 && !plan.pointsAreSpecial) {
        const read = block.read(at, end, runs[column]!, target);
        at = block.stop;
        column += read;
        if (read === runs[column - read]! || at > end) {
          column--;
          continue;
        }
      }
      const stop = cellEnd(grid, at, end);
      const place = targets[column]!;
      if (place >= 0) block.values[place] = stop === at ? NaN : readIrregular(bytes, at, stop, row, column, plan);
      else if (place === ID_COLUMN) ids[feature] = cellText(bytes, at, stop);
      else if (place === TEXT_COLUMN) texts[textColumn++]![feature] = cellText(bytes, at, stop);
      at = stop + 1;
    }
    const rest = at <= end ? restOfRow(grid, at, end) : { cells: 0, content: false };
    if (column < width || rest.content) plan.onRagged(row, column + rest.cells, rest.content);
    values.set(block.values, feature * samples);
    ids[feature] ??= '';
    rows[feature] = row;
    feature++;
  }
  return { values, ids, texts, rows };
}

/** For each column how many from it on hold samples one after the other. */
function runsOf(targets: Int32Array, width: number): Uint32Array {
  const runs = new Uint32Array(width);
  for (let column = width - 1; column >= 0; column--) {
    if (targets[column]! < 0) continue;
    runs[column] = column + 1 < width && targets[column + 1] === targets[column]! + 1 ? runs[column + 1]! + 1 : 1;
  }
  return runs;
}

/** Rows of a grid in the kernel's memory, some at a time, and the values of the present one. */
class KernelText {
  /** Of the row that was begun, by sample; `NaN` where nothing was read yet. */
  readonly values: Float64Array;
  /** Position in the grid's bytes of the first cell that the last reading did not take. */
  stop = 0;
  readonly #grid: Grid;
  readonly #kernel: KernelInstance;
  readonly #room: number;
  readonly #text: Uint8Array;
  readonly #textAt: number;
  readonly #valuesAt: number;
  readonly #stop: Int32Array;
  readonly #stopAt: number;
  /** The bytes of the grid that are there. */
  #from = 0;
  #to = -1;

  constructor(grid: Grid, samples: number) {
    let longest = 0;
    grid.starts.forEach((start, row) => (longest = Math.max(longest, grid.ends[row]! - start)));
    this.#grid = grid;
    this.#room = Math.max(blockBytes, longest);
    const fives = powersOfFive();
    // The kernel looks at 64 bytes together, beyond the text too.
    this.#kernel = startKernel([Math.ceil(this.#room / 8) + 8, samples, 1, fives.length]);
    const [textAt, valuesAt, stopAt, fivesAt] = this.#kernel.addresses as [number, number, number, number];
    [this.#textAt, this.#valuesAt, this.#stopAt] = [textAt, valuesAt, stopAt];
    this.#text = this.#kernel.bytes(textAt, this.#room);
    this.#kernel.bytes(fivesAt, fives.byteLength).set(new Uint8Array(fives.buffer));
    this.#kernel.beginCells(fivesAt, fivesFrom, fivesTo);
    this.values = this.#kernel.view(this.#valuesAt, samples);
    this.#stop = this.#kernel.integers(this.#stopAt, 1);
  }

  begin(row: number): void {
    this.values.fill(NaN);
    const { bytes, ends, starts } = this.#grid;
    if (starts[row]! >= this.#from && ends[row]! <= this.#to) return;
    this.#from = starts[row]!;
    let last = row;
    while (last + 1 < ends.length && starts[last + 1]! >= ends[last]! && ends[last + 1]! - this.#from <= this.#room)
      last++;
    this.#to = ends[last]!;
    this.#text.set(bytes.subarray(this.#from, this.#to));
  }

  /**
   * Reads up to `count` cells of the row that was begun, from `at`, as those of the samples from `target`.
   * @returns How many there were.
   */
  read(at: number, end: number, count: number, target: number): number {
    const shift = this.#textAt - this.#from;
    const read = this.#kernel.scanCells(
      at + shift,
      end + shift,
      count,
      this.#grid.delimiter,
      this.#valuesAt + 8 * target,
      this.#stopAt,
    );
    this.stop = this.#stop[0]! - shift;
    return read;
  }
}

function readIrregular(bytes: Buffer, start: number, end: number, row: number, column: number, plan: ScanPlan): number {
  if (!plan.pointsAreSpecial) {
    const quoted = bytes[start] === 34 && bytes[end - 1] === 34 && end - start > 2;
    const value = quoted ? parseDouble(bytes, start + 1, end - 1) : parseDouble(bytes, start, end);
    if (Number.isFinite(value)) return value;
  }
  return plan.readCell(cellText(bytes, start, end), row, column);
}

function restOfRow(grid: Grid, from: number, end: number): { cells: number; content: boolean } {
  let cells = 0;
  let content = false;
  for (let at = from; at <= end;) {
    const stop = cellEnd(grid, at, end);
    cells++;
    content ||= cellText(grid.bytes, at, stop) !== '';
    at = stop + 1;
  }
  return { cells, content };
}
