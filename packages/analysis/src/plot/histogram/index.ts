import { defineMethod } from '../../model/index.ts';
import { histogramNote } from './histogram.note.ts';
import { histogramOptions, readHistogramOptions } from './histogram.schema.ts';
import { checkHistogram, histogram as runHistogram } from './histogram.ts';

const version = '1.1.0';

/** How often values fall into intervals, with the density of each group. */
export const histogram = defineMethod({
  id: 'histogram',
  version,
  family: 'plot',
  title: '直方图',
  summary: '一列或多列数值落在各区间的频数，可按组叠放或分面，并叠加密度曲线',
  keywords: [
    '直方图',
    '频数分布',
    '频率分布',
    '密度曲线',
    '核密度',
    '分布',
    'histogram',
    'density',
    'Freedman-Diaconis',
    'Sturges',
    'zhifangtu',
    'pinshu',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '数据表',
      help: '一列或多列数值，例如每列一个样本或一个指标；可再有一列分组。缺失值不参与',
    },
  ],
  options: histogramOptions,
  tables: [
    { id: 'bins', title: '各区间的频数' },
    { id: 'density', title: '密度曲线' },
    { id: 'summary', title: '各分布的统计量' },
  ],
  charts: ['histogram'],
  check: ({ records }, options) => void checkHistogram(records, readHistogramOptions(options)),
  run: ({ records }, options, { progress }) =>
    runHistogram(records, readHistogramOptions(options), (fraction) => progress('计算密度', fraction)),
  findings: (said) =>
    `${said.count('values')} 个值的分布${said.value('missing') > 0 ? `，另有 ${said.count('missing')} 个缺失` : ''}`,
  note: (options, facts) =>
    `${histogramNote(options, facts)}作图使用 Panome 全组学云 histogram 方法（版本 ${version}）。`,
});
