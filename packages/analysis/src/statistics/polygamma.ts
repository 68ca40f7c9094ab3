/** ψ(x), the derivative of ln Γ, for x > 0; relative error about 1e-14. */
export function digamma(x: number): number {
  if (!(x > 0)) return Number.NaN;
  let shift = 0;
  let at = x;
  while (at < 12) {
    shift -= 1 / at;
    at += 1;
  }
  const r = 1 / (at * at);
  return (
    shift +
    Math.log(at) -
    0.5 / at -
    r * (1 / 12 - r * (1 / 120 - r * (1 / 252 - r * (1 / 240 - r * (1 / 132 - (r * 691) / 32760)))))
  );
}

/** ψ′(x) for x > 0; relative error about 1e-14. */
export function trigamma(x: number): number {
  return polygammaSum(
    x,
    (at) => 1 / (at * at),
    (at, r) =>
      (1 + 0.5 / at + r * (1 / 6 - r * (1 / 30 - r * (1 / 42 - r * (1 / 30 - r * (5 / 66 - (r * 691) / 2730)))))) / at,
  );
}

/** ψ″(x) for x > 0. */
export function tetragamma(x: number): number {
  return polygammaSum(
    x,
    (at) => -2 / at ** 3,
    (at, r) => -r * (1 + 1 / at + r * (1 / 2 - r * (1 / 6 - r * (1 / 6 - r * (3 / 10 - r * (5 / 6)))))),
  );
}

function polygammaSum(x: number, term: (at: number) => number, series: (at: number, r: number) => number): number {
  if (!(x > 0)) return Number.NaN;
  let sum = 0;
  let at = x;
  while (at < 12) {
    sum += term(at);
    at += 1;
  }
  return sum + series(at, 1 / (at * at));
}

/** The y > 0 with ψ′(y) = x, by Newton's method on 1/ψ′ (Smyth 2004, doi:10.2202/1544-6115.1027, appendix). */
export function trigammaInverse(x: number): number {
  if (!(x > 0)) return Number.NaN;
  if (x > 1e7) return 1 / Math.sqrt(x);
  if (x < 1e-6) return 1 / x;
  let y = 0.5 + 1 / x;
  for (let step = 0; step < 50; step += 1) {
    const value = trigamma(y);
    const change = (value * (1 - value / x)) / tetragamma(y);
    y += change;
    if (-change / y < 1e-8) break;
  }
  return y;
}
