/**
 * The curve of one feature. Points run from (0, 0) to (1, 1); point i takes samples beyond `threshold[i]` for positive.
 */
export type RocCurve = {
  readonly auc: number;
  /** Standard error after DeLong; `NaN` with fewer than two samples on a side. */
  readonly se: number;
  readonly threshold: Float64Array;
  readonly tpr: Float64Array;
  readonly fpr: Float64Array;
};

/**
 * ROC curve, its area and DeLong's standard error.
 *
 * The area is the share of pairs in which the positive sample has the larger value, ties counted half. Thresholds lie
 * halfway between neighbouring values; the outermost are infinite. DeLong, DeLong & Clarke-Pearson 1988, Biometrics 44,
 * 837. doi:10.2307/2531595
 *
 * @param values - Without missing values.
 * @param positive - 1 where the sample belongs to the group to be found.
 * @param higher - Whether large values speak for it.
 */
export function rocCurve(values: Float64Array, positive: Uint8Array, higher: boolean): RocCurve {
  const sign = higher ? 1 : -1;
  const order = Uint32Array.from(values, (_, i) => i).sort((a, b) => sign * (values[b]! - values[a]!) || a - b);
  const cases = positive.reduce((sum, one) => sum + one, 0);
  const controls = values.length - cases;
  const [threshold, tpr, fpr] = [[sign * Number.POSITIVE_INFINITY], [0], [0]];
  const [above, below] = [new Spread(), new Spread()];
  let [casesAbove, controlsAbove] = [0, 0];
  for (let from = 0; from < order.length;) {
    let to = from;
    let tiedCases = 0;
    while (to < order.length && values[order[to]!] === values[order[from]!]) tiedCases += positive[order[to++]!]!;
    const tiedControls = to - from - tiedCases;
    // What share of the other side lies below a case of this block, or above a control of it.
    above.add((controls - controlsAbove - tiedControls / 2) / controls, tiedCases);
    below.add((casesAbove + tiedCases / 2) / cases, tiedControls);
    casesAbove += tiedCases;
    controlsAbove += tiedControls;
    tpr.push(casesAbove / cases);
    fpr.push(controlsAbove / controls);
    threshold.push(
      to < order.length ? (values[order[from]!]! + values[order[to]!]!) / 2 : -sign * Number.POSITIVE_INFINITY,
    );
    from = to;
  }
  return {
    auc: above.mean,
    se: Math.sqrt(above.variance / cases + below.variance / controls),
    threshold: Float64Array.from(threshold),
    tpr: Float64Array.from(tpr),
    fpr: Float64Array.from(fpr),
  };
}

/** Mean and variance (n − 1) of values that come with a count, by Welford's updates. */
class Spread {
  mean = 0;
  #count = 0;
  #squares = 0;

  add(value: number, count: number): void {
    if (count === 0) return;
    this.#count += count;
    const step = value - this.mean;
    this.mean += (step * count) / this.#count;
    this.#squares += count * step * (value - this.mean);
  }

  get variance(): number {
    return this.#count > 1 ? Math.max(0, this.#squares) / (this.#count - 1) : Number.NaN;
  }
}

/** The point of largest sensitivity + specificity − 1 (Youden 1950); of equal ones that of highest specificity. */
export function youdenPoint({ fpr, tpr }: Pick<RocCurve, 'fpr' | 'tpr'>): number {
  let best = 0;
  for (let i = 1; i < tpr.length; i += 1) if (tpr[i]! - fpr[i]! > tpr[best]! - fpr[best]! + 1e-12) best = i;
  return best;
}
