const ODD = /[\u2013\u2212\uff0b-\uff0e\uff10-\uff19\uff25\uff45]/u;
const FULL_WIDTH = /[\uff0b-\uff0e\uff10-\uff19\uff25\uff45]/gu;
const MINUS = /[\u2013\u2212]/gu;

/**
 * A number with full-width digits, marks or another minus (U+2212, the en dash of word processors) as plain characters;
 * every other text as it is.
 */
export function plainNumber(text: string): string {
  if (!ODD.test(text)) return text;
  const plain = text
    .replace(FULL_WIDTH, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(MINUS, '-');
  return /^[+-]?[\d.,]+(e[+-]?\d+)?$/iu.test(plain.trim()) || plain.trim() === '-' ? plain : text;
}
