import { createContext, useContext } from 'react';

export type Level = {
  /** Closes every menu and gives the focus back. */
  readonly close: () => void;
  /**
   * The pointer is on an item: it gets the focus, later while a submenu is open that the pointer may be heading for.
   */
  readonly point: (item: HTMLElement) => void;
  /** The pointer reached the submenu. */
  readonly stay: () => void;
};

export const MenuLevel = createContext<Level | null>(null);

/** @throws {Error} Outside a menu. */
export function useMenuLevel(): Level {
  const level = useContext(MenuLevel);
  if (!level) throw new Error('Menu items must be inside <MenuContent> or the items of <ContextMenu>');
  return level;
}
