import type { Options } from '../model/index.ts';

export type ExampleFile = { readonly name: string; readonly csv: string };

/** A feature that was made to differ, and by how much: log2 of its level over the first level of the groups. */
export type TrueChange = { readonly feature: string; readonly log2fc: Readonly<Record<string, number>> };

/** Simulated data whose truth is known. */
export type Example = {
  readonly id: string;
  /** Chinese, says that the data are simulated. */
  readonly title: string;
  readonly description: string;
  readonly matrix: ExampleFile;
  readonly groups: ExampleFile;
  /** Options that suit these data; the others keep their defaults. */
  readonly options?: Partial<Options>;
  readonly truth: readonly TrueChange[];
};

/** A CSV text with one header line; a missing value is an empty cell. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string =>
    cells.map((cell) => (typeof cell === 'number' && Number.isNaN(cell) ? '' : String(cell))).join(',');
  return `${[header, ...rows].map(line).join('\n')}\n`;
}

/** The value with `digits` significant digits, as an instrument would export it. */
export function significant(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
