import type { MethodDefinition } from '../../model/index.ts';
import { errorWords } from '../records/index.ts';
import { readBarOptions, testWords, type BarTest } from './bar.schema.ts';

export const testSources: Readonly<Record<Exclude<BarTest, 'none'>, string>> = {
  tukey: 'Tukey 1949，doi:10.2307/3001913；样本数不等时按 Kramer 1956，doi:10.2307/3001469',
  welch: 'Welch 1947，doi:10.1093/biomet/34.1-2.28',
  student: 'Student 1908，doi:10.1093/biomet/6.1.1',
  wilcoxon: 'Wilcoxon 1945，doi:10.2307/3001968',
};
export const adjustWords = {
  holm: '按 Holm 1979 校正',
  BH: '按 Benjamini & Hochberg 1995 校正',
  bonferroni: '按 Bonferroni 校正',
  none: '未作多重比较校正',
} as const;

/** The methods paragraph of one run. */
export const barNote: MethodDefinition['note'] = (raw, facts) => {
  const { adjust, error, p, test } = readBarOptions(raw);
  const n = facts['n_min'] === facts['n_max'] ? `n = ${facts['n_min']}` : `n = ${facts['n_min']}～${facts['n_max']}`;
  const within = facts['fill'] ? `在每个“${facts['x']}”内按“${facts['fill']}”` : `按“${facts['x']}”`;
  const tested =
    test === 'none'
      ? '没有作统计检验。'
      : `${within}以${testWords[test]}作两两比较（双侧；${testSources[test]}），${test === 'tukey' ? 'P 值已对同族的全部比较校正' : adjustWords[adjust]}；${facts['comparisons']} 个比较中 ${facts['different']} 个的校正后 P < ${p}。字母标记按 Piepho 2004（doi:10.1198/1061860043515），有相同字母的没有显著差异。`;
  return `柱高为“${facts['value']}”的算术平均，${error === 'none' ? '不画误差线' : `误差线为${errorWords[error]}`}（${n}；均值与误差的报告方式见 Cumming et al. 2007，doi:10.1083/jcb.200611141）。${tested}缺少取值的 ${facts['left']} 行未参与；只有 1 个值的不画误差线，也不参与比较。`;
};
