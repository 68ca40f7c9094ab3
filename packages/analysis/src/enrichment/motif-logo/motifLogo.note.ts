import type { MethodDefinition } from '../../model/index.ts';
import { readMotifLogoOptions } from './motifLogo.schema.ts';

/** The methods paragraph of one run. */
export const motifLogoNote: MethodDefinition['note'] = (raw, facts) => {
  const { centres, min_count, natural, p } = readMotifLogoOptions(raw);
  const background =
    Number(facts['background']) > 0
      ? `背景为所给的 ${facts['background']} 条序列`
      : natural === 'natural'
        ? '背景为 UniProtKB/Swiss-Prot 中 20 种氨基酸的频率（2021_01 版）'
        : '背景为 20 种氨基酸均匀分布';
  return [
    `取“${facts['column']}”列 ${facts['windows']} 条序列正中的 ${facts['width']} 个残基（中心残基 ${facts['centres']}），蛋白末端之外与未知的残基不计；${background}。`,
    `序列标识图${centres === 'all' ? '用全部位点' : `用 ${facts['drawn']} 个所选中心残基的位点`}：信息量 = log2 20 − 熵 − 19 ÷ (2 ln 2 × 序列数)（Schneider & Stephens 1990，doi:10.1093/nar/18.20.6097），字母高度 = 频率 × 信息量；对数优势 = −log10(P(≥k) ÷ P(≤k))，P 由二项分布得到（O’Shea 等 2013，doi:10.1038/nmeth.2646），背景中没有的残基按半条序列计。`,
    `motif 按 Motif-X（Schwartz & Gygi 2005，doi:10.1038/nbt1146）对每种中心残基分别寻找：每步固定二项检验 p 值最小的位置与残基，直到没有 p < ${p} 且出现 ${min_count} 次以上的残基，去掉含该 motif 的序列后重复；得分为各步 −log10(p) 之和。共找到 ${facts['motifs']} 个，包含 ${facts['explained']} 条序列。`,
  ].join('');
};
