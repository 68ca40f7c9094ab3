const shortest = 8;
const baseTail = 6;
/** `.csv`, `.fastq.gz`; what is longer is no extension but a name with a dot in it. */
const extensionOf = /(?:\.[a-z\d]{1,8}){1,2}$/iu;

/** Characters as a reader counts them: a letter keeps its marks, a flag its halves. */
function charactersOf(name: string): string[] {
  if (!/[\p{M}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d]/u.test(name)) return Array.from(name);
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name), ({ segment }) => segment);
}

/**
 * Cuts a name so that its end, where the sample number and the extension stand, is never hidden.
 *
 * @returns The part that may be shortened and the part that stays; the second is empty for names of at most 8
 * characters.
 */
export function splitName(name: string): [head: string, tail: string] {
  const characters = charactersOf(name);
  if (characters.length <= shortest) return [name, ''];
  const extension = extensionOf.exec(name)?.[0].length ?? 0;
  const base = characters.length - extension;
  const kept = extension + Math.min(baseTail, Math.ceil(base / 3));
  return [characters.slice(0, -kept).join(''), characters.slice(-kept).join('')];
}

/**
 * Room for a text in em, a little more than it takes in any of our fonts. CSS cannot subtract the width of one element
 * from another unless they are flex items, and between flex items a copied text gets a line break.
 */
export function roomFor(text: string): number {
  const widths = Array.from(text, (character) => {
    if (/[ijlrtfI.,:;'|! ()[\]{}-]/.test(character)) return 0.42;
    if (/[mwMW@%]/.test(character)) return 1;
    if (/[A-Z&]/.test(character)) return 0.8;
    return character < '\u0370' ? 0.64 : character < '\u1100' ? 0.8 : 1;
  });
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 100) / 100;
}
