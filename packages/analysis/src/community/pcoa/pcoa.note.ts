import type { MethodOutput, Options } from '../../model/index.ts';
import { distanceSentence } from '../../community-distances/index.ts';

/** The methods paragraph of one run. */
export function pcoaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const negative = Number(facts['negative']);
  return [
    distanceSentence(options, facts),
    `对距离作主坐标分析（PCoA；Gower，1966，doi:10.1093/biomet/53.3-4.325）：距离平方乘 −1/2 后双中心化，再作特征分解，坐标为特征向量乘以特征值的平方根，共给出 ${facts['axes']} 个轴；各轴绝对值最大的坐标取正号。`,
    negative > 0
      ? `共有 ${negative} 个负特征值（绝对值占全部的 ${(100 * Number(facts['negative_share'])).toFixed(1)}%），未作校正；`
      : '没有负特征值；',
    '解释率给出两种：ratio 以全部特征值之和（含负值）为分母，ratio_positive 以正特征值之和为分母。',
    `计算使用 Panome 全组学云 pcoa 方法（版本 ${version}）。`,
  ].join('');
}
