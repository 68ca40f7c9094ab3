/**
 * Divides `amount` by the weights, none getting more than its limit; what one cannot take the others share. Where the weight is 0 nothing goes, and what nobody can take is left.
 *
 * @returns One share for each limit.
 */
export function allocate(amount: number, limits: ArrayLike<number>, weights: ArrayLike<number>): Float64Array {
  const shares = new Float64Array(limits.length);
  const order = Array.from(shares.keys()).filter((i) => weights[i]! > 0).toSorted((one, other) => limits[one]! / weights[one]! - limits[other]! / weights[other]!);
  // Summed from the end, so that what is left of the weights is not a difference of large numbers.
  const from = new Float64Array(order.length + 1);
  for (let at = order.length - 1; at >= 0; at -= 1) from[at] = from[at + 1]! + weights[order[at]!]!;
  let left = amount;
  for (const [at, i] of order.entries()) {
    if (limits[i]! * from[at]! > left * weights[i]!) {
      for (const open of order.slice(at)) shares[open] = (left * weights[open]!) / from[at]!;
      return shares;
    }
    shares[i] = limits[i]!;
    left -= limits[i]!;
  }
  return shares;
}

/**
 * The most likely counts of `amount` molecules from a multinomial with these weights when none may pass its limit. The next unit goes where weight / (units + 1) is largest,
 * so the last taken is found by halving; units of equal standing that are not all taken are shared.
 *
 * @param weights - Whole numbers, so that equal standing is seen as such.
 */
export function likeliest(amount: number, limits: ArrayLike<number>, weights: ArrayLike<number>): Float64Array {
  const units = (i: number, level: number): number => {
    if (!(weights[i]! > 0)) return 0;
    let count = Math.min(limits[i]!, Math.floor(weights[i]! / level));
    while (count < limits[i]! && weights[i]! / (count + 1) >= level) count += 1;
    while (count > 0 && weights[i]! / count < level) count -= 1;
    return count;
  };
  const all = (level: number): Float64Array => Float64Array.from(limits, (_, i) => units(i, level));
  const sum = (counts: Float64Array): number => counts.reduce((total, count) => total + count, 0);
  const most = Float64Array.from(limits, (limit, i) => (weights[i]! > 0 ? limit : 0));
  if (sum(most) <= amount) return most;
  // At `high` fewer than asked are taken, at `low` at least as many.
  let [low, high] = [0, 2 * Float64Array.from(weights).reduce((largest, weight) => Math.max(largest, weight), 0)];
  for (let mid = high / 2; mid > low && mid < high; mid = (low + high) / 2) {
    if (sum(all(mid)) < amount) high = mid;
    else low = mid;
  }
  const [fewer, enough] = [all(high), all(low)];
  const tied = enough.map((count, i) => count - fewer[i]!);
  const each = (amount - sum(fewer)) / sum(tied);
  return fewer.map((count, i) => count + (tied[i]! > 0 ? each * tied[i]! : 0));
}
