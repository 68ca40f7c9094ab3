/**
 * Distributes `amount` in proportion to the weights, none above its limit; the excess goes to the others. A weight of 0
 * gets nothing, and what exceeds all limits is not distributed.
 *
 * @returns One share for each limit.
 */
export function allocate(amount: number, limits: ArrayLike<number>, weights: ArrayLike<number>): Float64Array {
  const shares = new Float64Array(limits.length);
  const order = Array.from(shares.keys())
    .filter((i) => weights[i]! > 0)
    .toSorted((one, other) => limits[one]! / weights[one]! - limits[other]! / weights[other]!);
  // Summed from the end, so that the remaining weights are not a difference of large numbers.
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
 * The most likely counts of `amount` molecules from a multinomial with these weights when none may pass its limit. The
 * next unit goes where weight / (units + 1) is largest, so the units above some level are given; units tied at the last
 * level share it equally.
 *
 * @param weights - Whole numbers, so that ties are exact.
 */
export function likeliest(amount: number, limits: ArrayLike<number>, weights: ArrayLike<number>): Float64Array {
  const size = limits.length;
  /** How many units of one entry reach a level. */
  const units = (i: number, level: number): number => {
    if (!(weights[i]! > 0)) return 0;
    let count = Math.min(limits[i]!, Math.floor(weights[i]! / level));
    // Rounding may push the quotient across a whole number.
    while (count < limits[i]! && weights[i]! / (count + 1) >= level) count += 1;
    while (count > 0 && weights[i]! / count < level) count -= 1;
    return count;
  };
  const unitsAt = (level: number): number => {
    let sum = 0;
    for (let i = 0; i < size; i += 1) sum += units(i, level);
    return sum;
  };
  let [low, high, fewer, enough] = [0, Infinity, 0, unitsAt(0)];
  const taken = new Float64Array(size);
  if (enough <= amount || amount <= 0) return amount <= 0 ? taken : taken.map((_, i) => units(i, 0));
  for (
    let mid = Float64Array.from(weights).reduce((most, weight) => Math.max(most, weight), 0);
    enough - fewer > size && mid > low && mid < high;
    mid = high === Infinity ? 2 * low : (low + high) / 2
  ) {
    const sum = unitsAt(mid);
    if (sum < amount) [high, fewer] = [mid, sum];
    else [low, enough] = [mid, sum];
  }
  // Those between, one by one.
  const open: { readonly i: number; readonly level: number }[] = [];
  for (let i = 0; i < size; i += 1) {
    taken[i] = units(i, high);
    for (let count = taken[i]! + 1; count <= units(i, low); count += 1) open.push({ i, level: weights[i]! / count });
  }
  open.sort((one, other) => other.level - one.level);
  const last = open[amount - fewer - 1]!.level;
  const tied = open.filter(({ level }) => level === last).length;
  const above = open.findIndex(({ level }) => level === last);
  for (const { i, level } of open) if (level >= last) taken[i]! += level > last ? 1 : (amount - fewer - above) / tied;
  return taken;
}
