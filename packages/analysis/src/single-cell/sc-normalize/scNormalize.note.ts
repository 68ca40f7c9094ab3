import type { MethodOutput, Options } from '../../model/index.ts';

const ways: Readonly<Record<string, (options: Options, facts: MethodOutput['facts']) => string>> = {
  library: ({ scale }) =>
    `归一化因子为细胞的总计数 ÷ ${Number(scale).toLocaleString('en-US')}，即每个细胞归一到总数 ${Number(scale).toLocaleString('en-US')}（与 Seurat 的 LogNormalize 相同；Hao 等，2021，doi:10.1016/j.cell.2021.04.048）`,
  median: (_, facts) =>
    `归一化因子为细胞的总计数 ÷ 总计数的中位数（${facts['middle']}）（与 scanpy 的默认相同；Wolf 等，2018，doi:10.1186/s13059-017-1382-0）`,
  deconvolution: (_, facts) =>
    `归一化因子用去卷积法（Lun 等，2016，doi:10.1186/s13059-016-0947-7；与 scuttle 的 pooledSizeFactors 相同，不分群）：细胞按总计数排成环，每 21、26 … 101 个相邻细胞合为一池，池与平均细胞的比值取 ${facts['abundant']} 个基因（平均计数足够高者）的中位数，由全部池以最小二乘解出每个细胞的因子，平均为 1${Number(facts['replaced']) > 0 ? `；${facts['replaced']} 个细胞的估计不是正数，改用按总计数的因子` : ''}`,
};
const logs: Readonly<Record<string, string>> = {
  ln: '，再取 ln(1 + x)',
  log2: '，再取 log2(1 + x)',
  none: '，不取对数',
};

/** The methods paragraph of one run. */
export function scNormalizeNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const empty = Number(facts['empty']) > 0 ? `（另有 ${facts['empty']} 个没有计数的细胞未参与）` : '';
  return [
    `对 ${facts['cells']} 个细胞${empty}、${facts['genes']} 个基因的计数作归一化。${ways[String(options['method'])]!(options, facts)}。每个计数除以所在细胞的因子${logs[String(options['log'])]}；没有检出的基因为 0。`,
    `因子介于 ${Number(facts['factor_low']).toPrecision(3)} 与 ${Number(facts['factor_high']).toPrecision(3)} 之间。矩阵表列出 vst 变异最大的 ${facts['listed_genes']} 个基因和 ${facts['listed_cells']} 个细胞，基因汇总包含全部基因与细胞。`,
    `计算使用 Panome 全组学云 sc-normalize 方法（版本 ${version}）。`,
  ].join('');
}
