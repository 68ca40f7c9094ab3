import { quoteCell } from '../csv/index.ts';
import type { InputKind, Options } from '../model/index.ts';

/** `csv` is the text of the file, whatever its form. */
export type ExampleFile = { readonly name: string; readonly csv: string };

/** Which example a method gets, and the options that suit it. */
export type ExampleChoice = { readonly make: () => Example; readonly options?: Partial<Options> };
export type ExampleChoices = Readonly<Record<string, ExampleChoice>>;

/** A feature that was made to differ, and by how much: log2 of its level over the first level of the groups. */
export type TrueChange = { readonly feature: string; readonly log2fc: Readonly<Record<string, number>> };

/** Simulated data whose truth is known. */
export type Example = {
  readonly id: string;
  /** Chinese, says that the data are simulated. */
  readonly title: string;
  readonly description: string;
  /** A file for each input that it serves; a method takes those it knows. */
  readonly files: Readonly<Partial<Record<InputKind, ExampleFile>>>;
  /** Options that suit these data; the others keep their defaults. */
  readonly options?: Partial<Options>;
  readonly truth: readonly TrueChange[];
};

/** A CSV text with one header line; a missing value is an empty cell. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string =>
    cells.map((cell) => (typeof cell === 'number' && Number.isNaN(cell) ? '' : quoteCell(String(cell)))).join(',');
  return `${[header, ...rows].map(line).join('\n')}\n`;
}

/** The value with `digits` significant digits, as an instrument would export it. */
export function significant(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
