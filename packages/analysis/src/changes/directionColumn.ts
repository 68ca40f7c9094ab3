import { textColumn } from '../model/index.ts';
import type { Column } from '../model/index.ts';
import type { Change } from './changes.ts';

type Rule = {
  /** Least fold change, 1 or more. */
  readonly fc: number;
  /** A p-value below this is significant. */
  readonly p: number;
  /** What is held against `p`: `p`, `p_adj`, or words for another value. */
  readonly p_column: string;
};

const names: Readonly<Record<string, string>> = { p: 'p 值', p_adj: '校正后 p 值' };

/** `校正后 p 值 < 0.05 且差异倍数 ≥ 2 或 ≤ 1/2`. */
export const ruleWords = ({ fc, p, p_column }: Rule): string =>
  `${names[p_column] ?? p_column} < ${p}${fc > 1 ? ` 且差异倍数 ≥ ${fc} 或 ≤ 1/${fc}` : ''}`;

/**
 * The column `direction`, with the rule in its help.
 *
 * @param more - What else the rule asks for, after a comma.
 */
export const directionColumn = (changes: readonly Change[], rule: Rule, more = ''): Column => {
  const found = new Set(changes);
  const sides = found.has('only_test') || found.has('only_ref');
  const without = [
    ...(sides ? ['；只在一组检出：only_test、only_ref'] : []),
    ...(found.has('no_fold') ? ['；倍数无法计算：no_fold'] : []),
  ].join('');
  return textColumn('direction', '变化方向', changes, {
    help: `上调（文件中为 up）、下调（down）：${ruleWords(rule)}${more}${without}；其余为不显著（none）或未检验（untested）`,
  });
};
