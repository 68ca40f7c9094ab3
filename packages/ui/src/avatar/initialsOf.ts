const isHan = /\p{Script=Han}/u;

/** One Chinese character or two Latin letters that stand for a person; nothing for an empty name. */
export function initialsOf(name: string): string {
  // The last character tells Chinese names apart better than the first, which is the family's.
  const han = Array.from(name).findLast((character) => isHan.test(character));
  if (han) return han;
  const words = name.trim().split(/[\s.·@]+/);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
