type Coefficients = { readonly asymptotic: number; readonly extra: number };

const [mostRounds, mostIterations] = [10, 25];

/**
 * dispersion = a₀ + a₁ / mean, as a gamma regression with the identity link, leaving out features far from the curve.
 *
 * Anders & Huber 2010, doi:10.1186/gb-2010-11-10-r106.
 *
 * @returns `null` when it does not settle, or a coefficient is not positive.
 */
export function parametricTrend(means: Float64Array, dispersions: Float64Array): Coefficients | null {
  let now: Coefficients = { asymptotic: 0.1, extra: 1 };
  for (let round = 0; round <= mostRounds; round += 1) {
    const good = Array.from(means.keys()).filter((row) => {
      const ratio = dispersions[row]! / (now.asymptotic + now.extra / means[row]!);
      return ratio > 1e-4 && ratio < 15;
    });
    const fit = gammaFit(
      Float64Array.from(good, (row) => 1 / means[row]!),
      Float64Array.from(good, (row) => dispersions[row]!),
      now,
    );
    if (!fit || !(fit.asymptotic > 0 && fit.extra > 0)) return null;
    const change = Math.log(fit.asymptotic / now.asymptotic) ** 2 + Math.log(fit.extra / now.extra) ** 2;
    now = fit;
    if (change < 1e-6 && fit.settled) return now;
  }
  return null;
}

/**
 * Reweighted least squares of y on 1 and x with variance proportional to the square of the mean, as `glm.fit` with a
 * given start: a step that leaves the valid range, the first one too, is halved until every fitted value is positive.
 */
function gammaFit(
  x: Float64Array,
  y: Float64Array,
  start: Coefficients,
): (Coefficients & { readonly settled: boolean }) | null {
  const valid = ({ asymptotic, extra }: Coefficients): boolean => x.every((value) => asymptotic + extra * value > 0);
  const deviance = ({ asymptotic, extra }: Coefficients): number =>
    -2 *
    x.reduce(
      (sum, value, i) =>
        sum +
        Math.log(y[i]! / (asymptotic + extra * value)) -
        (y[i]! - asymptotic - extra * value) / (asymptotic + extra * value),
      0,
    );
  if (x.length === 0 || !valid(start)) return null;
  let now = start;
  let before = deviance(now);
  for (let iteration = 0; iteration < mostIterations; iteration += 1) {
    let next = weightedLine(x, y, now);
    if (!Number.isFinite(next.asymptotic) || !Number.isFinite(next.extra)) return null;
    for (let halving = 0; !valid(next); halving += 1) {
      if (halving >= mostIterations) return null;
      next = { asymptotic: (next.asymptotic + now.asymptotic) / 2, extra: (next.extra + now.extra) / 2 };
    }
    const after = deviance(next);
    now = next;
    if (Math.abs(after - before) / (Math.abs(after) + 0.1) < 1e-8) return { ...now, settled: true };
    before = after;
  }
  return { ...now, settled: false };
}

function weightedLine(x: Float64Array, y: Float64Array, { asymptotic, extra }: Coefficients): Coefficients {
  const weight = (i: number): number => 1 / (asymptotic + extra * x[i]!) ** 2;
  const sum = (of: (i: number) => number): number => x.reduce((total, _, i) => total + weight(i) * of(i), 0);
  const total = sum(() => 1);
  const [middle, level] = [sum((i) => x[i]!) / total, sum((i) => y[i]!) / total];
  const slope = sum((i) => (x[i]! - middle) * (y[i]! - level)) / sum((i) => (x[i]! - middle) ** 2);
  return { asymptotic: level - slope * middle, extra: slope };
}
