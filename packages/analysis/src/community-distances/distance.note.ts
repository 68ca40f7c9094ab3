import type { MethodOutput, Options } from '../model/index.ts';
import { measureNames, readDistanceOptions, type DistanceMeasure } from './distance.schema.ts';

const sources: Readonly<Record<DistanceMeasure, string>> = {
  bray: 'Σ|a − b| ÷ Σ(a + b)；Bray & Curtis，1957，doi:10.2307/1942268',
  jaccard: '1 − 共有特征数 ÷ 两样本的全部特征数；Jaccard，1912，doi:10.1111/j.1469-8137.1912.tb05611.x',
  jaccard_abundance:
    '2B ÷ (1 + B)，B 为 Bray–Curtis；Jaccard，1912，doi:10.1111/j.1469-8137.1912.tb05611.x；同 R 包 vegan',
  euclidean: '各特征差的平方和的平方根；见 Legendre & Legendre，2012，ISBN 978-0-444-53868-0',
  aitchison: '中心对数比（CLR）的欧氏距离；Aitchison，1982，doi:10.1111/j.2517-6161.1982.tb01195.x',
  unifrac:
    '只为一方所有的枝长 ÷ 两者的全部枝长，以全部特征的最近共同祖先为根；Lozupone & Knight，2005，doi:10.1128/AEM.71.12.8228-8235.2005；同 R 包 phyloseq',
  wunifrac:
    '各枝枝长乘以枝下相对丰度之差的和 ÷ 枝长乘以两者之和的和；Lozupone 等，2007，doi:10.1128/AEM.01996-06；同 R 包 phyloseq 的归一化形式',
};

/** How the distances of a run were computed, as a sentence of its note. */
export function distanceSentence(options: Options, facts: MethodOutput['facts']): string {
  if (Number(facts['distance_given']) === 1) return `使用提供的 ${facts['samples']} 个样本间的距离矩阵。`;
  const { distance, pseudocount, relative } = readDistanceOptions(options);
  const before =
    distance === 'aitchison'
      ? `各值加伪计数 ${pseudocount} 后`
      : distance === 'jaccard' || distance === 'unifrac'
        ? '按特征有无'
        : relative || distance === 'wunifrac'
          ? '换算为相对丰度后'
          : '按表中数值（未换算为相对丰度）';
  return `由 ${facts['samples']} 个样本、${facts['features']} 个特征的丰度表，${before}计算样本间的 ${measureNames[distance]}（${sources[distance]}）；表中不允许有缺失值，计数全部为 0 的样本不参与。`;
}
