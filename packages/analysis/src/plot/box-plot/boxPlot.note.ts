import type { MethodDefinition } from '../../model/index.ts';
import { adjustWords, testSources, testWords } from '../bar/index.ts';
import { readBoxPlotOptions } from './boxPlot.schema.ts';

/** The methods paragraph of one run. */
export const boxPlotNote: MethodDefinition['note'] = (raw, facts) => {
  const { adjust, p, test, transform } = readBoxPlotOptions(raw);
  const n =
    facts['n_min'] === facts['n_max'] ? `每组 n = ${facts['n_min']}` : `每组 n = ${facts['n_min']}～${facts['n_max']}`;
  const tested =
    test === 'none'
      ? '没有作统计检验。'
      : `各幅中以${testWords[test]}作两两比较（双侧；${testSources[test]}），${test === 'tukey' ? 'P 值已对同一幅的全部比较校正' : adjust === 'none' ? adjustWords.none : `同一幅的全部比较${adjustWords[adjust]}`}；${facts['comparisons']} 个比较中 ${facts['different']} 个的校正后 P < ${p}。字母标记按 Piepho 2004（doi:10.1198/1061860043515），有相同字母的没有显著差异。`;
  return [
    `按“${facts['x']}”分组画出${facts['facet'] ? `“${facts['facet']}”各取值的“${facts['value']}”` : facts['value'] ? `“${facts['value']}”` : '各数值列'}，共 ${facts['panels']} 幅（${n}）${transform === 'none' ? '' : `，作图与检验前取 ${transform}`}。`,
    '箱体为四分位数（R 的第 7 型），须到距箱体 1.5 倍四分位距以内的最外侧的值（McGill 等 1978，doi:10.1080/00031305.1978.10479236）；小提琴为高斯核密度，带宽按 Silverman 1986 的经验法则；柱为均值，误差线为标准误。',
    `${tested}缺失${transform === 'none' ? '' : '或不能取对数'}的 ${facts['left']} 个值未参与，只有 1 个值的组不参与比较。`,
  ].join('');
};
