import type { MethodDefinition } from '../../model/index.ts';
import { readBatchOptions } from './batch.schema.ts';

/** The methods paragraph of one run. */
export const batchNote: MethodDefinition['note'] = (raw, facts) => {
  const { logged, method } = readBatchOptions(raw);
  const kept = facts['groups'] ? `分组（${facts['groups']}）作为自变量放入模型，以保留组间差异` : '模型只含批次';
  const how =
    method === 'linear'
      ? '逐特征拟合线性模型，减去其中批次的效应（各批次效应之和为 0），与 limma::removeBatchEffect 的定义相同（Ritchie 等 2015，doi:10.1093/nar/gkv007）'
      : '采用参数化 ComBat，以经验贝叶斯收缩各批次的均值与方差后扣除，与 sva::ComBat 的定义相同（Johnson 等 2007，doi:10.1093/biostatistics/kxj037）';
  return `对 ${facts['features']} 个特征、${facts['samples']} 个样本的数据${logged ? '（视为已取 log2）' : '先取 log2，再'}校正“${facts['batch']}”列的 ${facts['batches']} 个批次：${how}；${kept}。缺失值不参与估计，结果中仍为缺失；${facts['untouched']} 个特征无法估计批次影响，保持原值。校正后的数据用于作图与聚类；做差异检验时宜把批次放入模型，而不是用校正后的数据。`;
};
