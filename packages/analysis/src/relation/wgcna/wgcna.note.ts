import type { MethodOutput, Options } from '../../model/index.ts';
import type { NetworkType } from './adjacency.ts';
import { readWgcnaOptions } from './wgcna.schema.ts';

const types: Readonly<Record<NetworkType, string>> = {
  unsigned: '无符号网络，|r|',
  signed: '有符号网络，(1 + r) / 2',
  signed_hybrid: '混合有符号网络，r，负相关记为 0',
};
const stages = {
  free: '分支之外的特征归入平均距离最近的模块（pamRespectsDendro = FALSE）',
  dendrogram: '分支之外的特征归入同一分支上平均距离最近的模块（pamRespectsDendro = TRUE）',
  none: '分支之外的特征不归入模块（pamStage = FALSE）',
} as const;

/** The methods paragraph of one run. */
export function wgcnaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { deepSplit, mergeHeight, minModule, pam, type } = readWgcnaOptions(options);
  return [
    Number(facts['features_removed']) + Number(facts['samples_removed']) > 0
      ? `去掉缺失过半的 ${facts['samples_removed']} 个样本，以及缺失过半或取值恒定的 ${facts['features_removed']} 个特征。`
      : '',
    `对 ${facts['samples']} 个样本中${Number(facts['features']) < Number(facts['features_usable']) ? '方差最大的' : '的'} ${facts['features']} 个特征作加权共表达网络分析（WGCNA；Langfelder 与 Horvath，2008，doi:10.1186/1471-2105-9-559）。`,
    `两两计算 Pearson 相关系数${Number(facts['missing_values']) > 0 ? `（缺失值共 ${facts['missing_values']} 个，每一对只用双方都有值的样本）` : ''}，相似度（${types[type]}）取 ${facts['power']} 次幂为邻接值（Zhang 与 Horvath，2005，doi:10.2202/1544-6115.1128）。`,
    powerText(options, facts),
    `以 1 − 拓扑重叠为距离作平均连接聚类，用混合动态切分（Langfelder 等，2008，doi:10.1093/bioinformatics/btm563）划分模块：最小模块 ${minModule}，deepSplit = ${deepSplit}，${stages[pam]}；得到 ${facts['modules_dynamic']} 个模块。`,
    mergeHeight > 0
      ? `特征向量的 1 − r 小于 ${mergeHeight} 的模块合并，最后为 ${facts['modules']} 个。`
      : '相近的模块没有合并。',
    Number(facts['unassigned']) > 0 ? `${facts['unassigned']} 个特征不属于任何模块。` : '',
    `特征向量为标准化后模块特征的第一主成分，方向与模块的平均表达一致${Number(facts['missing_values']) > 0 ? '，其中的缺失值用模块内最近的 10 个特征填补' : ''}；kME 为特征与所在模块特征向量的相关。`,
    Number(facts['traits']) > 0
      ? `模块与 ${facts['traits']} 个性状（组的 0/1 变量与数值因子）的相关用 Pearson 相关系数与自由度 n − 2 的 t 检验，p 值以 Benjamini–Hochberg 法（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）校正。`
      : '',
    `计算使用 Panome 全组学云 wgcna 方法（版本 ${version}）。`,
  ].join('');
}

function powerText(options: Options, facts: MethodOutput['facts']): string {
  const { power, r2Cut } = readWgcnaOptions(options);
  const figures =
    facts['r2'] === undefined
      ? ''
      : `该幂次下无标度拟合的 R² 为 ${Number(facts['r2']).toFixed(3)}，平均连接度 ${Number(facts['mean_k']).toPrecision(3)}。`;
  if (power !== 'auto') return `软阈值由使用者指定；${figures}`;
  return facts['power_reached'] === 1
    ? `软阈值为使无标度拟合的 R² 超过 ${r2Cut} 且斜率为负的最小幂次；${figures}`
    : `没有幂次使无标度拟合的 R² 超过 ${r2Cut}，软阈值按样本数取 WGCNA 作者建议的经验值；${figures}`;
}
