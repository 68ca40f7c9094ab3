import { ranges } from './coverage.generated.ts';

/** First code points of the ranges that some font holds, and the code points after their ends. */
function decoded(): { starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const step of ranges.split(' ')) {
    const [gap, length] = step.split('.');
    at += Number.parseInt(gap!, 36);
    starts.push(at);
    at += Number.parseInt(length ?? '1', 36);
    ends.push(at);
  }
  return { starts, ends };
}
let spans: ReturnType<typeof decoded> | undefined;

/** Whether a font of our PDFs holds the character. */
function isHeld(char: string): boolean {
  const code = char.codePointAt(0)!;
  const { ends, starts } = (spans ??= decoded());
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= code) low = middle + 1;
    else high = middle;
  }
  return low > 0 && code < ends[low - 1]!;
}

/** Joiners, selectors of a form and marks of direction: nothing is drawn for them. */
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cc}/u;
/** Raised and lowered letters and digits: written on the line, 10⁻⁵ would be another number. */
const raised =
  /[\u00aa\u00b2\u00b3\u00b9\u00ba\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2070-\u209f]/u;
const box = '□';

type Printed = {
  readonly text: string;
  /** The character itself, another form of the same letter, or a box. */
  readonly as: 'itself' | 'replaced' | 'missing';
};
const known = new Map<string, Printed>();

/**
 * What a PDF shows for a character. What no font has becomes the plain form that Unicode names for it (ﬃ is ffi), else a
 * box; it never disappears.
 */
export function printed(char: string): Printed {
  const before = known.get(char);
  if (before) return before;
  const found = find(char);
  known.set(char, found);
  return found;
}

function find(char: string): Printed {
  if (isHeld(char)) return { text: char, as: 'itself' };
  if (unseen.test(char)) return { text: '', as: 'itself' };
  const plain =
    !raised.test(char) &&
    [char.normalize('NFKC'), char.normalize('NFKD')].find((form) => Array.from(form).every(isHeld));
  return plain ? { text: plain, as: 'replaced' } : { text: box, as: 'missing' };
}

/** The characters of some texts that a PDF does not show as they are, each once, in their order. */
export function unheldIn(texts: readonly string[]): {
  readonly missing: readonly string[];
  readonly replaced: readonly string[];
} {
  const characters = [...new Set(texts.join(''))];
  return {
    missing: characters.filter((char) => printed(char).as === 'missing'),
    replaced: characters.filter((char) => printed(char).as === 'replaced'),
  };
}
