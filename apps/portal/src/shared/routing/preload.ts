type Loader = (address: string) => void;
let loader: Loader | undefined;

/** Fetches the code of a page before it is opened; the router knows how, so it says so when it starts. */
export const preload = {
  use: (next: Loader): void => {
    loader = next;
  },
  /** @param address - Path with or without query. An address without a page is ignored. */
  page: (address: string): void => loader?.(address),
};
