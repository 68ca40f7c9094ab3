import type { MethodOutput, Options } from '../../model/index.ts';
import type { CorrelationMethod } from '../../correlation/index.ts';
import { readCorrelationOptions } from './correlation.schema.ts';

const methodText: Readonly<Record<CorrelationMethod, string>> = {
  pearson: 'Pearson 相关系数',
  spearman: 'Spearman 秩相关系数（并列取平均秩）',
  kendall: 'Kendall 秩相关系数（tau-b；Knight，1966，doi:10.1080/01621459.1966.10480879）',
};
const testText: Readonly<Record<CorrelationMethod, string>> = {
  pearson: '双侧 p 值由自由度 n − 2 的 t 分布得到',
  spearman:
    '双侧 p 值与 R 的 cor.test 相同：无并列且 n ≤ 9 时用精确分布，n ≤ 1290 时用 Edgeworth 级数（AS 89；Best 和 Roberts，1975，doi:10.2307/2347111），其余用自由度 n − 2 的 t 近似',
  kendall: '双侧 p 值与 R 的 cor.test 相同：无并列且 n < 50 时用精确分布，其余用经并列校正的正态近似，不作连续性校正',
};
const adjustText = {
  BH: 'Benjamini–Hochberg 法（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）',
  bonferroni: 'Bonferroni 法',
  holm: 'Holm 法（1979）',
} as const;

/** The methods paragraph of one run. */
export function correlationNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { method, of, missing, pAdjust } = readCorrelationOptions(options);
  const two = facts['tables'] === 2;
  const word = of === 'samples' && !two ? '样本' : '特征';
  const hasMissing = missing === 'pairwise' && Number(facts['missing_values']) > 0;
  return [
    chosenText(options, facts),
    two
      ? `取两个数据表共有的样本（按样本名对应），计算第一个表的 ${facts['items']} 个特征与第二个表的 ${facts['items_second']} 个特征之间的${methodText[method]}，每个特征有 ${facts['observations']} 个观测。`
      : `计算 ${facts['items']} 个${word}两两之间的${methodText[method]}，每个${word}有 ${facts['observations']} 个观测。`,
    Number(facts['samples_left'] ?? 0) > 0 ? `${facts['samples_left']} 个只在一个表中的样本没有使用。` : '',
    Number(facts['items_removed']) > 0 ? `${facts['items_removed']} 个取值恒定或有效值不足的${word}未参与计算。` : '',
    hasMissing ? `缺失值共 ${facts['missing_values']} 个，每一对只用两者共有的观测（pairwise.complete.obs）。` : '',
    missing === 'complete' ? '只用没有缺失值的观测（complete.obs）。' : '',
    `${testText[method]}；${facts['pairs']} 对的 p 值以${adjustText[pAdjust]}校正。`,
    two
      ? '图中两侧的顺序由相关系数的欧氏距离、平均连接的层次聚类得到。'
      : '图中的顺序由 1 − r 的平均连接层次聚类得到。',
    `计算使用 Panome 全组学云 correlation 方法（版本 ${version}）。`,
  ].join('');
}

function chosenText(options: Options, facts: MethodOutput['facts']): string {
  const { of, topVariable } = readCorrelationOptions(options);
  const fewer = (count: unknown): boolean => topVariable !== 'all' && topVariable < Number(count);
  if (facts['tables'] !== 2)
    return of === 'features' && fewer(facts['features_input']) ? `取方差最大的 ${topVariable} 个特征。` : '';
  return fewer(facts['features_input']) || fewer(facts['features_input_second'])
    ? `每个表至多取方差最大的 ${topVariable} 个特征。`
    : '';
}
