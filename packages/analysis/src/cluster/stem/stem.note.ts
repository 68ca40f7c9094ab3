import type { MethodOutput, Options } from '../../model/index.ts';
import { correctionNames, readStemOptions } from './stem.schema.ts';

/** The methods paragraph of one run. */
export function stemNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { alike, by, correction, logged, min_change, p, units } = readStemOptions(raw);
  return [
    `按 STEM 的方法分析短时间序列（Ernst 等，2005，doi:10.1093/bioinformatics/bti1022；Ernst 与 Bar-Joseph，2006，doi:10.1186/1471-2105-7-191）。`,
    `时间点为 ${facts['times']}；${logged ? '数据视为已取 log2' : '数据先取 log2'}，${by === 'groups' ? '组内求平均后' : ''}减去第一个时间点。`,
    `${facts['features_input']} 个特征中，${facts['removed']} 个因缺失值${min_change > 0 ? `或最高与最低的时间点相差不足 ${min_change}` : '或没有变化'}未参与。`,
    `模式从 0 开始、每步最多升降 ${units} 个单位的全部走势中选取，先取每步降 1 个单位的，以后每次取与已选模式最近距离（1 − Pearson 相关系数）最大的，共 ${facts['profiles']} 种。`,
    `每个特征归入相关系数最大的模式，相同时平分；期望的特征数为${facts['all'] === 1 ? `时间点的全部 ${facts['permutations']} 种次序` : `随机打乱时间点 ${facts['permutations']} 次（种子 ${facts['seed']}）`}的平均，P 值由二项分布得到，${correction === 'none' ? '未作多重检验校正' : `多重检验校正采用 ${correctionNames[correction]}`}。`,
    `以${correction === 'none' ? ' P 值' : '校正后 P 值'} < ${p} 为显著，得到 ${facts['significant']} 种显著的模式（约 ${facts['in_significant']} 个特征），相关系数不低于 ${alike} 的归为一类，共 ${facts['clusters']} 类。`,
    `计算使用 Panome 全组学云 stem 方法（版本 ${version}）。`,
  ].join('');
}
