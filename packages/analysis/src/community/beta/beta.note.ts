import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';

/** The methods paragraph of one run. */
export function betaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  return [
    distanceSentence(options, facts),
    '样本按这些距离作 UPGMA（平均连接）层次聚类，用于热图的排列与聚类树（Sokal & Michener，1958，Univ. Kansas Sci. Bull. 38, 1409–1438）。',
    `计算使用 Panome 全组学云 beta 方法（版本 ${version}）。`,
  ].join('');
}
