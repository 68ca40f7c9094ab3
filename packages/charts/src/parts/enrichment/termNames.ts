/** What MSigDB writes before each name of a library: `HALLMARK_`, `REACTOME_`, `GOBP_`. */
const library = /^[A-Z][A-Z\d]*_/u;

/**
 * What a chart calls the terms of a table: their names, or ids where there is none. A library before every one of them is
 * left off: it would take the room of the letters that tell them apart.
 */
export function termNames(terms: readonly string[], names: readonly string[]): string[] {
  const whole = terms.map((term, at) => names[at] || term);
  const before = library.exec(whole[0] ?? '')?.[0] ?? '';
  const isShared = whole.length > 1 && whole.every((name) => name.startsWith(before) && name !== before);
  return isShared ? whole.map((name) => name.slice(before.length)) : whole;
}
