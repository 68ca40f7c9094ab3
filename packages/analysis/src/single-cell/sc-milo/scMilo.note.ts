import type { MethodOutput, Options } from '../../model/index.ts';
import { readScMiloOptions } from './scMilo.schema.ts';

/** The methods paragraph of one run. */
export function scMiloNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { batch, library, neighbors, p, pair, share } = readScMiloOptions(raw);
  const covariates = [...(batch ? [`批次“${batch}”`] : []), ...(pair ? [`配对“${pair}”`] : [])];
  return [
    `以 Milo 的方法（Dann 等，2022，doi:10.1038/s41587-021-01033-z）比较 ${facts['samples']} 个样本（${facts['sizes']}）的 ${facts['cells']} 个细胞在各组的多少，比较 ${facts['contrasts']}。`,
    `计数折算为每个细胞 10,000 后取 ln(1 + x)，由 ${facts['genes']} 个高变基因（vst）的 ${facts['dimensions']} 个主成分找每个细胞的 ${neighbors} 个近邻，两个细胞有一个是另一个的近邻即相连。`,
    `随机抽取 ${share * 100}% 的细胞（种子 ${facts['seed']}），各移到其近邻在主成分空间的中位数最近的细胞，合并相同的，得到 ${facts['neighbourhoods']} 个邻域，每个由中心细胞及与它相连的细胞组成，平均 ${facts['mean_size']} 个细胞。`,
    `各邻域每个样本的细胞数以 edgeR 的负二项模型分析（Robinson 等，2010，doi:10.1093/bioinformatics/btp616）：${library === 'tmm' ? '以 TMM 校正各样本在邻域中的总数' : '各样本以其在邻域中的总数校正'}，自变量为分组${covariates.length > 0 ? `与${covariates.join('、')}` : ''}，拟似然 F 检验（Lund 等，2012，doi:10.1515/1544-6115.1826）；先验不作稳健估计，miloR 默认作。`,
    `空间 FDR 为加权的 BH 校正（Benjamini & Hochberg，1997，doi:10.1111/1467-9469.00072），每个邻域的权为它与所有邻域（包括自身）共有的细胞数之和的倒数；miloR 的 graph-overlap 不计自身，默认的 k-distance 以第 k 近邻的距离为权。`,
    `空间 FDR < ${p} 的邻域中，增多 ${facts['up']} 个，减少 ${facts['down']} 个。没有样本、分组或簇的细胞不计入；没有计数即为 0。`,
    `计算使用 Panome 全组学云 sc-milo 方法（版本 ${version}）。`,
  ].join('');
}
