import { minimum } from '../../extremes/index.ts';
import { uniform } from '../../linear/index.ts';
import { firstDiscriminant } from './discriminant.ts';

export type EffectInput = {
  /** Samples × features, row-major, each sample's shares × 10⁶. */
  readonly values: Float64Array;
  readonly code: Int32Array;
  readonly classes: number;
};

/**
 * One round of effect sizes on the samples drawn: for each pair of classes and each feature the mean of the difference
 * of class means and of the feature's part in the distance along the first discriminant. Pairs × features.
 */
export function effectsOf({ classes, code, values }: EffectInput, drawn: Int32Array): Float64Array {
  const p = values.length / code.length;
  const x = new Float64Array(drawn.length * p);
  drawn.forEach((sample, at) => x.set(values.subarray(sample * p, (sample + 1) * p), at * p));
  const { means, scaling } = firstDiscriminant(
    x,
    drawn.map((sample) => code[sample]!),
    classes,
  );
  const length = Math.sqrt(scaling.reduce((sum, value) => sum + value ** 2, 0));
  const weight = scaling.map((value) => (length > 0 ? value / length : 0));
  const projected = Float64Array.from({ length: classes }, (_, k) =>
    weight.reduce((sum, value, j) => sum + value * means[k * p + j]!, 0),
  );
  const effects = new Float64Array(((classes * (classes - 1)) / 2) * p);
  let pair = 0;
  for (let a = 0; a < classes; a += 1) {
    for (let b = 0; b < a; b += 1, pair += 1) {
      const distance = Math.abs(projected[a]! - projected[b]!);
      for (let j = 0; j < p; j += 1)
        effects[pair * p + j] = (Math.abs(means[a * p + j]! - means[b * p + j]!) + Math.abs(weight[j]! * distance)) / 2;
    }
  }
  return effects;
}

const mostTries = 1000;

/**
 * LDA scores of features: log10(1 + the largest mean effect of a pair of classes) over `boots` draws of two thirds of
 * the samples.
 *
 * A feature with few distinct values in a class gets noise there, and a draw that is constant in a class or lacks one
 * is drawn again, as in LEfSe 1.1. Segata et al. 2011, doi:10.1186/gb-2011-12-6-r60.
 */
export function ldaScores(
  input: EffectInput,
  boots: number,
  seed: number,
  progress: (fraction: number) => void,
): Float64Array {
  const { classes, code } = input;
  const n = code.length;
  const p = input.values.length / n;
  const random = uniform(seed);
  const noisy = { ...input, values: withNoise(input, random) };
  const size = Math.floor(n * (2 / 3));
  const counts = Array.from({ length: classes }, (_, k) => code.reduce((sum, one) => sum + Number(one === k), 0));
  const least = Math.max(1, Math.floor(minimum(counts) * (2 / 3) * (2 / 3) * 0.5));
  const sums = new Float64Array(((classes * (classes - 1)) / 2) * p);
  for (let boot = 0; boot < boots; boot += 1) {
    progress(boot / boots);
    let drawn = draw(n, size, random);
    for (let tries = 1; tries < mostTries && !isUsable(noisy, drawn, least); tries += 1) drawn = draw(n, size, random);
    // After this many tries the whole classes are used, so that a score exists.
    if (new Set(drawn.map((sample) => code[sample]!)).size < classes)
      drawn = Int32Array.from({ length: n }, (_, i) => i);
    effectsOf(noisy, drawn).forEach((effect, at) => (sums[at]! += effect / boots));
  }
  return Float64Array.from({ length: p }, (_, j) => {
    let most = 0;
    for (let at = j; at < sums.length; at += p) most = Math.max(most, sums[at]!);
    return Math.log10(1 + most);
  });
}

const draw = (n: number, size: number, random: () => number): Int32Array =>
  Int32Array.from({ length: size }, () => Math.floor(random() * n));

function isUsable({ classes, code, values }: EffectInput, drawn: Int32Array, least: number): boolean {
  const p = values.length / code.length;
  for (let k = 0; k < classes; k += 1) {
    const own = drawn.filter((sample) => code[sample] === k);
    if (own.length < Math.max(1, least)) return false;
    for (let j = 0; j < p; j += 1) {
      const distinct = new Set<number>();
      for (const sample of own) {
        distinct.add(values[sample * p + j]!);
        if (distinct.size > least) break;
      }
      if (distinct.size <= least) return false;
    }
  }
  return true;
}

function withNoise({ classes, code, values }: EffectInput, random: () => number): Float64Array {
  const n = code.length;
  const p = values.length / n;
  const result = values.slice();
  for (let k = 0; k < classes; k += 1) {
    const own = Array.from(code.keys()).filter((sample) => code[sample] === k);
    for (let j = 0; j < p; j += 1) {
      const distinct = new Set(own.map((sample) => values[sample * p + j]!)).size;
      if (distinct > Math.max(own.length * 0.5, 4)) continue;
      for (const sample of own) {
        const value = values[sample * p + j]!;
        const deviate = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
        result[sample * p + j] = Math.abs(value + deviate * Math.max(value * 0.05, 0.01));
      }
    }
  }
  return result;
}
