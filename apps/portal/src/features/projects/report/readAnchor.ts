/** Where reading begins, below the bars at the top. */
const eye = 0.25;

/** The part that is being read: the last one whose heading has passed the reader's eye; the first before any has. */
export function readAnchor(headings: readonly { readonly id: string; readonly top: number }[], height: number): string {
  const passed = headings.filter(({ top }) => top <= height * eye);
  return (passed.at(-1) ?? headings.find(({ top }) => Number.isFinite(top)))?.id ?? '';
}
