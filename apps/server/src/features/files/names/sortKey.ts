const firstHan = 0x4e00;
const lastHan = 0x9fff;
const longest = 120;
const digits = 15;

let ranks: ReadonlyMap<string, string> | undefined;

/** For each Han character a replacement from the same block, so that code points follow the order of pinyin. */
function pinyinRanks(): ReadonlyMap<string, string> {
  if (ranks) return ranks;
  const block = Array.from({ length: lastHan - firstHan + 1 }, (_, index) => String.fromCharCode(firstHan + index));
  const sorted = block.toSorted(new Intl.Collator('zh-CN').compare);
  ranks = new Map(sorted.map((char, rank) => [char, String.fromCharCode(firstHan + rank)]));
  return ranks;
}

/**
 * A text whose code points sort as people expect names to: case ignored, `a2` before `a10`, Han by pinyin. Both
 * databases then sort alike.
 */
export function sortKeyOf(name: string): string {
  const order = pinyinRanks();
  const padded = name.toLowerCase().replace(/\d+/g, (number) => number.padStart(digits, '0'));
  return Array.from(padded)
    .slice(0, longest)
    .map((char) => order.get(char) ?? char)
    .join('');
}

/** The form of a name that the search compares. */
export { searchKeyOf } from '../../../platform/database/contains.ts';
