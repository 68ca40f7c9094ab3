/** A draw of the standard normal distribution (Box & Muller 1958, doi:10.1214/aoms/1177706645). */
export const normalDeviate = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * A draw of the standard normal distribution below `limit`, by rejection: of normal draws where they often fall there,
 * else of an exponential that falls away from the limit (Robert 1995, doi:10.1007/BF00143942).
 */
export function normalBelow(limit: number, random: () => number): number {
  if (limit > -0.5) {
    for (;;) {
      const draw = normalDeviate(random);
      if (draw <= limit) return draw;
    }
  }
  const from = -limit;
  const rate = (from + Math.hypot(from, 2)) / 2;
  for (;;) {
    const draw = from - Math.log(1 - random()) / rate;
    if (random() <= Math.exp(-((draw - rate) ** 2) / 2)) return -draw;
  }
}
