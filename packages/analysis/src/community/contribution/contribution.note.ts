import type { MethodDefinition } from '../../model/index.ts';
import { readContributionOptions } from './contribution.schema.ts';

/** The methods paragraph of one run. */
export const contributionNote: MethodDefinition['note'] = (raw, facts) => {
  const { relative, taxon_level, top_functions, top_taxa } = readContributionOptions(raw);
  return [
    `由分层的功能丰度表（${facts['form']}，HUMAnN 或 PICRUSt2 的分层结果；doi:10.7554/eLife.65088、doi:10.1038/s41587-020-0548-6）计算 ${facts['samples']} 个样本中 ${facts['taxa']} 个物种对 ${facts['functions']} 种功能的贡献${taxon_level === 'genus' ? '，物种合并到属' : ''}。`,
    `${relative ? '每个样本先除以其分层丰度之和，' : '按表中数值（未换算为比例），'}物种 t 对功能 f 的贡献量为各样本的平均值，贡献比例 = 贡献量 ÷ 该功能全部物种的贡献量；有效物种数 = 1 ÷ Σ 贡献比例²。${facts['groups'] ? `另按组（${facts['groups']}）分别计算。` : ''}`,
    `功能的合计行与没有归到功能的行（${facts['totals']} 行）不参与，${facts['missing']} 个缺失的数值没有计入。图中列出丰度最高的 ${top_functions} 种功能与贡献最大的 ${top_taxa} 个物种，其余物种合并为“其他”。`,
  ].join('');
};
