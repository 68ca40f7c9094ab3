import { clusteringText } from '../../hierarchical-clustering/index.ts';
import { adjustSources, testNames } from '../../two-group-comparison/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import type { MethodOutput, Options } from '../../model/index.ts';
import { readSsgseaOptions } from './ssgsea.schema.ts';

/** The methods paragraph of one run. */
export function ssgseaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { alpha, distance, linkage, max_size, min_size, p_adjust, scale, test } = readSsgseaOptions(options);
  const paired = facts['pair'] ? `，以“${facts['pair']}”列配对` : '';
  return [
    `以单样本基因集富集分析（ssGSEA；Barbie 等，2009，doi:10.1038/nature08460）计算 ${facts['scored']} 个集合（共 ${facts['sets']} 个，取在数据表中大小为 ${min_size}～${max_size} 的）在 ${facts['samples']} 个样本中的得分，定义同 GSVA 软件包（Hänzelmann 等，2013，doi:10.1186/1471-2105-14-7）：`,
    `每个样本内 ${facts['features']} 个特征按值从高到低排列，集合内的特征按秩的 ${alpha} 次方累积，集合外的特征等量累积，两条累积曲线之差的总和为得分；并列的值取平均秩的整数部分，先后按文件次序。`,
    facts['normalized'] === 'yes' ? '全部得分除以最大值与最小值之差。' : '得分未归一化。',
    Number(facts['missing']) > 0 ? `缺失值（${facts['missing']} 个）在该样本中不参与排序。` : '',
    test === 'none' || facts['reference'] === ''
      ? ''
      : [
          `逐个集合以 ${testNames[test]}（双侧）比较“${facts['test_group']}”与参照组“${facts['reference']}”的得分（n = ${facts['n_test']} 与 ${facts['n_ref']}${paired}），p 值按 ${adjustNames[p_adjust]}校正（${adjustSources[p_adjust]}）；`,
          `校正后 p < 0.05 的集合中，${facts['higher']} 个在“${facts['test_group']}”组得分较高，${facts['lower']} 个较低。`,
        ].join(''),
    `热图画${scale === 'rows' ? '各集合得分的 z 值' : '得分本身'}（${facts['drawn']} 个集合），集合和样本${clusteringText(distance, linkage)}。`,
    `计算使用 Panome 全组学云 ssgsea 方法（版本 ${version}）。`,
  ].join('');
}
