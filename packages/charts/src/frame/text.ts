// The dots of a shortened name are as wide as a letter of the Chinese fonts.
const wide =
  /[\u2014\u2026\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const narrow = /[ijl.,:;|!'()[\]ftr]/;
const broad = /[mwMWA-Z%@]/;

const charWidth = (char: string) => (wide.test(char) ? 1 : broad.test(char) ? 0.7 : narrow.test(char) ? 0.34 : 0.57);

/** Pixels that a text needs, without a canvas to ask: a little generous, so that nothing is cut. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const char of text) ems += charWidth(char);
  return Math.ceil(ems * fontSize);
}

export const widest = (texts: readonly string[], fontSize: number): number =>
  texts.reduce((most, text) => Math.max(most, textWidth(text, fontSize)), 0);

/** Shortens the middle of a name to `most` characters; the sample number at its end stays. */
export function truncateMiddle(name: string, most: number): string {
  const characters = Array.from(name);
  if (characters.length <= most) return name;
  const kept = Math.max(2, most - 1);
  const head = Math.ceil(kept / 2);
  return `${characters.slice(0, head).join('')}…${characters.slice(characters.length - (kept - head)).join('')}`;
}

/** `names` shortened in the middle, each still different from the others; those that would meet stay whole. */
export function shortNames(names: readonly string[], most: number): string[] {
  const short = names.map((name) => truncateMiddle(name, most));
  const times = new Map<string, number>();
  for (const name of short) times.set(name, (times.get(name) ?? 0) + 1);
  return short.map((name, i) => (times.get(name)! > 1 ? names[i]! : name));
}
