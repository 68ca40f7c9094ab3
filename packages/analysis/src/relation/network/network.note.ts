import type { MethodOutput, Options } from '../../model/index.ts';
import { rolesNote } from './roles.note.ts';
import { readNetworkOptions } from './network.schema.ts';

const methods = {
  spearman: 'Spearman 秩相关（1904，doi:10.2307/1412159）',
  pearson: 'Pearson 相关（1895，doi:10.1098/rspl.1895.0041）',
  kendall: 'Kendall tau-b（1945，doi:10.1093/biomet/33.3.239）',
} as const;
const adjustments = {
  BH: 'BH（Benjamini 与 Hochberg，1995，doi:10.1111/j.2517-6161.1995.tb02031.x）',
  bonferroni: 'Bonferroni',
  holm: 'Holm',
} as const;
const signs = { both: '', positive: '的正相关', negative: '的负相关' } as const;

/** The methods paragraph of one run. */
export function networkNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { method, r, p, p_column, p_adjust, pi, sign, top_variable, zi } = readNetworkOptions(options);
  const [two, linked] = [facts['tables'] === 2, Number(facts['passing']) > 0];
  return [
    two
      ? `取两个数据表共有的 ${facts['samples']} 个样本（按样本名对应），对第一个表的 ${facts['first']} 个特征与第二个表的 ${Number(facts['features']) - Number(facts['first'])} 个特征两两计算`
      : `对 ${facts['samples']} 个样本中的 ${facts['features']} 个特征两两计算`,
    `${methods[method]}，共 ${facts['pairs']} 对；`,
    top_variable === 'all' ? '' : `${two ? '每个表' : ''}至多取方差最大的 ${top_variable} 个特征；`,
    `有缺失值时每一对只用双方都有值的样本。p 值以 ${adjustments[p_adjust]} 在全部对上校正。`,
    `|r| ≥ ${r} 且${p_column === 'p' ? '原始' : '校正后'} p < ${p} ${signs[sign]}有 ${facts['passing']} 对，${linked ? `取其中 |r| 最大的 ${facts['edges']} 对为连线（正相关 ${facts['positive']} 条），得到 ${facts['nodes']} 个节点。` : '没有连线，不作网络分析。'}`,
    linked
      ? `模块以 |r| 为权重按 Louvain 法（Blondel 等，2008，doi:10.1088/1742-5468/2008/10/P10008）划分，取 10 次随机次序（种子 ${facts['seed']}）中模块度最大的，共 ${facts['modules']} 个，模块度 ${Number(facts['modularity']).toFixed(3)}；介数按每条线一步计算（Brandes，2001，doi:10.1080/0022250X.2001.9990249）；布局为力导向法（Fruchterman 与 Reingold，1991，doi:10.1002/spe.4380211102）。`
      : '',
    linked ? rolesNote({ pi, zi }, facts) : '',
    `计算使用 Panome 全组学云 network 方法（版本 ${version}）。`,
  ].join('');
}
