let arrived = false;
let left = false;

/**
 * Whether the page now shown was reached inside the portal: the first page of a visit leaves the focus where the
 * browser put it.
 */
export const arrival = {
  mark: (): void => {
    arrived = true;
  },
  /** The title of a page goes away, and the focus with it or with what stands below. */
  leave: (): void => {
    left = true;
  },
  /** Whether the title that has come takes the focus; what has found another place meanwhile keeps it. */
  take: (): boolean => {
    const was = arrived || (left && document.activeElement === document.body);
    arrived = false;
    left = false;
    return was;
  },
};
