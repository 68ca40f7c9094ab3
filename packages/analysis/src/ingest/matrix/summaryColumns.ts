import { cellEnd, cellText, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import { plainNumber } from '../text/plainNumber.ts';
import { isSpreadName, isSummaryName, mentionsSummary } from './columnRoles.ts';

/** Cells looked at, at most, in so many rows at most and at least. */
const [sampledCells, mostRows, leastRows] = [8_000, 40, 10];
/** Fewer rows could agree by chance. */
const fewestRows = 4;
/** Wider tables are samples throughout; every column against every run of neighbours would take long. */
const widest = 2_000;
/** Narrower tables are tried with any run of columns, wider ones with those that end at the column. */
const narrow = 60;

type Written = {
  readonly value: number;
  /** Half of its last decimal, by which a mean may have been rounded. */ readonly half: number;
};

/**
 * Of columns of numbers those that sum others up: named so (`合计`, `Mean`), or in every sampled row the sum or the mean
 * of all others or of the columns beside it.
 */
export function summaryColumns(grid: Grid, layout: Layout, columns: readonly number[]): ReadonlySet<number> {
  const { header } = layout;
  const found = new Set(columns.filter((column) => isSummaryName(header[column]!)));
  if (columns.length <= widest && columns.length > 2) {
    const rows = sampled(grid, layout, columns);
    // Without one that was found, another may be the sum of all others.
    for (let before = -1; before !== found.size && columns.length - found.size > 2;) {
      before = found.size;
      for (const column of computed(rows, columns, header, found)) found.add(column);
    }
  }
  if (found.size > 0) for (const column of columns) if (isSpreadName(header[column]!)) found.add(column);
  return found.size < columns.length - 1 ? found : new Set();
}

/** The last of the columns that are sums or means of others which are none. */
function* computed(
  rows: readonly (readonly (Written | undefined)[])[],
  columns: readonly number[],
  header: readonly string[],
  known: ReadonlySet<number>,
): Generator<number> {
  const places = [...columns.keys()].filter((at) => !known.has(columns[at]!));
  const totals = rows.map((row) => places.reduce((sum, place) => sum + (row[place]?.value ?? 0), 0));
  for (const [order, place] of places.entries()) {
    const own = rows.filter((row) => row[place] !== undefined && row[place].value !== 0);
    const enough = mentionsSummary(header[columns[place]!]!) ? 2 : fewestRows;
    if (own.length < enough) continue;
    const first = own[0]!;
    const rest = totals[rows.indexOf(first)]! - first[place]!.value;
    const mayBeAll = near(rest, first[place]!) || near(rest / (places.length - 1), first[place]!);
    const fits = (of: readonly number[]) =>
      of.length > 1 &&
      own.every((row) => isSummary(row, place, of)) &&
      // In rows of equal values every column is the mean of the others.
      own.filter((row) => of.some((other) => row[other] && row[other].value !== row[place]!.value)).length >= enough;
    if (mayBeAll && fits(places.filter((other) => other !== place))) {
      yield columns[place]!;
      return;
    }
    const runs = runsThatFit(first, places, order);
    if (runs.some(fits)) {
      yield columns[place]!;
      return;
    }
  }
}

/** Columns side by side that one may sum up, by one row: those next to it, and in narrow tables any. */
function runsThatFit(
  row: readonly (Written | undefined)[],
  places: readonly number[],
  order: number,
): readonly (readonly number[])[] {
  const wanted = row[places[order]!]!;
  const runs: (readonly number[])[] = [];
  const collect = (from: number, step: 1 | -1) => {
    let [sum, length] = [0, 0];
    for (let at = from; at >= 0 && at < places.length && at !== order; at += step) {
      sum += row[places[at]!]?.value ?? 0;
      length += 1;
      if (length > 1 && (near(sum, wanted) || near(sum / length, wanted)))
        runs.push(step > 0 ? places.slice(from, at + 1) : places.slice(at, from + 1));
    }
  };
  collect(order - 1, -1);
  collect(order + 1, 1);
  if (places.length <= narrow) for (let from = 0; from < places.length; from += 1) if (from !== order) collect(from, 1);
  return runs;
}

function isSummary(row: readonly (Written | undefined)[], place: number, of: readonly number[]): boolean {
  const wanted = row[place]!;
  const present = of.flatMap((other) => row[other]?.value ?? []);
  const sum = present.reduce((total, value) => total + value, 0);
  // A single value among zeros is its own sum, and of one value the mean is the value.
  const several = present.filter((value) => value !== 0).length > 1;
  return several && (near(sum, wanted) || near(sum / present.length, wanted));
}

const near = (value: number, { half, value: wanted }: Written): boolean =>
  Math.abs(value - wanted) <= Math.max(1e-6 * Math.abs(wanted), half);

/** Numbers of these columns in rows spread through the table. */
function sampled(
  grid: Grid,
  { header, headerRow }: Layout,
  columns: readonly number[],
): readonly (readonly (Written | undefined)[])[] {
  const place = new Int32Array(header.length).fill(-1);
  columns.forEach((column, at) => (place[column] = at));
  const count = grid.starts.length - headerRow - 1;
  const wanted = Math.min(mostRows, Math.max(leastRows, Math.floor(sampledCells / columns.length)));
  const step = Math.max(1, count / wanted);
  const rows: (Written | undefined)[][] = [];
  for (let at = 0; Math.floor(at) < count; at += step) {
    const row = headerRow + 1 + Math.floor(at);
    const numbers: (Written | undefined)[] = columns.map(() => undefined);
    const end = grid.ends[row]!;
    for (let column = 0, start = grid.starts[row]!; column < header.length && start <= end; column++) {
      const stop = cellEnd(grid, start, end);
      if (place[column]! >= 0) numbers[place[column]!] = numberOf(cellText(grid.bytes, start, stop));
      start = stop + 1;
    }
    rows.push(numbers);
  }
  return rows;
}

function numberOf(text: string): Written | undefined {
  const plain = plainNumber(text);
  const value = plain === '' ? Number.NaN : Number(plain);
  if (!Number.isFinite(value)) return undefined;
  const decimals = /^[+-]?\d+\.(\d+)$/u.exec(plain)?.[1]?.length ?? 0;
  return { value, half: decimals > 0 ? 0.51 * 10 ** -decimals : 0 };
}
