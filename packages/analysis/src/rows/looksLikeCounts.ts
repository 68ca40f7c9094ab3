/** The least share of small values that a table of counts has; intensities may be whole numbers too, but large ones. */
const smallShare = 0.05;
const small = 20;
/** Below so many values a table of scores or ranks looks the same. */
const fewest = 100;

/**
 * Whether values look like counts of reads or spectra: whole and not negative, and some of them small. Missing values
 * say nothing; a small table, or one of zeros only, is none.
 */
export function looksLikeCounts(values: Float64Array): boolean {
  let above = 0;
  let few = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]!;
    if (Number.isNaN(value)) continue;
    if (value < 0 || !Number.isInteger(value)) return false;
    if (value > 0) above += 1;
    if (value > 0 && value <= small) few += 1;
  }
  return above >= fewest && few >= smallShare * above;
}
