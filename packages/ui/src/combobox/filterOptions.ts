import { pinyinInitials, type Option } from '../listbox/index.ts';

/** Turns Chinese into whole pinyin, everything else into lower case. */
export type ReadAloud = (text: string) => string;

type Known = { text: string; initials?: string; pinyin?: string };
const known = new WeakMap<Option, Known>();

function knownOf(option: Option): Known {
  const found = known.get(option) ?? { text: `${option.label} ${option.help ?? ''}`.toLowerCase() };
  known.set(option, found);
  return found;
}

/**
 * The options whose label or help holds every typed word, or whose pinyin does; all for no text.
 *
 * @param read - For whole syllables (`ganzang`); without it only initials (`gz`) are tried.
 */
export function filterOptions<T extends Option>(options: readonly T[], query: string, read?: ReadAloud): readonly T[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const found = knownOf(option);
    return words.every((word) => {
      if (found.text.includes(word)) return true;
      // IMEs put an apostrophe between the syllables of an unfinished word.
      const letters = word.replaceAll("'", '');
      if (!/^[a-z]+$/.test(letters)) return false;
      found.initials ??= pinyinInitials(option.label);
      if (found.initials.includes(letters)) return true;
      if (read) found.pinyin ??= read(option.label);
      return found.pinyin?.includes(letters) ?? false;
    });
  });
}
