/** The table (features × samples) times a vector over the samples. */
export function overSamples(scaled: Float64Array, features: number, vector: Float64Array): Float64Array {
  const samples = vector.length;
  const result = new Float64Array(features);
  for (let i = 0; i < features; i += 1) {
    let sum = 0;
    for (let j = 0, at = i * samples; j < samples; j += 1, at += 1) sum += scaled[at]! * vector[j]!;
    result[i] = sum;
  }
  return result;
}

export const sumOfSquares = (values: Float64Array): number => values.reduce((sum, value) => sum + value * value, 0);

/** −1 when the entry of largest size is negative; of two that differ by rounding only, the earlier decides. */
export function signOf(loading: Float64Array): 1 | -1 {
  let best = 0;
  for (const value of loading) if (Math.abs(value) > Math.abs(best) * (1 + 1e-9)) best = value;
  return best < 0 ? -1 : 1;
}
