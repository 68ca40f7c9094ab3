/**
 * The names in a pasted list: one a line, and several beside each other when `words` says that names have no blanks.
 * Empty ones are left out.
 */
export const splitNames = (text: string, { words }: { readonly words: boolean }): string[] =>
  text
    .split(words ? /[\s,;，；、]+/ : /[\r\n\t;；]+/)
    .map((name) => name.trim())
    .filter(Boolean);
