/** More levels than these do not all fit into a line of a page. */
const mostWide = 4;
/** How many stay at the end; the first always stays. */
const nearest = 2;

/** In which windows a level is under … instead of in the line. Narrow ones show the way back only. */
export function foldedAt(index: number, count: number): 'always' | 'narrow' | undefined {
  if (index === count - 1) return undefined;
  return count > mostWide && index > 0 && index < count - nearest ? 'always' : 'narrow';
}
