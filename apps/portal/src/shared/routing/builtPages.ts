let titles: ReadonlyMap<string, string> = new Map();

/** Which routes have a page, and what it is called. The route table knows, so it says so when it starts. */
export const builtPages = {
  use: (rows: readonly { readonly path: string; readonly title: string }[]): void => {
    titles = new Map(rows.map(({ path, title }) => [path, title]));
  },
  /** @param path - As the route table spells it; undefined where no page is built. */
  titleOf: (path: string): string | undefined => titles.get(path),
};
