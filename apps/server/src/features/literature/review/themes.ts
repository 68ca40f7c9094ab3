export type Themed = { readonly title: string; readonly keywords: readonly string[] };

const stop = new Set(
  'a an the and or of in on for with by to from at as is are was were be this that these those using based via into between among during after before study studies analysis role effect effects new novel review human mice mouse rat humans animals male female adult patients patient data approach method methods result results identification characterization integrated multi'.split(
    ' ',
  ),
);
const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** What a record may be grouped by: its keywords, and words and pairs of words of its title. */
function termsOf({ keywords, title }: Themed): Map<string, string> {
  const terms = new Map<string, string>();
  const add = (shown: string, least: number) => {
    const key = fold(shown);
    if (key.length >= least && !stop.has(key) && !terms.has(key)) terms.set(key, shown.trim());
  };
  keywords.forEach((word) => add(word, 2));
  const words = title.match(/[A-Za-z][A-Za-z0-9-]+/g) ?? [];
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next && !stop.has(fold(word)) && !stop.has(fold(next))) add(`${word} ${next}`, 5);
    add(word, 4);
  });
  for (const run of title.match(/\p{Script=Han}{2,}/gu) ?? [])
    for (let length = 2; length <= 6; length += 1)
      for (let at = 0; at + length <= run.length; at += 1) add(run.slice(at, at + length), 2);
  return terms;
}

export type Theme = { readonly name: string; readonly members: readonly number[] };

const mostThemes = 6;
/** A theme that nearly all records share tells nothing apart. */
const widest = 0.75;

/**
 * Groups records by what they share: again and again the term that most of the records left over have, two at least;
 * of equal ones a longer term. Who shares nothing is under 其他. Every record is in one theme.
 */
export function themesOf(records: readonly Themed[]): readonly Theme[] {
  const all = records.map(termsOf);
  const left = new Set(records.keys());
  const themes: Theme[] = [];
  while (left.size > 1 && themes.length < mostThemes) {
    const members = new Map<string, number[]>();
    for (const at of left) for (const key of all[at]!.keys()) members.set(key, [...(members.get(key) ?? []), at]);
    const [best] = [...members]
      .filter(([, who]) => who.length > 1 && (records.length < 4 || who.length <= widest * records.length))
      .toSorted(([a, one], [b, other]) => other.length - one.length || b.length - a.length || (a < b ? -1 : 1));
    if (!best) break;
    const [key, who] = best;
    themes.push({ name: all[who[0]!]!.get(key)!, members: who });
    who.forEach((at) => left.delete(at));
  }
  if (left.size === 0) return themes;
  return [...themes, { name: themes.length === 0 ? '相关研究' : '其他', members: [...left] }];
}
