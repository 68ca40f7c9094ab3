/** Ranks from 1, equal values sharing the mean of theirs; missing values stay missing and take no rank. */
export function ranks(row: Float64Array): Float64Array {
  const result = new Float64Array(row.length).fill(Number.NaN);
  const present = new Uint32Array(row.length);
  let count = 0;
  for (let i = 0; i < row.length; i += 1) if (!Number.isNaN(row[i]!)) present[count++] = i;
  const order = present.subarray(0, count).sort((a, b) => row[a]! - row[b]!);
  for (let from = 0; from < count; ) {
    let to = from + 1;
    while (to < count && row[order[to]!] === row[order[from]!]) to += 1;
    for (let at = from; at < to; at += 1) result[order[at]!] = (from + 1 + to) / 2;
    from = to;
  }
  return result;
}
