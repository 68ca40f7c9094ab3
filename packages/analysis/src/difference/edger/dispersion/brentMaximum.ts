const golden = (3 - Math.sqrt(5)) / 2;
const smallest = Math.sqrt(Number.EPSILON);

/**
 * Where a function of one variable is highest between two bounds, by golden sections and parabolas (Brent 1973, chapter
 * 5).
 */
export function brentMaximum(of: (x: number) => number, low: number, high: number, tolerance: number): number {
  let [a, b] = [low, high];
  let x = a + golden * (b - a);
  let fx = of(x);
  let [v, w, fv, fw] = [x, x, fx, fx];
  let [step, before] = [0, 0];
  for (;;) {
    const middle = (a + b) / 2;
    const near = smallest * Math.abs(x) + tolerance / 3;
    if (Math.abs(x - middle) <= 2 * near - (b - a) / 2) return x;
    const parabola = Math.abs(before) > near ? vertexStep([x, fx], [v, fv], [w, fw]) : Number.NaN;
    if (Math.abs(parabola) < Math.abs(before / 2) && x + parabola > a && x + parabola < b) {
      [before, step] = [step, parabola];
      if (x + step - a < 2 * near || b - x - step < 2 * near) step = x < middle ? near : -near;
    } else {
      before = x < middle ? b - x : a - x;
      step = golden * before;
    }
    const u = x + (Math.abs(step) >= near ? step : Math.sign(step) * near);
    const fu = of(u);
    if (fu >= fx) {
      if (u < x) b = x;
      else a = x;
      [v, fv, w, fw, x, fx] = [w, fw, x, fx, u, fu];
      continue;
    }
    if (u < x) a = u;
    else b = u;
    if (fu >= fw || w === x) [v, fv, w, fw] = [w, fw, u, fu];
    else if (fu >= fv || v === x || v === w) [v, fv] = [u, fu];
  }
}

/** From `x` to the vertex of the parabola through three points. */
function vertexStep(
  [x, fx]: readonly [number, number],
  [v, fv]: readonly [number, number],
  [w, fw]: readonly [number, number],
): number {
  const r = (x - w) * (fv - fx);
  const q = (x - v) * (fw - fx);
  return -((x - v) * q - (x - w) * r) / (2 * (q - r));
}
