const lanczosG = 607 / 128;
const lanczos = [
  0.9999999999999971, 57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
  3.399464998481189e-5, 4.652362892704858e-5, -9.837447530487956e-5, 0.0001580887032249125, -0.00021026444172410488,
  0.00021743961811521265, -0.0001643181065367639, 8.441822398385275e-5, -2.6190838401581408e-5, 3.6899182659531625e-6,
] as const;
const halfLogTwoPi = 0.9189385332046728;

/**
 * Natural logarithm of Γ(x) for x > 0; absolute error about 1e-15 (relative 1e-15 for large x).
 *
 * Lanczos 1964 with the coefficients of P. Godfrey below 20, Stirling's series above. `NaN` for x ≤ 0.
 */
export function logGamma(x: number): number {
  if (!(x > 0)) return Number.NaN;
  if (x >= 20) return stirling(x);
  let sum = lanczos[0] as number;
  for (let i = 1; i < lanczos.length; i += 1) sum += lanczos[i]! / (x + i - 1);
  const t = x + lanczosG - 0.5;
  return (x - 0.5) * Math.log(t) - t + halfLogTwoPi + Math.log(sum);
}

function stirling(x: number): number {
  const r = 1 / (x * x);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r * (1 / 1188 - (r * 691) / 360360))))) / x;
  return (x - 0.5) * Math.log(x) - x + halfLogTwoPi + series;
}

/** Natural logarithm of the beta function B(a, b) for a, b > 0. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}
