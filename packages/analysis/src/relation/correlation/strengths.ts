/**
 * How strong the pairs are together: the ends of their coefficients, and how many have an adjusted p below 0.05.
 *
 * @param diagonal How far the cells of an item with itself stand apart in `r`; none are left out when absent.
 */
export function strengths(
  r: Float64Array,
  adjusted: Float64Array,
  diagonal = 0,
): { readonly r_min: number | string; readonly r_max: number | string; readonly significant: number } {
  let [least, most] = [Infinity, -Infinity];
  for (let at = 0; at < r.length; at += 1) {
    if (diagonal > 0 && at % diagonal === 0) continue;
    const value = r[at]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return {
    r_min: least <= most ? least : '',
    r_max: least <= most ? most : '',
    significant: adjusted.reduce((count, p) => count + Number(p < 0.05), 0),
  };
}
