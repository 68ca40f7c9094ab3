/**
 * The part that is being read: the last one whose heading has passed the reader's eye; the first before any has.
 *
 * @param eye - Where reading begins, in px from the top of the window.
 */
export function readAnchor(headings: readonly { readonly id: string; readonly top: number }[], eye: number): string {
  const found = headings.findLast(({ top }) => top <= eye) ?? headings.find(({ top }) => Number.isFinite(top));
  return found?.id ?? '';
}
