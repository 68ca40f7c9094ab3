const run =
  /(?<han>\p{Script=Han}+)|(?<word>[\p{Script=Latin}\p{Script=Greek}\p{N}]+(?:[-_'’][\p{Script=Latin}\p{Script=Greek}\p{N}]+)*)/gu;
const joint = /[-_'’]/;

export type Term = {
  readonly term: string;
  /** Where the term begins in the folded text. */
  readonly at: number;
  /** A single Chinese character of a longer run: finds questions of one character and says nothing of length. */
  readonly part: boolean;
};

/** Full-width letters, case and compatibility forms as one. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const ofHan = (characters: string, at: number): Term[] => {
  const each = Array.from(characters);
  let offset = at;
  const singles = each.map((character) => {
    const term = { term: character, at: offset, part: each.length > 1 };
    offset += character.length;
    return term;
  });
  return [
    ...singles,
    ...singles
      .slice(1)
      .map((next, index) => ({ term: `${each[index]!}${next.term}`, at: singles[index]!.at, part: false })),
  ];
};

const ofWord = (word: string, at: number): Term[] => {
  if (!joint.test(word)) return [{ term: word, at, part: false }];
  const pieces = word.split(joint);
  return [{ term: pieces.join(''), at, part: false }, ...pieces.map((piece) => ({ term: piece, at, part: true }))];
};

/**
 * What a text is found by: pairs of neighbouring Chinese characters (there are no spaces to cut words at), and words of
 * Latin letters, Greek letters and digits. `t-SNE` is found as `tsne` and by its parts.
 */
export function termsOf(text: string): readonly Term[] {
  return [...fold(text).matchAll(run)].flatMap(({ groups, index }) =>
    groups!.han === undefined ? ofWord(groups!.word!, index) : ofHan(groups!.han, index),
  );
}
