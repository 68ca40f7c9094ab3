/** A support vector machine with a linear kernel: decision of sample i is Σ signed[j]·K(i, j) + intercept. */
export type SupportVectors = { readonly signed: Float64Array; readonly intercept: number };

const least = 1e-12;

/**
 * The soft-margin support vector machine of two classes, by sequential minimal optimisation with second-order choice of
 * the pair.
 *
 * Minimises ½‖w‖² + C Σ hinge with an intercept that is not penalised, as LIBSVM and R's `e1071::svm(type =
 * "C-classification", kernel = "linear")`. Fan, Chen & Lin 2005, JMLR 6, 1889; Platt 1998.
 *
 * @param kernel - Products of all pairs of samples, row-major, n².
 * @param y - +1 or −1 of each sample; both must occur.
 * @param tolerance - Largest violation of the conditions at the solution.
 */
export function linearSvm(kernel: Float64Array, y: Float64Array, cost: number, tolerance = 1e-8): SupportVectors {
  const n = y.length;
  const alpha = new Float64Array(n);
  // Gradient of the dual; it is −1 where all multipliers are 0.
  const gradient = new Float64Array(n).fill(-1);
  for (let step = 0; step < 100_000 + 1_000 * n; step += 1) {
    const pair = choosePair(kernel, y, alpha, gradient, cost, tolerance);
    if (!pair) break;
    const [i, j] = pair;
    const [oldI, oldJ] = [alpha[i]!, alpha[j]!];
    const curve = Math.max(least, kernel[i * n + i]! + kernel[j * n + j]! - 2 * kernel[i * n + j]!);
    // Along the line on which Σ y α stays 0, α_i moves by y_i t and α_j by −y_j t.
    const best = (-y[i]! * gradient[i]! + y[j]! * gradient[j]!) / curve;
    const roomI = y[i]! > 0 ? cost - oldI : oldI;
    const roomJ = y[j]! > 0 ? oldJ : cost - oldJ;
    const t = Math.min(best, roomI, roomJ);
    alpha[i] = t === roomI ? (y[i]! > 0 ? cost : 0) : oldI + y[i]! * t;
    alpha[j] = t === roomJ ? (y[j]! > 0 ? 0 : cost) : oldJ - y[j]! * t;
    const [deltaI, deltaJ] = [(alpha[i]! - oldI) * y[i]!, (alpha[j]! - oldJ) * y[j]!];
    for (let k = 0; k < n; k += 1) gradient[k]! += y[k]! * (kernel[i * n + k]! * deltaI + kernel[j * n + k]! * deltaJ);
  }
  return { signed: alpha.map((value, i) => value * y[i]!), intercept: interceptOf(y, alpha, gradient, cost) };
}

const canRise = (alpha: number, y: number, cost: number): boolean => (y > 0 ? alpha < cost : alpha > 0);
const canFall = (alpha: number, y: number, cost: number): boolean => (y > 0 ? alpha > 0 : alpha < cost);

function choosePair(
  kernel: Float64Array,
  y: Float64Array,
  alpha: Float64Array,
  gradient: Float64Array,
  cost: number,
  tolerance: number,
): readonly [number, number] | null {
  const n = y.length;
  let [i, most] = [-1, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < n; k += 1) {
    if (canRise(alpha[k]!, y[k]!, cost) && -y[k]! * gradient[k]! > most) [i, most] = [k, -y[k]! * gradient[k]!];
  }
  let [j, gain, fewest] = [-1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let k = 0; k < n && i >= 0; k += 1) {
    if (!canFall(alpha[k]!, y[k]!, cost)) continue;
    const slope = most + y[k]! * gradient[k]!;
    fewest = Math.min(fewest, -y[k]! * gradient[k]!);
    if (slope <= 0) continue;
    const curve = Math.max(least, kernel[i * n + i]! + kernel[k * n + k]! - 2 * kernel[i * n + k]!);
    if (slope ** 2 / curve > gain) [j, gain] = [k, slope ** 2 / curve];
  }
  return j < 0 || most - fewest < tolerance ? null : [i, j];
}

/** The mean over vectors on the margin, else the middle of what the others allow. */
function interceptOf(y: Float64Array, alpha: Float64Array, gradient: Float64Array, cost: number): number {
  let [sum, free, low, high] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let k = 0; k < y.length; k += 1) {
    const at = -y[k]! * gradient[k]!;
    if (alpha[k]! > 0 && alpha[k]! < cost) {
      sum += at;
      free += 1;
    } else if (canRise(alpha[k]!, y[k]!, cost)) low = Math.max(low, at);
    else high = Math.min(high, at);
  }
  return free > 0 ? sum / free : (low + high) / 2;
}
