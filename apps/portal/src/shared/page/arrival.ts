let arrived = false;
let staying = false;
let left = false;

/**
 * Whether the page now shown was reached inside the portal: the first page of a visit leaves the focus where the
 * browser put it.
 */
export const arrival = {
  mark: (): void => {
    arrived = !staying;
    staying = false;
  },
  /** The next page comes into sight by an act whose place keeps the focus, such as closing tabs by keyboard. */
  stay: (): void => {
    staying = true;
  },
  /** The title of a page was removed; the focus may have been on it or on what was removed with it. */
  leave: (): void => {
    left = true;
  },
  /** Whether a new title takes the focus: only if the focus has not found another place meanwhile. */
  take: (): boolean => {
    const was = arrived || (left && document.activeElement === document.body);
    arrived = false;
    left = false;
    return was;
  },
};
