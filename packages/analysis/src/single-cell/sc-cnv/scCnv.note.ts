import type { MethodOutput, Options } from '../../model/index.ts';
import { readScCnvOptions } from './scCnv.schema.ts';

/** The methods paragraph of one run. */
export function scCnvNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { min_mean, most, noise, sex, window } = readScCnvOptions(raw);
  return [
    `以 ${facts['reference_cells']} 个“${facts['reference']}”为参照，由表达推断 ${facts['cells']} 个细胞的相对拷贝数，思路同 inferCNV（Patel 等，2014，doi:10.1126/science.1254257；Tirosh 等，2016，doi:10.1126/science.aad0501）。`,
    `取 ${facts['chromosomes']} 条染色体上有位置、所有细胞的平均计数不低于 ${min_mean} 的 ${facts['genes']} 个基因${sex ? '，不含 X、Y 与线粒体' : ''}。计数折算为每个细胞 10,000 后取 log2(1 + x)，没有计数即为 0；`,
    `减去参照细胞的平均，限于 ±${most}，在每条染色体上取前后共 ${window} 个基因的平均（两端取已有的基因），减去该细胞各基因的中位数，再减去参照细胞的平均`,
    noise > 0 ? `；小于参照细胞标准差 ${noise} 倍（${facts['quiet']}）的值作 0。` : '，未去噪。',
    `变异得分为各基因的平方的平均，相关为与得分最高的 5% 非参照细胞（至少 5 个）的平均片段的 Pearson 相关。`,
    'inferCNV 以文库大小的中位数折算、以三角权平滑，并可再用隐马尔可夫模型判定拷贝数，这里没有；结果是相对的增减，不是拷贝的个数。',
    `计算使用 Panome 全组学云 sc-cnv 方法（版本 ${version}）。`,
  ].join('');
}
