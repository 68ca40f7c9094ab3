import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';
import { readNmdsOptions } from './nmds.schema.ts';

/** The methods paragraph of one run. */
export function nmdsNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { k, tries } = readNmdsOptions(options);
  return [
    distanceSentence(options, facts),
    `对距离作 ${k} 维非度量多维标度分析（NMDS；Kruskal，1964，doi:10.1007/BF02289565）：使 Kruskal 应力 1 = √(Σ(d − d̂)² ÷ Σd²) 最小，d̂ 为图上距离对原距离次序的单调回归，距离相等的样本对不强求图上相等。`,
    `从主坐标和随机位置共出发 ${tries} 次，用拟牛顿法（L-BFGS）求解，取应力最小的结果：应力 ${Number(facts['stress']).toPrecision(3)}，有 ${facts['repeats']} 次到达该应力（相差千分之一以内）。`,
    '坐标中心化后转到主轴，均方根长度为 1，各轴绝对值最大的坐标取正号。',
    `计算使用 Panome 全组学云 nmds 方法（版本 ${version}）。`,
  ].join('');
}
