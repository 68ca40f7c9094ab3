/** Ranks from 1, equal values sharing the mean of theirs; missing values stay missing and take no rank. */
export function ranks(row: Float64Array): Float64Array {
  // Without a comparison of our own the sort is that of the machine, with missing values last.
  const sorted = row.slice().sort();
  let count = sorted.length;
  while (count > 0 && Number.isNaN(sorted[count - 1]!)) count -= 1;
  const result = new Float64Array(row.length).fill(Number.NaN);
  for (let i = 0; i < row.length; i += 1) {
    const value = row[i]!;
    if (Number.isNaN(value)) continue;
    const first = firstFrom(sorted, 0, count, value);
    let last = first + 1;
    if (sorted[last] === value) last = firstAbove(sorted, last, count, value);
    result[i] = (first + 1 + last) / 2;
  }
  return result;
}

function firstAbove(sorted: Float64Array, from: number, to: number, value: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first place between two whose value is not below `value`. */
function firstFrom(sorted: Float64Array, from: number, to: number, value: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
