import { quoteCell } from '../../csv/index.ts';
import type { RandomDraws } from '../../examples/randomDraws.ts';
import type { DemoContrast, DemoSample } from './model.ts';

export type DesignGroup = { readonly name: string; readonly prefix: string };

/** Samples of groups of equal size, taken in turns by two batches, so that groups and batches are not confounded. */
export function balancedSamples(groups: readonly DesignGroup[], each: number): DemoSample[] {
  return groups.flatMap(({ name, prefix }, group) =>
    Array.from({ length: each }, (_, index) => ({
      name: `${prefix}${index + 1}`,
      group: name,
      factors: { batch: `批次 ${((index + group) % 2) + 1}` },
    })),
  );
}

/** 0 or 1: the batch of a sample. */
export const batchOf = ({ factors }: DemoSample): number => (factors['batch']!.endsWith('1') ? 0 : 1);

/** Each group against the first, then each against the one before it. */
export const contrastsOf = (pairs: readonly (readonly [test: string, reference: string])[]): DemoContrast[] =>
  pairs.map(([test, reference]) => ({ test, reference }));

/** How strongly each group shows an effect; groups that are not named show none. */
export type Pattern = Readonly<Record<string, number>>;

/** log2 of the level over the first group, by group; groups without a change are left out. */
export const scaled = (pattern: Pattern, size: number): Record<string, number> =>
  Object.fromEntries(Object.entries(pattern).flatMap(([group, share]) => (share === 0 ? [] : [[group, share * size]])));

/** How much a feature goes up or down where it changes, in log2. */
export const drawSize = (draws: RandomDraws, least: number, more: number): number =>
  Number((least + more * draws.uniform() ** 1.4).toPrecision(4));

/** A place below `count`. */
export const drawPlace = (draws: RandomDraws, count: number): number => Math.floor(draws.uniform() * count);

/** CSV with one header line; numbers are written without looking at each, a missing one as an empty cell. */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => {
    let line = '';
    for (let at = 0; at < row.length; at += 1) {
      const cell = row[at]!;
      if (at > 0) line += ',';
      line += typeof cell === 'string' ? quoteCell(cell) : Number.isNaN(cell) ? '' : cell;
    }
    return line;
  });
  return `${[header.map((cell) => quoteCell(cell)).join(','), ...lines].join('\n')}\n`;
}

export const numbered = (prefix: string, index: number, digits: number): string =>
  prefix + String(index + 1).padStart(digits, '0');

/** With the digits of an instrument. */
export const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));
