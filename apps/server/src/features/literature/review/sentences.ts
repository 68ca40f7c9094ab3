const ends = /(?<=[。！？；])|(?<=[.!?])\s+(?=[A-Z\p{Script=Han}“"(])/u;
const abbreviation = /(?:\b(?:e\.g|i\.e|vs|et al|Fig|Dr|sp|spp|cf|approx|no)|\b[A-Z])\.$/;
const shortest = 12;
const longest = 400;
/** Headings that structured abstracts carry: `RESULTS:`. */
const heading = /^(?:[A-Z][A-Z &/]{3,40}|【[^】]{1,10}】|(?:目的|方法|结果|结论|背景|意义)\s*(?=[:：]))\s*[:：]?\s*/u;

/** The sentences of an abstract as they stand, without its headings and what is too short or long to be quoted. */
export function sentencesOf(abstract: string): string[] {
  const joined: string[] = [];
  for (const piece of abstract.split(ends)) {
    const before = joined.at(-1);
    if (before !== undefined && abbreviation.test(before)) joined[joined.length - 1] = `${before} ${piece}`;
    else joined.push(piece);
  }
  return joined
    .map((sentence) => sentence.trim().replace(heading, ''))
    .filter((sentence) => sentence.length >= shortest && sentence.length <= longest);
}

/** Sentences that say what was found. */
const finding =
  /\b(?:we (?:found|show|report|identif|demonstrat|conclude)|results? (?:show|indicat|suggest|reveal)|conclusions?|in summary|these (?:data|findings|results)|significantly|associated with|suggest(?:s|ing)?|demonstrated?)\b|结果(?:表明|显示|提示)?|结论|表明|发现|揭示|提示|显著|证实|说明/iu;
export const isFinding = (sentence: string): boolean => finding.test(sentence);
