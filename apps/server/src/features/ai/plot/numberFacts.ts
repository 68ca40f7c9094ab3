import type { Span } from './plainOf.ts';

/** A number that the sentence gives, before it is known which option it is. */
export type NumberFact = Span & {
  /** Options that it may be, the likeliest first; all that begin a group `fc_x fc_y` are set together. */
  readonly options: readonly string[];
  readonly value: number;
  readonly percent: boolean;
  /** Which of several p-values; only of a threshold of significance. */
  readonly adjusted?: boolean;
};

const number = String.raw`(?<n>\d+(?:\.\d+)?(?:e-?\d+)?|\.\d+|[一二两三四五六七八九十]+(?=\s*[个类簇组群棵折次种]))\s*(?<percent>[%％])?`;
const verb = String.raw`\s*(?:值|阈值|设为|设成|设|取|定为|选|为|是|在|用)?\s*`;
const sign = String.raw`(?:[:：=＝]|>=|<=|[><≥≤＞＜]|大于等于|小于等于|不小于|不大于|不低于|不超过|大于|小于|高于|低于|超过|至少|不到)`;
export const link = `${verb}${sign}?${verb}`;
export const numberPattern = number;

type Rule = {
  readonly pattern: RegExp;
  readonly options: readonly string[];
  readonly value?: (given: number) => number;
  readonly adjusted?: (words: string) => boolean | undefined;
};

const rule = (words: string, options: string, more: Omit<Rule, 'options' | 'pattern'> = {}): Rule => ({
  pattern: new RegExp(words, 'giu'),
  options: options.split(' '),
  ...more,
});

const significance = String.raw`(?:校正后?的?|矫正后?的?|调整后?的?|原始的?)?\s*(?:p[\s._-]*adj(?:usted|ust)?|adj[\s._-]*p|fdr|q[\s-]*(?:value|值)?|(?<![a-z])p(?:[\s-]*value)?|显著性)(?![a-z])(?:\s*(?:值|水平|阈值))?`;
const adjusted = (words: string): boolean | undefined => {
  if (/原始/.test(words)) return false;
  return /校正|矫正|调整|adj|fdr|^q/i.test(words) ? true : undefined;
};

const rules: readonly Rule[] = [
  rule(`\\|?\\s*log\\s*2?\\s*(?:fc|fold\\s*change|差异倍数|倍数)\\s*\\|?${link}${number}`, 'fc fc_x', {
    value: (given) => 2 ** given,
  }),
  rule(`(?:差异倍数|变化倍数|倍数|fold\\s*change|(?<![a-z])fc)${link}${number}`, 'fc fc_x'),
  rule(`${number}\\s*倍(?:数)?(?:及?以上)?(?:差异|变化)?`, 'fc fc_x'),
  rule(`${significance}${link}${number}`, 'p kw significant p_cutoff enter', { adjusted }),
  rule(
    `(?:相关系数|相关性|\\|\\s*r\\s*\\||(?<![a-z])r(?![a-z²2]))(?:的?绝对值)?${verb}${sign}${verb}${number}`,
    'r min_r',
  ),
  rule(
    `(?:变异|方差|变化)最?大的?\\s*(?:前|top)?\\s*${number}\\s*(?:个|条)?(?:基因|特征|代谢物|蛋白|变量)?`,
    'top_variable',
  ),
  rule(
    `(?:前|top|最高的?|最大的?|最多的?|最丰富的?)\\s*${number}\\s*(?:个|条|种|名|位)?`,
    'top top_variable curves taxa most genes',
  ),
  rule(`(?:聚|分|划分|切)(?:成|为|到)?\\s*${number}\\s*个?(?:类|簇|组|群)`, 'k clusters cut'),
  rule(`${number}\\s*棵(?:决策)?树`, 'trees'),
  rule(`${number}\\s*折(?:交叉验证)?`, 'folds'),
  rule(`${number}\\s*个(?:主成分|成分|pc)`, 'components'),
  rule(`${number}\\s*个?近邻`, 'neighbors k'),
  rule(`${number}\\s*次(?:置换|随机|抽样|重复)`, 'permutations nulls boots'),
  rule(`(?:置换|随机)(?:检验)?${link}${number}\\s*次?`, 'permutations nulls'),
  rule(
    `(?:置信(?:区间|水平|度)?)${link}${number}|${number.replaceAll('?<n>', '?<n2>').replaceAll('?<percent>', '?<percent2>')}\\s*的?置信(?:区间|水平|度)?`,
    'level',
  ),
];

const digits = '零一二三四五六七八九';
/** 四, 十, 十二, 二十, 二十三. */
function countOf(text: string): number {
  const plain = text.replaceAll('两', '二');
  const [tens, ones = ''] = plain.includes('十') ? plain.split('十') : ['', plain];
  if (!plain.includes('十')) return digits.indexOf(ones);
  return 10 * (tens ? digits.indexOf(tens) : 1) + (ones ? digits.indexOf(ones) : 0);
}
export const valueOf = (text: string): number => (/^[\d.]/.test(text) ? Number(text) : countOf(text));

/** Every number with what is said of it, where no other fact has taken its place. */
export function numberFactsOf(text: string): readonly NumberFact[] {
  const facts: NumberFact[] = [];
  for (const { adjusted: which, options, pattern, value = (given: number) => given } of rules)
    for (const match of text.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].trimEnd().length };
      const groups = match.groups!;
      const given = valueOf(groups['n'] ?? groups['n2'] ?? '');
      if (!Number.isFinite(given) || given < 0 || facts.some((fact) => fact.from < span.to && span.from < fact.to))
        continue;
      const says = which?.(match[0].trim());
      facts.push({
        ...span,
        options,
        value: value(given),
        percent: Boolean(groups['percent'] ?? groups['percent2']),
        ...(says !== undefined && { adjusted: says }),
      });
    }
  return facts;
}
