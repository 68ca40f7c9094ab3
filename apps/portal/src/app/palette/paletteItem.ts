/** One thing that the search of everything can lead to. */
export type PaletteItem = {
  /** Tells it apart from every other, e.g. `tool pca`. */
  readonly id: string;
  readonly title: string;
  /** A second line: where it lies, what it is for. */
  readonly help?: string;
  /** More words that find it, which are not shown. */
  readonly words?: string;
  /** Name of an icon of the menus. */
  readonly icon: string;
  /** Path and query inside the portal. */
  readonly address?: string;
  /** What it does, where it leads to no page. */
  readonly act?: () => void;
};

/** Items under one heading, which load and fail by themselves. */
export type PaletteGroup = {
  readonly label: string;
  readonly items: readonly PaletteItem[];
  readonly loading?: boolean;
  /** Loads the group again; there only when loading failed. */
  readonly retry?: (() => void) | undefined;
};
