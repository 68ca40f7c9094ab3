/** A smaller standardised coefficient is rounding of 0. */
export const none = 1e-12;

/** Features as the fit needs them: centred, unit variance (divisor n); `sd` 0 keeps a feature out. */
type Standardized = { readonly x: Float64Array; readonly mean: Float64Array; readonly sd: Float64Array };

/** @param x - Zeros, to be filled. */
export function standardized(
  values: Float64Array,
  features: number,
  samples: number,
  x: Float64Array = new Float64Array(values.length),
): Standardized {
  const [mean, sd] = [new Float64Array(features), new Float64Array(features)];
  for (let f = 0; f < features; f += 1) {
    const from = f * samples;
    let [sum, isConstant] = [0, true];
    for (let at = from; at < from + samples; at += 1) {
      sum += values[at]!;
      isConstant &&= values[at] === values[from];
    }
    const centre = sum / samples;
    mean[f] = centre;
    if (isConstant) continue;
    let squares = 0;
    for (let at = from; at < from + samples; at += 1) squares += (values[at]! - centre) ** 2;
    const spread = Math.sqrt(squares / samples);
    sd[f] = spread;
    const scale = 1 / spread;
    for (let at = from; at < from + samples; at += 1) x[at] = (values[at]! - centre) * scale;
  }
  return { x, mean, sd };
}

export function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i]!;
  return sum;
}
