import { niceScale, type Rect, type Scale } from '../../frame/index.ts';

/**
 * Scales on which one unit is nearly as long across as upwards, so that a right angle looks like one: both count in the
 * same steps, and the side with room to spare gets more of them.
 */
export function evenScales(
  x: readonly [number, number],
  y: readonly [number, number],
  { height, width }: Pick<Rect, 'width' | 'height'>,
): readonly [Scale, Scale] {
  // As fine as both ranges allow without crowding the shorter side with ticks.
  const { interval } = niceScale(0, Math.max((x[1] - x[0]) / width, (y[1] - y[0]) / height) * Math.min(width, height), {
    ticks: 7,
  });
  const ends = ([low, high]: readonly [number, number]) => ({
    from: Math.floor(low / interval + 1e-9),
    to: Math.ceil(high / interval - 1e-9),
  });
  const [across, up] = [ends(x), ends(y)];
  const stepLength = Math.min(width / Math.max(1, across.to - across.from), height / Math.max(1, up.to - up.from));
  const widened = (
    { from, to }: { from: number; to: number },
    length: number,
    [low, high]: readonly [number, number],
  ): Scale => {
    let [least, most] = [from, to];
    for (let spare = Math.floor(length / stepLength + 0.35) - (to - from); spare > 0; spare -= 1) {
      // The step goes to the side whose outermost value is nearer to the edge.
      if (most * interval - high <= low - least * interval) most += 1;
      else least -= 1;
    }
    const round = (steps: number): number => Number((steps * interval).toPrecision(12));
    return { min: round(least), max: round(most), interval };
  };
  return [widened(across, width, x), widened(up, height, y)];
}
