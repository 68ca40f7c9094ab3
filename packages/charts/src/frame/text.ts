import { keepWhole } from './whileDrawing.ts';

// The dots of a shortened name are as wide as a letter of the Chinese fonts.
const wide =
  /[\u2014\u2026\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const narrow = /[ijl.,:;|!'()[\]ftr]/;
const broad = /[mwMWA-Z%@]/;

const charWidth = (char: string) => (wide.test(char) ? 1 : broad.test(char) ? 0.7 : narrow.test(char) ? 0.34 : 0.57);

const dots = '…';
/** What a letter of a name takes on average, in ems: names are shortened by what they take, not by their letters. */
const letter = 0.6;

const emsOf = (characters: readonly string[]): number => characters.reduce((sum, char) => sum + charWidth(char), 0);

/** Pixels that a text needs, without a canvas to ask: a little generous, so that nothing is cut. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const char of text) ems += charWidth(char);
  return Math.ceil(ems * fontSize);
}

export const widest = (texts: readonly string[], fontSize: number): number =>
  texts.reduce((most, text) => Math.max(most, textWidth(text, fontSize)), 0);

/** How many characters fit into `room` ems, taken one after the other. */
function fitting(characters: readonly string[], room: number): number {
  let [used, count] = [0, 0];
  while (count < characters.length && used + charWidth(characters[count]!) <= room)
    used += charWidth(characters[count++]!);
  return Math.max(1, count);
}

/**
 * Shortens the middle of a name to the width of `most` letters: its start says what it is, and the number at its end
 * tells it from its neighbours.
 */
export function truncateMiddle(name: string, most: number): string {
  const characters = Array.from(name);
  const room = most * letter;
  if (emsOf(characters) <= room) return name;
  const half = (room - charWidth(dots)) / 2;
  const head = fitting(characters, half);
  const tail = fitting(characters.toReversed(), half);
  if (head + tail + 1 >= characters.length) return name;
  const [start, end] = [characters.slice(0, head).join(''), characters.slice(characters.length - tail).join('')];
  const short = `${start.trimEnd()}${dots}${end.trimStart()}`;
  keepWhole(short, name);
  return short;
}

/** How many letters take a width, on average. */
export const lettersIn = (width: number, fontSize: number): number => width / (letter * fontSize);

/** A name, shortened in the middle where it is wider than this. */
export const fitName = (name: string, width: number, fontSize: number): string =>
  truncateMiddle(name, lettersIn(width, fontSize));

/** `names` shortened in the middle, each still different from the others; those that would meet keep more letters. */
export function shortNames(names: readonly string[], most: number): string[] {
  const short = names.map((name) => truncateMiddle(name, most));
  const behind = new Map<string, Set<string>>();
  short.forEach((name, at) => behind.set(name, (behind.get(name) ?? new Set()).add(names[at]!)));
  return short.map((name, at) => {
    const rivals = [...behind.get(name)!];
    if (rivals.length === 1) return name;
    for (let letters = most + 2; ; letters += 2) {
      const longer = rivals.map((rival) => truncateMiddle(rival, letters));
      const own = longer[rivals.indexOf(names[at]!)]!;
      if (new Set(longer).size === rivals.length || own === names[at]) return own;
    }
  });
}
