/**
 * What stands over the columns whose id means the same in every table: on pages, in reports and over the data of
 * charts. The files for programs are headed by the ids.
 */
export const columnHeadings = {
  p: 'p 值',
  p_adj: '校正后 p 值',
  log2fc: 'log2 差异倍数',
  df: '自由度',
  f: 'F 值',
  t: 't 值',
  z: 'z 值',
  sd: '标准差',
  ci_low: '置信下限',
  ci_high: '置信上限',
} as const;

type Headings = typeof columnHeadings;
type FixedId = keyof Headings;

/** Where the fixed id of a column is something else: a loading of OPLS-DA, other ways of adjusting. */
const otherMeanings = { p: ['p[1]'], p_adj: ['q 值', '空间 FDR'] } as const;
type OtherMeaning<Id extends FixedId> = Id extends keyof typeof otherMeanings
  ? (typeof otherMeanings)[Id][number]
  : never;

/** The headings that a column of this id may have: its own, with words before it that say more; any for a free id. */
export type HeadingOf<Id extends string> = string extends Id
  ? string
  : Id extends FixedId
    ? `${string}${Headings[Id]}` | OtherMeaning<Id>
    : string;

/** Whether a column may be headed so, for ids that are only known at run time. */
export function isHeaded(id: string, heading: string): boolean {
  if (!Object.hasOwn(columnHeadings, id)) return true;
  const others: readonly string[] = id === 'p' || id === 'p_adj' ? otherMeanings[id] : [];
  return heading.endsWith(columnHeadings[id as FixedId]) || others.includes(heading);
}
