import { InputError } from '../../model/index.ts';
import { sortedPresent, sortedQuantile } from '../../statistics/index.ts';
import { monotoneSpline } from './monotoneSpline.ts';

/** Added to every probability, so that no feature is impossible to draw. */
const least = 1e-3;
const fewestLengths = 20;

export type LengthBias = {
  /** For each feature of the background, how likely one of its length is to be in the list. */
  readonly weights: Float64Array;
  readonly missing: number;
  /** Share of the list among the shortest and the longest tenth. */
  readonly shortest: number;
  readonly longest: number;
};

/**
 * The probability of being in the list by length: a monotone curve of the list (0 or 1) on log2 length. A feature
 * without a length gets the probability at the median length.
 *
 * Young et al. 2010, Genome Biology 11, R14. doi:10.1186/gb-2010-11-2-r14
 *
 * @param listed - 1 for what is in the list.
 * @param lengths - `NaN` where it is not known.
 * @throws {InputError} When too few lengths are known to draw a curve.
 */
export function lengthBias(listed: Uint8Array, lengths: Float64Array): LengthBias {
  const present = [...lengths.keys()]
    .filter((at) => !Number.isNaN(lengths[at]!))
    .toSorted((a, b) => lengths[a]! - lengths[b]! || a - b);
  const different = new Set(present.map((at) => lengths[at]!)).size;
  if (different < fewestLengths || present.length < lengths.length / 2) {
    throw new InputError(
      [
        {
          code: 'few-lengths',
          severity: 'error',
          input: 'bias',
          what: `背景的 ${lengths.length} 个特征中只有 ${present.length} 个有长度，共 ${different} 种取值，不能估计长度偏倚`,
          remedy: `请在差异结果表中给出大多数特征的长度（至少 ${fewestLengths} 种取值、一半以上的特征），或把“长度偏倚校正”改为不校正`,
        },
      ],
      'parameter',
    );
  }
  const tenth = Math.ceil(present.length / 10);
  const share = (part: readonly number[]): number => part.reduce((sum, at) => sum + listed[at]!, 0) / part.length;
  const [shortest, longest] = [share(present.slice(0, tenth)), share(present.slice(-tenth))];
  const x = Float64Array.from(present, (at) => Math.log2(lengths[at]!));
  const curve = monotoneSpline(
    x,
    present.map((at) => listed[at]!),
    longest >= shortest,
  ).map((value) => value + least);
  const middle = curve[Math.ceil(present.length / 2) - 1]!;
  const weights = new Float64Array(lengths.length).fill(middle);
  present.forEach((at, place) => (weights[at] = curve[place]!));
  return { weights, missing: lengths.length - present.length, shortest, longest };
}

/** Median length of those listed and of the others; for the remarks. */
export function medianLengths(listed: Uint8Array, lengths: Float64Array): readonly [listed: number, others: number] {
  const of = (wanted: number): number =>
    sortedQuantile(sortedPresent(lengths.filter((_, at) => listed[at] === wanted)), 0.5);
  return [of(1), of(0)];
}
