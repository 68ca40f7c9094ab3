/** The first character, in pinyin order, of those that begin with each letter; i, u and v begin no syllable. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃呣拏噢妑七呥扨它穵夕丫帀');
const letters = Array.from('abcdefghjklmnopqrstwxyz');
const pinyin = new Intl.Collator('zh-CN-u-co-pinyin');

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase();
  const at = firsts.findLastIndex((first) => pinyin.compare(first, character) <= 0);
  return letters[at] ?? '';
}

/** `火山图` → `hst`. Latin letters and digits stay, in lower case; of several readings the most usual one counts. */
export const pinyinInitials = (text: string): string => Array.from(text, initialOf).join('');
