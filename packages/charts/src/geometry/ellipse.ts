export type Point = readonly [x: number, y: number];

/**
 * The region that holds `level` of a bivariate normal distribution with the points' mean and covariance (n − 1).
 *
 * Radius² = χ²₂(level) = −2 ln(1 − level), as `ellipse::ellipse(cov(x), centre = colMeans(x), level)` of R.
 * Traced by the Cholesky factor, so no eigenvectors are needed. Closed: the last point repeats the first.
 *
 * @returns `null` with fewer than three points or without spread in both directions: no ellipse is defined then.
 */
export function normalEllipse(points: readonly Point[], level = 0.95, count = 96): Point[] | null {
  const n = points.length;
  if (n < 3) return null;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / n;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / n;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const [x, y] of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const sdX = Math.sqrt(xx / (n - 1));
  if (sdX === 0) return null;
  const slant = xy / (n - 1) / sdX;
  const rest = yy / (n - 1) - slant ** 2;
  if (rest <= 1e-12 * (yy / (n - 1))) return null;

  const radius = Math.sqrt(-2 * Math.log(1 - level));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = (2 * Math.PI * (i % count)) / count;
    const along = radius * Math.cos(angle);
    return [meanX + sdX * along, meanY + slant * along + Math.sqrt(rest) * radius * Math.sin(angle)] as const;
  });
}
