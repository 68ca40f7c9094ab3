/** What MSigDB writes before each name of a library; a number after it is an id, not a name. */
const library = /^(?:HALLMARK|KEGG_MEDICUS|KEGG|REACTOME|BIOCARTA|PID|WP|GOBP|GOCC|GOMF|GO|HP)_(?=\d*_?[A-Z])/u;

/**
 * What a chart calls the terms of a table: their names, or ids where there is none. A library before every one of them is
 * left off: it would take the room of the letters that tell them apart.
 */
export function termNames(terms: readonly string[], names: readonly string[]): string[] {
  const whole = terms.map((term, at) => names[at] || term);
  const libraries = new Set(whole.map((name) => library.exec(name)?.[0]));
  const [shared] = libraries;
  return whole.length > 1 && libraries.size === 1 && shared !== undefined
    ? whole.map((name) => name.slice(shared.length))
    : whole;
}
