const collator = new Intl.Collator('zh-CN-u-co-pinyin');
/** The first character, in pinyin order, under each initial; no syllable begins with i, u or v. */
const first: readonly (readonly [initial: string, character: string])[] = Array.from(
  'a阿b八c嚓d哒e婀f发g旮h哈j讥k咔l拉m妈n拿o噢p趴q七r然s仨t他w挖x夕y丫z匝'.matchAll(/([a-z])(.)/gu),
  (match) => [match[1]!, match[2]!],
);
const known = new Map<string, string>();

function initialOf(character: string): string {
  const found =
    known.get(character) ??
    first.findLast(([, boundary]) => collator.compare(boundary, character) <= 0)?.[0] ??
    character;
  known.set(character, found);
  return found;
}

/**
 * `肝脏 01` becomes `gz 01`: the first pinyin letter of every Chinese character, everything else in lower case. Rare
 * readings are not known.
 */
export const pinyinInitials = (text: string): string => text.toLowerCase().replace(/\p{Script=Han}/gu, initialOf);
