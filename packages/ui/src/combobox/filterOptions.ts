import type { Option } from '../listbox/index.ts';
import { pinyinInitials } from './pinyinInitials.ts';

const initials = new WeakMap<Option, string>();

function initialsOf(option: Option) {
  const known = initials.get(option) ?? pinyinInitials(option.label);
  initials.set(option, known);
  return known;
}

/** The options whose label or help holds every typed word, or whose pinyin initials hold it; all for no text. */
export function filterOptions<T extends Option>(options: readonly T[], query: string): readonly T[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = `${option.label} ${option.help ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word) || (/^[a-z]+$/.test(word) && initialsOf(option).includes(word)));
  });
}
