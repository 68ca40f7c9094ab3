import type { Column } from '../../model/index.ts';

/** Bars of a histogram, and the most frequent texts that are kept. */
const bins = 40;
const mostLevels = 50;
/** Texts are kept as numbers of levels where that many at most stand for at least twice as many rows. */
const mostCodes = 65_536;

/** What is known of a column without reading it. */
export type ColumnFacts = {
  readonly name: string;
  readonly label: string;
  readonly kind: 'number' | 'text';
  readonly missing: number;
  /** Of finite numbers; null when there are none, and of text. */
  readonly min: number | null;
  readonly max: number | null;
  /** Finite numbers in equal parts from `min` to `max`. */
  readonly histogram: readonly number[];
  /** The most frequent texts, when they say something about many rows. */
  readonly levels: readonly { readonly value: string; readonly count: number }[];
  /** How many different texts. */
  readonly distinct: number;
};

export type Coded = { readonly levels: readonly string[]; readonly codes: Float64Array };

function numberFacts(name: string, label: string, values: Float64Array, withHistogram: boolean): ColumnFacts {
  let [missing, min, max] = [0, Infinity, -Infinity];
  for (const value of values) {
    if (Number.isNaN(value)) missing += 1;
    else if (Number.isFinite(value)) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  const some = min <= max;
  const histogram: number[] = [];
  if (some && withHistogram) {
    histogram.push(...Array<number>(bins).fill(0));
    const width = max - min;
    for (const value of values)
      if (Number.isFinite(value))
        histogram[width === 0 ? 0 : Math.min(bins - 1, Math.floor(((value - min) / width) * bins))]! += 1;
  }
  return {
    name,
    label,
    kind: 'number',
    missing,
    min: some ? min : null,
    max: some ? max : null,
    histogram,
    levels: [],
    distinct: 0,
  };
}

function textFacts(
  name: string,
  label: string,
  values: readonly string[],
): { facts: ColumnFacts; coded: Coded | null } {
  const codeOf = new Map<string, number>();
  const counts: number[] = [];
  const codes = new Float64Array(values.length);
  let missing = 0;
  values.forEach((cell, row) => {
    const known = codeOf.get(cell);
    const code = known ?? codeOf.size;
    if (known === undefined) {
      codeOf.set(cell, code);
      counts.push(0);
    }
    counts[code]! += 1;
    codes[row] = code;
    if (cell === '' || cell.trim() === '') missing += 1;
  });
  const texts = [...codeOf.keys()];
  const telling = texts.length <= mostLevels || texts.length * 2 <= values.length;
  const levels = telling
    ? texts
        .map((value, code) => ({ value, count: counts[code]! }))
        .filter(({ value }) => value.trim() !== '')
        .toSorted((a, b) => b.count - a.count)
        .slice(0, mostLevels)
    : [];
  const coded = texts.length <= mostCodes && texts.length * 2 <= values.length ? { levels: texts, codes } : null;
  return {
    facts: { name, label, kind: 'text', missing, min: null, max: null, histogram: [], levels, distinct: texts.length },
    coded,
  };
}

/** What a facet shows of a column; of text also its cells as numbers of levels, where that is shorter. */
export function columnFacts(
  column: Column,
  withHistogram: boolean,
): { readonly facts: ColumnFacts; readonly coded: Coded | null } {
  const { label, name } = column;
  return column.kind === 'text'
    ? textFacts(name, label, column.values)
    : { facts: numberFacts(name, label, column.values, withHistogram), coded: null };
}
