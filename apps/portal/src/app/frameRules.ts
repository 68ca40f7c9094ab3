type Rules = { readonly needsSession: (pathname: string) => boolean };
let rules: Rules | undefined;

/** What the table of all pages knows. It comes with the main frame: before that no page of it can be open. */
export const frameRules = {
  use: (known: Rules): void => {
    rules = known;
  },
  /** Whether the page at a path can only be seen when logged in. */
  needsSession: (pathname: string): boolean => rules?.needsSession(pathname) ?? false,
};
