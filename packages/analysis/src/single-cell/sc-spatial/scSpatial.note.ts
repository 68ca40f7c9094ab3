import type { MethodOutput, Options } from '../../model/index.ts';
import { readScSpatialOptions } from './scSpatial.schema.ts';

/** The methods paragraph of one run. */
export function scSpatialNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { gene_permutations, min_pct, neighbors, permutations, radius, resolution, weights } =
    readScSpatialOptions(raw);
  return [
    `对 ${facts['spots']} 个有坐标的位点，${weights === 'nearest' ? `以最近的 ${neighbors} 个位点` : `以 ${radius} 以内的位点`}为邻居（平均 ${Number(Number(facts['per_spot']).toPrecision(3))} 个）。`,
    '计数折算为每个位点 10,000 后取 ln(1 + x)；没有计数即为 0，没有任何计数的位点不参与。',
    `在不少于 ${min_pct} 的位点中检出的 ${facts['tested']} 个基因以逐行归一的权重计算 Moran's I（Moran，1950，doi:10.1093/biomet/37.1-2.17），随机化假设下的标准差与双侧 p 值同 R 的 ape::Moran.I（Paradis & Schliep，2019，doi:10.1093/bioinformatics/bty633），按 Benjamini–Hochberg（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）校正；${facts['significant']} 个基因显著成片分布（校正 p < 0.05）。`,
    gene_permutations > 0
      ? `另将位点随机换位 ${gene_permutations} 次（种子 ${facts['seed']}），p =（偏离不小于实际的次数 + 1）÷（${gene_permutations} + 1）。`
      : '',
    facts['how'] === 'found'
      ? `位点按高变基因的主成分以 Leiden 聚类（Traag 等，2019，doi:10.1038/s41598-019-41695-z；分辨率 ${resolution}），得到 ${facts['clusters']} 个簇。`
      : `簇取自位点表，共 ${facts['clusters']} 个。`,
    `邻域富集同 Squidpy（Palla 等，2022，doi:10.1038/s41592-021-01358-2）：簇的标签随机置换 ${permutations} 次（种子 ${facts['seed']}），z 为邻居数与置换平均之差除以置换标准差。`,
    `计算使用 Panome 全组学云 sc-spatial 方法（版本 ${version}）。`,
  ].join('');
}
