/** A point of a line search: how far, the value and the slope there. */
type Point = { readonly at: number; readonly value: number; readonly slope: number };

const [decrease, curvature, narrow] = [1e-3, 0.9, 0.1];
const mostEvaluations = 20;

/**
 * A step along a line that lowers the value enough and flattens the slope, between 0 and `most`.
 *
 * Moré & Thuente 1994, doi:10.1145/192115.192132, with the constants of L-BFGS-B.
 *
 * @param slope - At 0; below 0.
 * @returns `null` when none was found.
 */
export function lineSearch(
  evaluate: (step: number) => Point,
  value: number,
  slope: number,
  most: number,
): Point | null {
  const test = decrease * slope;
  let [low, high]: [Point, Point] = [
    { at: 0, value, slope },
    { at: 0, value, slope },
  ];
  let bracketed = false;
  let first = true;
  let width = most;
  let widthBefore = 2 * most;
  let [least, largest] = [0, 5];
  let step = 1;
  for (let evaluation = 0; evaluation < mostEvaluations; evaluation += 1) {
    const here = evaluate(step);
    const enough = value + step * test;
    if (first && here.value <= enough && here.slope >= Math.min(decrease, curvature) * slope) first = false;
    const stuck = bracketed && (step <= least || step >= largest || largest - least <= narrow * largest);
    const atEnd = step === most && here.value <= enough && here.slope <= test;
    if (stuck || atEnd || (here.value <= enough && Math.abs(here.slope) <= -curvature * slope)) return here;

    // Until the decrease is sufficient, the line of sufficient decrease is subtracted.
    const shifted = first && here.value <= low.value && here.value > enough;
    const off = ({ at, slope: rise, value: height }: Point, by: number): Point => ({
      at,
      value: height - at * by,
      slope: rise - by,
    });
    const by = shifted ? test : 0;
    const next = narrowed(off(low, by), off(high, by), off(here, by), bracketed, least, largest);
    [low, high, bracketed, step] = [off(next.low, -by), off(next.high, -by), next.bracketed, next.step];
    if (bracketed) {
      if (Math.abs(high.at - low.at) >= 0.66 * widthBefore) step = low.at + 0.5 * (high.at - low.at);
      [widthBefore, width] = [width, Math.abs(high.at - low.at)];
      [least, largest] = [Math.min(low.at, high.at), Math.max(low.at, high.at)];
    } else [least, largest] = [low.at, step + 4 * (step - low.at)];
    step = Math.min(Math.max(step, 0), most);
    if (bracketed && (step <= least || step >= largest || largest - least <= narrow * largest)) step = low.at;
  }
  return null;
}

type Interval = { readonly low: Point; readonly high: Point; readonly bracketed: boolean; readonly step: number };

/** The next trial step, by cubic or quadratic interpolation, and the interval that holds a minimum. */
function narrowed(low: Point, high: Point, here: Point, bracketed: boolean, least: number, largest: number): Interval {
  const opposite = here.slope * Math.sign(low.slope) < 0;
  const gap = here.at - low.at;
  const theta = (3 * (low.value - here.value)) / gap + low.slope + here.slope;
  const scale = Math.max(Math.abs(theta), Math.abs(low.slope), Math.abs(here.slope));
  const inside = (theta / scale) ** 2 - (low.slope / scale) * (here.slope / scale);
  const secant = here.at + (here.slope / (here.slope - low.slope)) * (low.at - here.at);
  const bounded = (step: number): number => Math.min(Math.max(step, least), largest);

  if (here.value > low.value) {
    const root = scale * Math.sqrt(inside) * (here.at < low.at ? -1 : 1);
    const cubic = low.at + ((root - low.slope + theta) / (2 * root - low.slope + here.slope)) * gap;
    const quadratic = low.at + (low.slope / ((low.value - here.value) / gap + low.slope) / 2) * gap;
    const step = Math.abs(cubic - low.at) < Math.abs(quadratic - low.at) ? cubic : cubic + (quadratic - cubic) / 2;
    return { low, high: here, bracketed: true, step };
  }
  if (opposite) {
    const root = scale * Math.sqrt(inside) * (here.at > low.at ? -1 : 1);
    const cubic = here.at + ((root - here.slope + theta) / (2 * root - here.slope + low.slope)) * (low.at - here.at);
    const step = Math.abs(cubic - here.at) > Math.abs(secant - here.at) ? cubic : secant;
    return { low: here, high: low, bracketed: true, step };
  }
  if (Math.abs(here.slope) < Math.abs(low.slope)) {
    const root = scale * Math.sqrt(Math.max(0, inside)) * (here.at > low.at ? -1 : 1);
    const ratio = (root - here.slope + theta) / (root + (low.slope - here.slope) + root);
    const cubic = ratio < 0 && root !== 0 ? here.at + ratio * (low.at - here.at) : here.at > low.at ? largest : least;
    if (!bracketed)
      return {
        low: here,
        high,
        bracketed,
        step: bounded(Math.abs(cubic - here.at) > Math.abs(secant - here.at) ? cubic : secant),
      };
    const nearer = Math.abs(cubic - here.at) < Math.abs(secant - here.at) ? cubic : secant;
    const limit = here.at + 0.66 * (high.at - here.at);
    return { low: here, high, bracketed, step: here.at > low.at ? Math.min(limit, nearer) : Math.max(limit, nearer) };
  }
  if (!bracketed) return { low: here, high, bracketed, step: here.at > low.at ? largest : least };
  const far = (3 * (here.value - high.value)) / (high.at - here.at) + high.slope + here.slope;
  const size = Math.max(Math.abs(far), Math.abs(high.slope), Math.abs(here.slope));
  const root =
    size * Math.sqrt((far / size) ** 2 - (high.slope / size) * (here.slope / size)) * (here.at > high.at ? -1 : 1);
  return {
    low: here,
    high,
    bracketed,
    step: here.at + ((root - here.slope + far) / (2 * root - here.slope + high.slope)) * (high.at - here.at),
  };
}
