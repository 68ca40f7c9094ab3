import type { MethodDefinition } from '../../model/index.ts';
import { readNineOptions } from './nineQuadrant.schema.ts';

const number = (value: string | number | undefined): string => String(Number(Number(value).toPrecision(3)));
const column = (name: string | number | undefined): string =>
  name === 'BH' ? '由 P 值按 Benjamini & Hochberg 1995（doi:10.1111/j.2517-6161.1995.tb02031.x）校正' : `取“${name}”列`;

/** The methods paragraph of one run. */
export const nineNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readNineOptions(raw);
  const word = options.p_column === 'p' ? 'P 值' : '校正后 P 值';
  const judged = [
    ['第一个表', facts['p_of_x']],
    ['第二个表', facts['p_of_y']],
  ].filter(([, name]) => name !== '');
  const significance =
    options.p_column === 'none' || judged.length === 0
      ? '，不要求 P 值'
      : `，且${word} < ${options.p}（${judged.map(([label, name]) => `${label}${column(name)}`).join('，')}）`;
  return [
    `比较两个差异结果表的 log2 差异倍数（第一个表取“${facts['column_x']}”列，第二个表取“${facts['column_y']}”列），特征按${facts['paired_by'] === 'table' ? '对应表' : '名称'}配成 ${facts['pairs']} 对；第一个表的 ${facts['alone_x']} 个、第二个表的 ${facts['alone_y']} 个特征没有对应，${facts['incomplete']} 对缺少差异倍数，均不参与；缺失的 P 值不计为差异。没有重新检验。`,
    `有差异指第一个表的倍数不小于 ${options.fc_x}、第二个表的不小于 ${options.fc_y}（或不大于其倒数）${significance}。九象限中同向变化 ${facts['same']} 对、反向 ${facts['opposite']} 对、只在第一个表变化 ${facts['only_x']} 对、只在第二个表变化 ${facts['only_y']} 对、都不变 ${facts['neither']} 对。`,
    facts['r'] === undefined
      ? '差异倍数没有变化，不计算相关。'
      : `全部特征对差异倍数的 Pearson r = ${number(facts['r'])}（p = ${number(facts['r_p'])}），Spearman ρ = ${number(facts['rho'])}（Spearman 1904，doi:10.2307/1412159）。`,
  ].join('');
};
