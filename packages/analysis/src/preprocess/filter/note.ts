import type { MethodDefinition } from '../../model/index.ts';
import { readFilterOptions } from './filter.schema.ts';

/** The methods paragraph of one run. */
export const filterNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readFilterOptions(raw);
  const zero = options.zero_missing ? '统计缺失时 0 视为缺失。' : '';
  const group =
    options.missing < 1 && options.missing_scope === 'any-group'
      ? '缺失比例按组统计，至少一组达标即保留（“改良 80% 规则”，Yang 等 2015，doi:10.3389/fmolb.2015.00004）。'
      : '';
  const rsd =
    options.rsd_scope === 'none'
      ? ''
      : `RSD 为${options.rsd_scope === 'qc' ? ' QC 样本' : '全部样本'}标准差（n − 1）与均值之比（质控样本的做法见 Dunn 等 2011，doi:10.1038/nprot.2011.335）。`;
  const blank =
    options.blank_scope === 'none'
      ? ''
      : `与空白之比为其余样本与空白样本的中位数之比（缺失值不计，空白中没有检出的特征保留；做法见 Broadhurst 等 2018，doi:10.1007/s11306-018-1367-3）。`;
  const variance =
    options.variance === 'none'
      ? ''
      : `变异筛选不使用分组信息，属独立筛选（Bourgon 等 2010，doi:10.1073/pnas.0914005107），按${options.variance === 'sd' ? '标准差' : '四分位距（R 的第 7 类分位数）'}从小到大筛除。`;
  const counts =
    options.counts === 'none'
      ? ''
      : `计数筛选使用${options.counts === 'cpm' ? '每百万计数（CPM，以筛选前的样本总和为分母）' : '原始计数'}。`;
  const rules = facts['rules']
    ? `依次按以下规则筛选，后一规则只看前一规则保留的特征：${facts['rules']}。`
    : '未启用任何筛选规则。';
  return `对 ${facts['features']} 个特征进行筛选，保留 ${facts['kept']} 个。${rules}${zero}${group}${rsd}${blank}${variance}${counts}缺失值不参与标准差、均值与分位数的计算。特征筛选对多重检验的影响见 Bourgon 等 2010（doi:10.1073/pnas.0914005107）。`;
};
