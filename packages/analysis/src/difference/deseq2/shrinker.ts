import { cauchyChanges } from './cauchyChanges.ts';
import type { Contrast } from './contrastTests.ts';
import type { Deseq2Options } from './deseq2.schema.ts';
import type { Pipeline } from './pipeline.ts';
import type { Prepared } from './prepare.ts';
import type { ContrastFigures } from './resultTables.ts';
import { shrunkenChanges } from './shrunkenChanges.ts';
import type { ShrunkenChanges } from './shrunkenChanges.ts';

type Shrunk = NonNullable<ContrastFigures['shrunk']>;

export type Shrinker = {
  readonly of: (contrast: Contrast) => Shrunk;
  /**
   * Of the contrasts so far, in their order: variance of the normal prior, log2 scale, or scale of the Cauchy prior,
   * natural logarithm.
   */
  readonly priors: () => readonly number[];
  /** The most features that did not settle in one of them. */
  readonly unsettled: () => number;
};

/** Shrunken changes of contrasts by the prior that was chosen; `null` for none. */
export function shrinker(shrink: Deseq2Options['shrink'], prepared: Prepared, found: Pipeline): Shrinker | null {
  if (shrink === 'none') return null;
  const priors: number[] = [];
  let most = 0;
  const shrunken =
    shrink === 'normal'
      ? normalShrunk(prepared, found)
      : (contrast: Contrast) => {
          const { log2fc, s, scale, se, unsettled } = cauchyChanges(found, prepared, contrast);
          return { shrunk: { log2fc, se, s }, prior: scale, unsettled };
        };
  return {
    of: (contrast) => {
      const { prior, shrunk, unsettled } = shrunken(contrast);
      priors.push(Number(prior.toPrecision(4)));
      most = Math.max(most, unsettled);
      return shrunk;
    },
    priors: () => priors,
    unsettled: () => most,
  };
}

/** The model is fitted once for each group that is a reference. */
function normalShrunk(prepared: Prepared, found: Pipeline) {
  const known = new Map<number, ShrunkenChanges>();
  const p = prepared.design.columns;
  return ({
    reference,
    test,
  }: Contrast): { readonly shrunk: Shrunk; readonly prior: number; readonly unsettled: number } => {
    const own = known.get(reference) ?? shrunkenChanges(found, prepared, reference);
    known.set(reference, own);
    const { beta, prior, se, unsettled } = own;
    const column = (values: Float64Array): Float64Array =>
      Float64Array.from({ length: found.base.mean.length }, (_, row) => values[row * p + test]!);
    return { shrunk: { log2fc: column(beta), se: column(se) }, prior: prior[test]!, unsettled };
  };
}
