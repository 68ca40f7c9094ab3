import type { MethodOutput, Options } from '../../model/index.ts';
import { readPathwayMapOptions } from './pathwayMap.schema.ts';

const ways = {
  strongest: '取绝对值最大的一个（有显著的特征时只在显著的里面取）',
  mean: '取平均值',
  split: '按特征分成色条（最多 4 条）',
} as const;

/** The methods paragraph of one run. */
export function pathwayMapNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { combine, p } = readPathwayMapOptions(options);
  return [
    `把差异结果画在通路图“${facts['title']}”${facts['pathway'] ? `（${facts['pathway']}）` : ''}上，节点与坐标取自用户提供的 KGML 文件（KEGG；Kanehisa & Goto，2000，doi:10.1093/nar/28.1.27）。`,
    `${facts['asked']} 个特征按编号对应，${facts['found']} 个在图上；${facts['nodes']} 个节点中有数据的 ${facts['measured']} 个。`,
    `颜色表示 ${facts['value']}，以 0 为中点对称；一个节点有几个特征时${ways[combine]}。`,
    facts['p_column']
      ? `${facts['p_column']} 不小于 ${p} 的画成浅色；显著上调的节点 ${facts['up']} 个，下调 ${facts['down']} 个。`
      : `没有 P 值列，全部按显著画；上调的节点 ${facts['up']} 个，下调 ${facts['down']} 个。`,
    `计算使用 Panome 全组学云 pathway-map 方法（版本 ${version}）。`,
  ].join('');
}
