import type { MethodOutput, Options } from '../../model/index.ts';
import { searchNote } from '../../neighbours/index.ts';

const methods: Readonly<Record<string, string>> = {
  leiden: 'Leiden 算法（Traag 等，2019，doi:10.1038/s41598-019-41695-z；细化时取增益最大的合并）',
  louvain: 'Louvain 算法（Blondel 等，2008，doi:10.1088/1742-5468/2008/10/P10008）',
};

/** The methods paragraph of one run. */
export function scClusterNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const empty = Number(facts['empty']) > 0 ? `（另有 ${facts['empty']} 个没有计数的细胞未参与）` : '';
  return [
    `对 ${facts['cells']} 个细胞${empty}的计数按每细胞 10,000 归一化并取 ln(1 + x)，以 vst 选取 ${facts['genes']} 个高变基因（Stuart 等，2019，doi:10.1016/j.cell.2019.05.031），各基因标准化（上限 10 个标准差）后取前 ${facts['dimensions']} 个主成分。`,
    `以 ${facts['neighbors']} 个最近邻（含自身，欧氏距离，${searchNote(Number(facts['cells']), Number(facts['neighbors']) - 1)}）的 Jaccard 系数建立共享近邻图，去掉小于 1/15 的边；用${methods[String(options['method'])]}使模块度最大，分辨率 ${options['resolution']}，取五次搜索中最好的，得到 ${facts['clusters']} 个簇（模块度 ${Number(facts['modularity']).toFixed(3)}）。`,
    `细胞以 UMAP（McInnes 等，2018，doi:10.48550/arXiv.1802.03426）排布在平面上，最小间距 ${options['min_dist']}，${facts['epochs']} 轮。种子 ${facts['seed']}。没有作样本间的批次校正。`,
    `计算使用 Panome 全组学云 sc-cluster 方法（版本 ${version}）。`,
  ].join('');
}
