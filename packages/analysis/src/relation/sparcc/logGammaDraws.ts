/**
 * Logarithms of gamma draws of shape count + 1: of a sample's counts they are, up to a constant, the logarithms of
 * fractions drawn from the Dirichlet posterior with a uniform prior.
 *
 * Marsaglia & Tsang 2000, ACM Trans. Math. Softw. 26, 363. doi:10.1145/358407.358414
 *
 * @param counts - At least 0. Not mutated.
 */
export function logGammaDraws(counts: Float64Array, random: () => number): Float64Array {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return counts.map((count) => {
    const d = count + 2 / 3;
    const scale = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = normal();
      const v = (1 + scale * x) ** 3;
      if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return Math.log(d * v);
    }
  });
}
