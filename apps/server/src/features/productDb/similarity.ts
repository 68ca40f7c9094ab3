import type { ExperienceFacet } from '@panome/contract';

/** What is compared; empty and null: not known. */
export type Described = {
  readonly species: string;
  readonly platform: string;
  readonly storage: string;
  readonly amount: number | null;
  readonly amount_unit: string;
};
export type Compared = Exclude<ExperienceFacet, 'tissue'> | 'amount';

/** What a property weighs: the platform decides what can be detected, the storage only how well it kept. */
const weights: Readonly<Record<Compared, number>> = { platform: 3, species: 2, amount: 1, storage: 1 };
const names = Object.keys(weights) as Compared[];

/** Rows that agree in less than this share of the weights do not count as similar. */
const similarEnough = 0.6;
/** Amounts that differ by this factor have nothing in common; between, their logarithm decides. */
const apart = 8;

/**
 * How far one property agrees, 0 to 1; undefined: the person did not give it, or the row does not have it in the same
 * unit.
 */
function agreementOf(name: Compared, given: Described, row: Described): number | undefined {
  if (name !== 'amount') return given[name] === '' ? undefined : given[name] === row[name] ? 1 : 0;
  if (given.amount === null) return undefined;
  if (row.amount === null || given.amount_unit !== row.amount_unit) return 0;
  return Math.max(0, 1 - Math.abs(Math.log(given.amount / row.amount)) / Math.log(apart));
}

/**
 * The share of the given properties that agree, by their weights (Gower 1971, of the properties that are known). Rows
 * of another tissue are never compared.
 * @returns 1 when nothing but the tissue was given.
 */
function similarityOf(given: Described, row: Described, without?: Compared): number {
  let agreed = 0;
  let all = 0;
  for (const name of names) {
    const agreement = name === without ? undefined : agreementOf(name, given, row);
    if (agreement === undefined) continue;
    agreed += weights[name] * agreement;
    all += weights[name];
  }
  return all === 0 ? 1 : agreed / all;
}

/** The rows that are similar enough, the most similar first; equal ones keep their order. */
export function similarRows<Row extends Described>(
  given: Described,
  rows: readonly Row[],
): { readonly row: Row; readonly similarity: number }[] {
  return rows
    .map((row) => ({ row, similarity: similarityOf(given, row) }))
    .filter(({ similarity }) => similarity >= similarEnough)
    .toSorted((a, b) => b.similarity - a.similarity);
}

/** The given properties without which more rows would be similar enough, the most helpful first. */
export function loosenedBy(given: Described, rows: readonly Described[], found: number): Compared[] {
  return names
    .map((name) => ({
      name,
      more: rows.filter((row) => similarityOf(given, row, name) >= similarEnough).length - found,
    }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .map(({ name }) => name);
}
