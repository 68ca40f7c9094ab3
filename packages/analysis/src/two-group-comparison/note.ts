import type { MethodDefinition, MethodOutput } from '../model/index.ts';
import { adjustNames } from '../options/shared/index.ts';
import { readTwoGroupOptions, testNames } from './twoGroup.schema.ts';
import type { TwoGroupTest } from './twoGroup.schema.ts';
import type { AdjustMethod } from '../statistics/index.ts';

const definitions: Readonly<Record<TwoGroupTest, string>> = {
  welch:
    't = (x̄₁ − x̄₀) / √(s₁²/n₁ + s₀²/n₀)，自由度按 Welch–Satterthwaite 公式计算（Welch 1947，doi:10.1093/biomet/34.1-2.28）',
  student: '假定两组方差相等，使用合并方差，自由度为 n₁ + n₀ − 2（Student 1908，doi:10.1093/biomet/6.1.1）',
  wilcoxon:
    '统计量 W 为比较组的 Mann–Whitney 计数；两组均少于 50 个值且无并列时用精确分布，否则用带并列校正与连续性校正的正态近似（Wilcoxon 1945，doi:10.2307/3001968；Mann & Whitney 1947，doi:10.1214/aoms/1177730491）',
  paired:
    '对每一对的差值（比较组 − 参照组）检验均值是否为 0，自由度为对数减 1（Student 1908，doi:10.1093/biomet/6.1.1）',
  'paired-wilcoxon':
    '统计量 V 为正差值的秩和，差值为 0 的对不计；少于 50 对、无并列且无零差值时用精确分布，否则用带连续性校正的正态近似（Wilcoxon 1945，doi:10.2307/3001968）',
  limma:
    't 用经验贝叶斯收缩后的方差，自由度为残差自由度加先验自由度；两组的全部特征共同估计先验（Smyth 2004，doi:10.2202/1544-6115.1027）',
};

/** Where a correction was published. */
export const adjustSources: Readonly<Record<AdjustMethod, string>> = {
  BH: 'Benjamini & Hochberg 1995，doi:10.1111/j.2517-6161.1995.tb02031.x',
  bonferroni: 'Bonferroni；见 Dunn 1961，doi:10.1080/01621459.1961.10482090',
  holm: 'Holm 1979，Scand. J. Stat. 6, 65–70',
  qvalue: 'Storey & Tibshirani 2003，doi:10.1073/pnas.1530509100（以样条平滑估计 π₀）',
};

/** What is significant without a fold change. */
const oneSided = (facts: MethodOutput['facts']): string => {
  const [test, reference, other] = ['only_test', 'only_ref', 'no_fold'].map((id) => Number(facts[id] ?? 0));
  return [
    test! + reference! > 0
      ? `；另一组全为 0 的没有差异倍数，仅按 p 值判断，仅比较组检出 ${test} 个、仅参照组检出 ${reference} 个`
      : '',
    other! > 0 ? `；${other} 个显著而差异倍数无法计算` : '',
  ].join('');
};

/** The methods paragraph of one run. */
export const twoGroupNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readTwoGroupOptions(raw);
  const n = facts['pair']
    ? `共 ${facts['n_ref']} 对，以“${facts['pair']}”列配对`
    : `n = ${facts['n_test']} 与 ${facts['n_ref']}`;
  const fold = options.logged
    ? '输入数据视为已取 log2，log2 差异倍数为两组均值之差（比较组 − 参照组）'
    : '输入数据未取对数，检验在原始尺度上进行，log2 差异倍数为两组算术均值之比的 log2（比较组 ÷ 参照组）';
  const column = options.p_column === 'p' ? '原始 p 值' : '校正后 p 值';
  const threshold =
    options.fc > 1
      ? `${column} < ${options.p} 且差异倍数不小于 ${options.fc}（|log2FC| ≥ ${Number(Math.log2(options.fc).toFixed(4))}）`
      : `${column} < ${options.p}`;
  return [
    `逐特征以 ${testNames[options.test]}（双侧）比较“${facts['test_group']}”与参照组“${facts['reference']}”（${n}）：${definitions[options.test]}。`,
    `${fold}。缺失值不参与计算；某组有效值少于 2 个${facts['pair'] ? '（配对检验为完整的对少于 2 对）' : ''}或组内数值没有变化的特征不给 p 值，也不计入校正。`,
    `p 值的校正采用 ${adjustNames[options.p_adjust]}，见 ${adjustSources[options.p_adjust]}${typeof facts['pi0'] === 'number' ? `，π₀ = ${Number(facts['pi0'].toFixed(4))}` : ''}。`,
    `以${threshold}为差异特征，在 ${facts['features']} 个特征（其中 ${facts['tested']} 个有 p 值）中得到上调 ${facts['up']} 个、下调 ${facts['down']} 个${oneSided(facts)}。`,
  ].join('');
};
