import type { PaletteItem } from './paletteItem.ts';

/** What the combobox's search looks at: all words may be typed as pinyin, those that are not shown among them. */
export const optionOf = ({ help, id, title, words }: PaletteItem) => ({
  value: id,
  label: words ? `${title} ${words}` : title,
  ...(help && { help }),
});
