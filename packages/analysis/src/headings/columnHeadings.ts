/**
 * What stands over the columns whose id means the same in every table, on pages, in reports and over the data of
 * charts. Files for programs are headed by the ids.
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
  ci_low: '95% 置信下限',
  ci_high: '95% 置信上限',
  letters: '显著性字母',
} as const;

/** Where one of these ids is something else by its fixed name: a loading of OPLS-DA, other ways of adjusting. */
type OtherMeaning = { readonly p: 'p[1]'; readonly p_adj: 'q 值' | '空间 FDR' };

type Headings = typeof columnHeadings;

/** The headings that a column of this id may have: its own, with words before it that say more, or any for a free id. */
export type HeadingOf<Name extends string> = string extends Name
  ? string
  : Name extends keyof Headings
    ? `${string}${Headings[Name]}` | (Name extends keyof OtherMeaning ? OtherMeaning[Name] : never)
    : string;
