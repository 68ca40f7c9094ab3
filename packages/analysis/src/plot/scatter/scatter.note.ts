import type { MethodOutput, Options } from '../../model/index.ts';
import type { CorrelationMethod } from '../../correlation/index.ts';
import { readScatterOptions } from './scatter.schema.ts';

const sources: Readonly<Record<CorrelationMethod, string>> = {
  pearson: 'Pearson 相关系数（1895，doi:10.1098/rspl.1895.0041），双侧 p 值由自由度 n − 2 的 t 分布得到',
  spearman:
    'Spearman 秩相关系数（1904，doi:10.2307/1412159；并列取平均秩），双侧 p 值与 R 的 cor.test 相同（无并列时 n ≤ 9 为精确分布，n ≤ 1290 为 AS 89 级数，doi:10.2307/2347111，其余为 t 近似）',
  kendall:
    'Kendall tau-b（1945，doi:10.1093/biomet/33.3.239），双侧 p 值与 R 的 cor.test 相同（无并列且 n < 50 时为精确分布，其余为正态近似）',
};

/** The methods paragraph of one run. */
export function scatterNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { fit, level, method } = readScatterOptions(options);
  const lines =
    fit === 'none' || facts['lines'] === 0
      ? '没有画回归线。'
      : `直线为“${facts['y']}”对“${facts['x']}”的最小二乘回归（${fit === 'groups' && Number(facts['groups']) > 0 ? `按“${facts['group']}”每组一条，共 ${facts['lines']} 条` : '全部点一条'}），阴影为回归均值的 ${Math.round(level * 1000) / 10}% 置信带（t 分布，自由度 n − 2）。`;
  return [
    `散点图中每个点是一行记录，共 ${facts['n']} 个${facts['group'] ? `，按“${facts['group']}”着色` : ''}。“${facts['x']}”与“${facts['y']}”的相关用${sources[method]}。`,
    `全部点的相关系数为 ${Number(facts['r']).toFixed(3)}，p = ${Number(facts['p']).toPrecision(3)}。`,
    lines,
    Number(facts['left']) > 0 ? `缺少取值的 ${facts['left']} 行未参与，没有填补。` : '',
    `作图使用 Panome 全组学云 scatter 方法（版本 ${version}）。`,
  ].join('');
}
