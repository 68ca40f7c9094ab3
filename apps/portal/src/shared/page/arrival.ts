let arrived = false;

/** Whether the page now shown was reached inside the portal: the first page of a visit leaves the focus where the browser put it. */
export const arrival = {
  mark: (): void => {
    arrived = true;
  },
  take: (): boolean => {
    const was = arrived;
    arrived = false;
    return was;
  },
};
