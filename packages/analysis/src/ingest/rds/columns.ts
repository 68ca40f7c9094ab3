import type { Words } from '../parts/content.ts';
import { isOf } from './classes.ts';
import { attribute, numberAt, textsOf, vectorOf, wholeAt, wordsAt, type RNode, type RVector } from './nodes.ts';
import { broken } from './problems.ts';
import { dayInMs } from '../dayInMs.ts';

const MOST_RUNS = 3_000_000;

/**
 * A column of a table as words: factors by their levels, dates as dates, missing values as empty text; `undefined` for
 * a value that is not a column, such as a list.
 */
export function columnOf(node: RNode): Words | undefined {
  if (isOf(node, 'Rle')) return runs(node);
  const vector = vectorOf(node);
  if (!vector || attribute(vector, 'dim') || vector.mode === 'complex') return undefined;
  return { length: vector.length, at: wordOf(vector) };
}

function wordOf(vector: RVector): (row: number) => string | undefined {
  const number = (row: number): number => numberAt(vector, row);
  if (vector.mode === 'string') return cleaned(wordsAt(vector));
  if (isOf(vector, 'factor')) {
    const levels = textsOf(attribute(vector, 'levels'));
    if (!levels) throw broken('因子没有水平（levels）');
    return cleaned((row) => levels[number(row) - 1]);
  }
  if (vector.mode === 'logical')
    return (row) => (Number.isNaN(number(row)) ? undefined : number(row) === 0 ? 'FALSE' : 'TRUE');
  if (isOf(vector, 'integer64')) return (row) => (row < vector.length ? wholeAt(vector, row)?.toString() : undefined);
  if (isOf(vector, 'Date')) return (row) => moment(number(row) * dayInMs)?.slice(0, 10);
  if (isOf(vector, 'POSIXct')) return (row) => moment(number(row) * 1000);
  return (row) => shown(number(row));
}

/** In its shortest form; what is missing as nothing. */
const shown = (value: number): string | undefined =>
  Number.isNaN(value) ? undefined : String(value).replace('Infinity', 'Inf');

/** A tab or a line end within a cell would break the table. */
const cleaned =
  (words: (row: number) => string | undefined) =>
  (row: number): string | undefined =>
    words(row)
      ?.replace(/[\t\r\n\0]+/gu, ' ')
      .trim();

function moment(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 19).replace('T', ' ');
}

/** A run-length encoded column of Bioconductor. */
function runs(node: RNode): Words | undefined {
  const [values, lengths] = [attribute(node, 'values'), vectorOf(attribute(node, 'lengths'))];
  const words = values && columnOf(values);
  if (!words || !lengths || lengths.length !== words.length) return undefined;
  const total = Array.from({ length: lengths.length }, (_, run) => numberAt(lengths, run)).reduce(
    (sum, length) => sum + length,
    0,
  );
  if (!(total >= 0 && total <= MOST_RUNS)) throw broken('Rle 列的长度不正确');
  const runOf = new Uint32Array(total);
  let row = 0;
  for (let run = 0; run < lengths.length; run += 1) {
    const length = numberAt(lengths, run);
    if (!(length >= 0)) throw broken('Rle 列的长度不正确');
    runOf.fill(run, row, row + length);
    row += length;
  }
  return { length: total, at: (at) => (at < total ? words.at(runOf[at]!) : undefined) };
}
