import type { MethodOutput, Options } from '../../model/index.ts';
import { readRarefactionOptions } from './rarefaction.schema.ts';

/** The methods paragraph of one run. */
export function rarefactionNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  return [
    `对 ${facts['samples']} 个样本、${facts['features']} 个特征的计数表（每个样本共 ${facts['total_min']}～${facts['total_max']} 条）计算稀释曲线：不放回抽取 n 条时特征数的期望为 Σ[1 − C(N − x, n) ÷ C(N, n)]（Hurlbert，1971，doi:10.2307/1934145），`,
    `是解析值而非一次随机抽样，与 R 包 vegan 2.6 的 rarefy 相同；每条曲线从 1 条到总条数取约 ${readRarefactionOptions(options).steps} 点。`,
    `另给出各样本在 ${facts['depth']} 条（${Number(facts['depth_is_least']) === 1 ? '最小样本的总条数' : '设定的抽平深度'}）时的期望特征数。计数表不允许有缺失值，计数全部为 0 的样本不参与。`,
    `计算使用 Panome 全组学云 rarefaction 方法（版本 ${version}）。`,
  ].join('');
}
