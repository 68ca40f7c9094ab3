import { cellEnd, cellText, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import { EXACT_POWERS, parseDouble } from '../text/parseDouble.ts';

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

const ZERO = 48;
const MINUS = 45;
const DOT = 46;
const MAX_EXACT = 2 ** 53;

/**
 * Reads the numeric block straight from the bytes. Plain decimals up to 2⁵³ and 22 places are converted here, exactly
 * (Clinger 1990); everything else takes the slower way through `parseDouble` or `readCell`.
 */
export function scanValues(grid: Grid, { headerRow, header }: Layout, plan: ScanPlan): ScannedValues {
  const { bytes, delimiter } = grid;
  const { targets, samples } = plan;
  const width = header.length;
  const dot = plan.pointsAreSpecial ? -1 : DOT;
  const wanted = grid.starts.length - headerRow - 1;
  const values = new Float64Array(wanted * samples).fill(NaN);
  const rows = new Uint32Array(wanted);
  const ids: string[] = [];
  const texts = [...targets]
    .filter((target) => target === TEXT_COLUMN)
    .map(() => Array.from({ length: wanted }, () => ''));

  for (let row = headerRow + 1, feature = 0; row < grid.starts.length; row++) {
    const end = grid.ends[row]!;
    let at = grid.starts[row]!;
    let column = 0;
    let textColumn = 0;
    for (; column < width && at <= end; column++) {
      const target = targets[column]!;
      if (target < 0) {
        const stop = cellEnd(grid, at, end);
        if (target === ID_COLUMN) ids[feature] = cellText(bytes, at, stop);
        else if (target === TEXT_COLUMN) texts[textColumn++]![feature] = cellText(bytes, at, stop);
        at = stop + 1;
        continue;
      }
      let cursor = at;
      let byte = bytes[cursor]!;
      const negative = byte === MINUS;
      if (negative) byte = bytes[++cursor]!;
      const digitsFrom = cursor;
      let mantissa = 0;
      while (byte >= ZERO && byte <= 57) {
        mantissa = mantissa * 10 + (byte - ZERO);
        byte = bytes[++cursor]!;
      }
      let digits = cursor - digitsFrom;
      let scale = 0;
      if (byte === dot) {
        byte = bytes[++cursor]!;
        const decimalsFrom = cursor;
        while (byte >= ZERO && byte <= 57) {
          mantissa = mantissa * 10 + (byte - ZERO);
          byte = bytes[++cursor]!;
        }
        scale = cursor - decimalsFrom;
        digits += scale;
      }
      if ((byte === delimiter || cursor === end) && digits > 0 && mantissa < MAX_EXACT && scale <= 22) {
        const magnitude = mantissa / EXACT_POWERS[scale]!;
        values[feature * samples + target] = negative ? -magnitude : magnitude;
        at = cursor + 1;
      } else if (cursor === at && (byte === delimiter || cursor === end)) {
        at = cursor + 1;
      } else {
        const stop = cellEnd(grid, at, end);
        values[feature * samples + target] = readIrregular(bytes, at, stop, row, column, plan);
        at = stop + 1;
      }
    }
    const rest = at <= end ? restOfRow(grid, at, end) : { cells: 0, content: false };
    if (column < width || rest.content) plan.onRagged(row, column + rest.cells, rest.content);
    ids[feature] ??= '';
    rows[feature] = row;
    feature++;
  }
  return { values, ids, texts, rows };
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
