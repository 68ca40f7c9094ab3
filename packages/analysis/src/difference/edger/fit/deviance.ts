/**
 * The deviance of counts under a negative binomial with this dispersion, summed over the samples.
 *
 * A small constant keeps 0 out of the logarithms. Where mean × dispersion is very small or very large, the definition
 * would lose its digits; approximations by neighbouring families (Poisson to second order, gamma) are used there.
 */
export function devianceOf(y: Float64Array, mu: Float64Array, dispersion: number): number {
  let sum = 0;
  for (let i = 0; i < y.length; i += 1) sum += unitDeviance(y[i]! + 1e-8, mu[i]! + 1e-8, dispersion);
  return 2 * sum;
}

function unitDeviance(y: number, mu: number, dispersion: number): number {
  if (dispersion < 1e-4) {
    const rest = y - mu;
    return y * Math.log(y / mu) - rest - 0.5 * rest * rest * dispersion * (1 - dispersion * y);
  }
  const product = mu * dispersion;
  if (product > 1e6) return (((y - mu) / mu - Math.log(y / mu)) * mu) / (1 + product);
  const size = 1 / dispersion;
  return y * Math.log(y / mu) + (y + size) * Math.log((mu + size) / (y + size));
}
