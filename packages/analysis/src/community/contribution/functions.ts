import type { Stratified } from './stratified.ts';

export const everyone = '全部样本';

type Part = { readonly taxon: number; readonly amount: number; readonly share: number; readonly samples: number };
export type Function = {
  readonly scope: string;
  readonly fn: number;
  readonly amount: number;
  readonly parts: readonly Part[];
  readonly diversity: number;
};

/** The functions of some samples, by falling amount; of equal ones the first in the file. */
export function functionsOf(
  { pairs }: Stratified,
  scope: string,
  members: readonly number[],
  weight: Float64Array,
): Function[] {
  const byFunction = new Map<number, { taxon: number; amount: number; samples: number }[]>();
  for (const { amounts, fn, taxon } of pairs) {
    const amount = members.reduce((sum, i) => sum + amounts[i]! * weight[i]!, 0) / members.length;
    if (amount > 0)
      byFunction.set(fn, [
        ...(byFunction.get(fn) ?? []),
        { taxon, amount, samples: members.filter((i) => amounts[i]! > 0).length },
      ]);
  }
  return [...byFunction]
    .map(([fn, raw]): Function => {
      const amount = raw.reduce((sum, part) => sum + part.amount, 0);
      const parts = raw
        .map((part): Part => ({ ...part, share: part.amount / amount }))
        .toSorted((one, other) => other.amount - one.amount || one.taxon - other.taxon);
      return { scope, fn, amount, parts, diversity: 1 / parts.reduce((sum, { share }) => sum + share * share, 0) };
    })
    .toSorted((one, other) => other.amount - one.amount || one.fn - other.fn);
}
