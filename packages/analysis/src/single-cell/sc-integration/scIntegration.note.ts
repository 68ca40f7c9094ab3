import type { MethodOutput, Options } from '../../model/index.ts';
import { readScIntegrationOptions } from './scIntegration.schema.ts';

const short = (value: number | string | undefined): string => (typeof value === 'number' ? value.toFixed(2) : '—');

/** The methods paragraph of one run. */
export function scIntegrationNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { lambda, min_dist, resolution, rounds, sigma, theta } = readScIntegrationOptions(raw);
  return [
    `对 ${facts['cells']} 个细胞按“${facts['batch_column']}”列的 ${facts['batches']} 个批次（${facts['sizes']}）作整合。`,
    `计数折算为每个细胞 10,000 后取 ln(1 + x)，没有计数即为 0；以 vst 取 ${facts['genes']} 个高变基因（Stuart 等，2019，doi:10.1016/j.cell.2019.05.031），标准化后取前 ${facts['dimensions']} 个主成分。`,
    `主成分以 Harmony 校正（Korsunsky 等，2019，doi:10.1038/s41592-019-0619-0）：θ = ${theta}，λ = ${lambda}，σ = ${sigma}，${facts['clusters']} 个软簇，簇中心由余弦空间的 k 均值（${facts['starts']} 次随机开始）给出，最多 ${rounds} 轮，${facts['rounds']} 轮后${facts['converged'] === '是' ? '收敛（目标函数的相对下降小于 1e-4）' : '停止，尚未收敛'}；种子 ${facts['seed']}。`,
    `混合程度以 LISI 表示（同上文献；困惑度 ${facts['perplexity']}）：批次 LISI 的中位数由 ${short(facts['ilisi_before'])} 变为 ${short(facts['ilisi_after'])}（最大 ${facts['batches']}）${facts['clisi_after'] === undefined ? '' : `，细胞类型 LISI 的中位数由 ${short(facts['clisi_before'])} 变为 ${short(facts['clisi_after'])}（1 为完全分开）`}。`,
    `校正后的主成分以 Leiden 聚类（Traag 等，2019，doi:10.1038/s41598-019-41695-z；分辨率 ${resolution}），得到 ${facts['communities']} 个簇；图由 UMAP 绘出（McInnes 等，2018，arXiv:1802.03426；最小间距 ${min_dist}）。整合只改变主成分，不改变表达量，差异分析应使用原始计数。`,
    `计算使用 Panome 全组学云 sc-integration 方法（版本 ${version}）。`,
  ].join('');
}
