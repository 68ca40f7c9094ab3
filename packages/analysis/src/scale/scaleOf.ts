import { arithmeticMean } from '../statistics/index.ts';

/** Whether numbers look as if logarithms had been taken, and the reason in Chinese. */
export type Scale = {
  /** `unknown` when neither can be said from the numbers alone. */
  readonly looks: 'logged' | 'raw' | 'unknown';
  /** Half a sentence for the person who decides. */
  readonly why: string;
  /** How many are below 0, which amounts never are. */
  readonly negatives: number;
};

/** Of so many features a few with values below 0 stand out, and so large a share at most are few. */
const fewestFeatures = 20;
const mostBelowZero = 0.05;

export type Extent = { readonly lowest: number; readonly highest: number };

/** Values that are sorted at most; of a larger table evenly spread ones. */
const sampledAtMost = 50_000;
/** Logarithms of base 2 of what instruments and sequencers measure stay below this. */
const highestLog = 50;
/** Of amounts the largest is many times the upper quartile; of their logarithms hardly more than a few times. */
const tailOfLogs = 6;
/** The spread of amounts grows with their level (exponent near 1), that of their logarithms does not. */
const spreadOfAmounts = 0.6;
/** Standard deviation of the logarithm of the levels below which they are near to each other. */
const nearLevels = 0.25;
/** Features of which the spread is looked at, at most. */
const spreadFeatures = 2_000;

/**
 * Judges from the values alone whether they are logarithms: values below 0, or a narrow range without a long tail.
 * Whole numbers, shares of a whole and large values are not. A few features below 0 among amounts do not speak for all.
 *
 * @param values - Of all features and samples; `NaN` is missing.
 * @param extent - The least and the greatest value where they are known; `Infinity` and `-Infinity` without values.
 */
export function scaleOf(values: Float64Array, samples: number, { highest, lowest }: Extent = extentOf(values)): Scale {
  const negatives = lowest < 0 ? values.reduce((sum, value) => sum + (value < 0 ? 1 : 0), 0) : 0;
  const found = (looks: Scale['looks'], why: string): Scale => ({ looks, why, negatives });
  if (lowest > highest) return found('unknown', '没有数值');
  if (negatives > 0) {
    const few = fewBelowZero(values, samples);
    if (few)
      return found(
        few.others.looks,
        `${few.others.why}；负值只在 ${few.features.length} 个特征中，它们可能不是测得的量`,
      );
    if (Math.max(-lowest, highest) > highestLog * 2)
      return found(
        'unknown',
        `有 ${negatives} 个负值，但数值在 ${short(lowest)}～${short(highest)} 之间，不会是对数，像是扣过背景的强度或中心化后的数据`,
      );
    return found('logged', `有 ${negatives} 个负值（最小 ${short(lowest)}），未取对数的量不会小于 0`);
  }
  const isWhole = (value: number): boolean => Number.isInteger(value) || Number.isNaN(value);
  if (values.every(isWhole)) return found('raw', `都是整数，最大 ${short(highest)}，像是计数或强度`);
  if (highest > highestLog * 2)
    return found('raw', `最大值 ${short(highest)}，取过 log2 的数据一般不超过 ${highestLog}`);
  if (highest <= 1) return found('raw', '都在 0～1 之间，像是比例');
  if (isComposition(values, samples)) return found('raw', '各样本之和为 100，像是百分比');
  if (highest > highestLog) return found('unknown', `最大值 ${short(highest)}`);
  const positive = spread(values)
    .filter((value) => value > 0)
    .sort();
  const quartile = positive[Math.floor(positive.length * 0.75)] ?? 0;
  const range = `数值在 ${short(lowest)}～${short(highest)} 之间`;
  const narrow = positive.length >= 100 && highest / quartile < tailOfLogs;
  return narrow && spreadOverLevel(values, samples) < spreadOfAmounts
    ? found('logged', `${range}，不是整数，没有长尾，离散程度也不随水平增大`)
    : found('unknown', range);
}

/** Features with values below 0, in order. */
function featuresBelowZero(values: Float64Array, samples: number): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    if (!(values[at]! < 0)) continue;
    const feature = Math.floor(at / samples);
    found.push(feature);
    at = (feature + 1) * samples - 1;
  }
  return found;
}

/**
 * The few features below 0 of a table whose others are no logarithms for sure: an age, a change of weight or a score
 * among amounts.
 *
 * @returns `undefined` when they are not few, too few others are left to tell, or these may be logarithms.
 */
export function fewBelowZero(
  values: Float64Array,
  samples: number,
): { readonly features: readonly number[]; readonly others: Scale } | undefined {
  const count = values.length / samples;
  if (count < fewestFeatures) return undefined;
  const features = featuresBelowZero(values, samples);
  if (features.length === 0 || features.length > count * mostBelowZero) return undefined;
  const left = new Set(features);
  const others = scaleOf(
    values.filter((_, at) => !left.has(Math.floor(at / samples))),
    samples,
  );
  return others.looks === 'raw' ? { features, others } : undefined;
}

function extentOf(values: Float64Array): Extent {
  let [lowest, highest] = [Infinity, -Infinity];
  // Comparisons with a missing value are false.
  for (let at = 0; at < values.length; at += 1) {
    if (values[at]! < lowest) lowest = values[at]!;
    if (values[at]! > highest) highest = values[at]!;
  }
  return { lowest, highest };
}

const short = (value: number): string => String(Number(value.toPrecision(4)));

/** Values from the whole table, so many that sorting them takes no time. */
function spread(values: Float64Array): Float64Array {
  // An odd step does not stay in the same few samples.
  const step = Math.max(1, Math.floor(values.length / sampledAtMost) | 1);
  return Float64Array.from({ length: Math.ceil(values.length / step) }, (_, at) => values[at * step]!);
}

/** The exponent with which the standard deviation of the features grows with their mean; 1 where nothing can be said. */
function spreadOverLevel(values: Float64Array, samples: number): number {
  const features = Math.floor(values.length / samples);
  const step = Math.max(1, Math.floor(features / spreadFeatures));
  const points: (readonly [level: number, spread: number])[] = [];
  for (let feature = 0; feature < features; feature += step) {
    const { mean, sd } = levelOf(values, feature * samples, samples);
    if (mean > 0 && sd > 0) points.push([Math.log(mean), Math.log(sd)]);
  }
  if (points.length < 10) return 1;
  const level = arithmeticMean(points.map(([x]) => x));
  const spread = arithmeticMean(points.map(([, y]) => y));
  let [together, alone] = [0, 0];
  for (const [x, y] of points) {
    together += (x - level) * (y - spread);
    alone += (x - level) ** 2;
  }
  // Amounts of different features lie further apart; so near to each other are logarithms.
  return alone < nearLevels ** 2 * points.length ? 0 : together / alone;
}

/** Mean and standard deviation (n − 1) of the values of one feature; `NaN` of fewer than two. */
function levelOf(values: Float64Array, from: number, samples: number): { readonly mean: number; readonly sd: number } {
  let [count, sum] = [0, 0];
  for (let at = from; at < from + samples; at += 1) {
    if (Number.isNaN(values[at]!)) continue;
    sum += values[at]!;
    count += 1;
  }
  const mean = count < 2 ? NaN : sum / count;
  let squares = 0;
  for (let at = from; at < from + samples; at += 1)
    if (!Number.isNaN(values[at]!)) squares += (values[at]! - mean) ** 2;
  return { mean, sd: Math.sqrt(squares / (count - 1)) };
}

function isComposition(values: Float64Array, samples: number): boolean {
  if (samples < 2 || values.length < samples * 4) return false;
  // Logarithms that were normalised add up to the same too, but not to 100. The first sample of most tables decides.
  for (let sample = 0; sample < samples; sample += 1) {
    let sum = 0;
    for (let at = sample; at < values.length; at += samples) if (!Number.isNaN(values[at]!)) sum += values[at]!;
    if (Math.abs(sum - 100) > 1) return false;
  }
  return true;
}
