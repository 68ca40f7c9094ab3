import type { MethodOutput, Options } from '../../model/index.ts';
import { readScDoubletsOptions } from './scDoublets.schema.ts';

const percent = (share: unknown): string => `${Number((100 * Number(share)).toPrecision(3))}%`;

/** The methods paragraph of one run. */
export function scDoubletsNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { expected_rate, min_cells, min_counts, neighbors, rate_sd, ratio, variable_share } =
    readScDoubletsOptions(raw);
  const how = {
    given: '由用户给定',
    valley: '取模拟得分直方图（256 个区间，平滑到两个峰）两峰之间的最低处',
    rate: '因模拟得分没有两个峰，取使预计比例的细胞被判定的得分',
  }[String(facts['how'])];
  return [
    `以 Scrublet 方法（Wolock 等，2019，doi:10.1016/j.cels.2018.11.005）判断 ${facts['cells']} 个细胞中的双细胞。没有计数即为 0，没有任何计数的细胞不参与。`,
    `计数归一化到平均总计数后，在 ${min_cells} 个以上细胞中不少于 ${min_counts} 的基因里，取 v 得分（Klein 等，2015，doi:10.1016/j.cell.2015.04.044）最高的 ${percent(variable_share)}，共 ${facts['genes']} 个。`,
    `随机（种子 ${facts['seed']}）抽取两个细胞相加，模拟 ${facts['simulated']} 个双细胞（${ratio} 倍）；观测细胞每百万计数标准化后的 ${facts['dimensions']} 个主成分中，对观测与模拟的细胞各找 ${facts['neighbors']} 个近邻${neighbors > 0 ? `（不计模拟时 ${neighbors} 个）` : '（不计模拟时为细胞数平方根的一半）'}。`,
    `由近邻中模拟双细胞的比例与预计的双细胞比例 ${expected_rate}（标准差 ${rate_sd}）得到双细胞的后验概率。`,
    `判定阈值 ${Number(Number(facts['threshold']).toPrecision(3))}，${how}；${facts['called']} 个细胞（${percent(facts['rate'])}）判为双细胞，模拟的双细胞有 ${percent(facts['detectable'])} 可检出，估计的双细胞总比例为 ${percent(facts['overall'])}。`,
    '各细胞的位置由 UMAP 算得（McInnes 等，2018，arXiv:1802.03426）。',
    `计算使用 Panome 全组学云 sc-doublets 方法（版本 ${version}）。`,
  ].join('');
}
