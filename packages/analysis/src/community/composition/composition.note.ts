import type { MethodDefinition } from '../../model/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { readCompositionOptions } from './composition.schema.ts';

/** The methods paragraph of one run. */
export const compositionNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readCompositionOptions(raw);
  const rank = facts['rank'] === 'feature' ? 'feature' : options.rank;
  const level =
    rank === 'feature'
      ? '不按分类合并，逐个特征统计'
      : `按物种注释把特征合并到${rankNames[rank]}水平，同名而上级不同的分类单元分开统计`;
  const unknown =
    rank === 'feature'
      ? ''
      : options.unclassified === 'keep'
        ? '；在该级别没有名称的特征按其已知的最低一级单独列为“未分类”'
        : '；在该级别没有名称的特征并入“其他”';
  const unit = options.relative ? '各样本的丰度除以样本总和，得到相对丰度' : '给出原始丰度之和，没有按测序深度换算';
  const rest = Number(facts['others']) > 0 ? `，其余 ${facts['others']} 个合为“其他”` : '';
  return [
    `对 ${facts['samples']} 个样本的 ${facts['features']} 个特征统计物种组成：${level}${unknown}。${unit}。`,
    `共得到 ${facts['taxa']} 个分类单元，按各样本相对丰度的平均值单独列出最高的 ${facts['listed']} 个${rest}；平均最高的是 ${facts['first']}（${(100 * Number(facts['first_share'])).toFixed(1)}%）。`,
    Number(facts['tree']) > 0
      ? '样本聚类树由全部特征相对丰度的 Bray–Curtis 距离（Bray & Curtis 1957，doi:10.2307/1942268）经平均连接（UPGMA）得到。'
      : '',
    `${Number(facts['groups']) > 0 ? '各组的组成是组内样本的算术平均，每个样本权重相同。' : ''}缺失值不作 0 处理，有缺失值时停止计算。相对丰度是成分数据，一个分类单元升高必然使其他的降低（Gloor 等 2017，doi:10.3389/fmicb.2017.02224）。`,
  ].join('');
};
