import type { ReactNode } from 'react';

/** One thing that can be found: a page, an object, an act. */
export type CommandItem = {
  /** Tells it apart within its group, e.g. `tool pca`. */
  readonly id: string;
  /** What the reader sees and searches. */
  readonly label: string;
  /** Where it lies or what it does; searched too. */
  readonly description?: string | undefined;
  /** A 16 px icon before the words. */
  readonly icon?: ReactNode;
  /** More words that find it, which are not shown. */
  readonly keywords?: string | undefined;
  /** The keys that do the same without the palette, one a key: `['Ctrl', 'S']`. */
  readonly shortcut?: readonly string[] | undefined;
};

/** Items under one heading, which load and fail by themselves. */
export type CommandGroup<Item extends CommandItem = CommandItem> = {
  /** The heading; unique. */
  readonly label: string;
  readonly items: readonly Item[];
  /** More items are on their way. */
  readonly loading?: boolean | undefined;
  /** Loads the group again; given only when loading failed. */
  readonly onRetry?: (() => void) | undefined;
};

/** A line that the keys reach: an item, or the offer to load a group again. */
export type CommandEntry<Item extends CommandItem> = {
  /** Unique in the palette: the same item may stand under 最近打开 and in its own group. */
  readonly key: string;
  readonly group: string;
  readonly item?: Item;
  readonly onRetry?: () => void;
};
