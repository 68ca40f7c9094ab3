import { pinyinInitials } from '@panome/ui/listbox';
import type { PaletteItem } from './paletteItem.ts';

/** How far the title is from what was typed; 0 is nearest. */
function distance(title: string, query: string): number {
  const name = title.toLowerCase();
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (pinyinInitials(title).startsWith(query)) return 2;
  return name.includes(query) ? 3 : 4;
}

/** Best first; equals stay in their order, which is that of the menus or of time. */
export function rankItems(items: readonly PaletteItem[], query: string, most: number): readonly PaletteItem[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return items.slice(0, most);
  return items.toSorted((one, other) => distance(one.title, wanted) - distance(other.title, wanted)).slice(0, most);
}
