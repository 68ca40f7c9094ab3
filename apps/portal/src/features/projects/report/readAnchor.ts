/** Where reading begins, below the bars at the top. */
const eye = 0.25;

/**
 * The part that is being read: the last one whose heading has passed the reader's eye; the first before any has. At the end of the page the
 * last headings cannot come up to the eye any more: there it is the one that was asked for, or the last in sight.
 *
 * @param asked - Only at the end of the page: the part that the address names, or empty.
 */
export function readAnchor(headings: readonly { readonly id: string; readonly top: number }[], height: number, asked?: string): string {
  const reach = asked === undefined ? height * eye : height;
  const passed = headings.filter(({ top }) => top <= reach);
  const found = passed.find(({ id, top }) => id === asked && top >= 0) ?? passed.at(-1) ?? headings.find(({ top }) => Number.isFinite(top));
  return found?.id ?? '';
}
