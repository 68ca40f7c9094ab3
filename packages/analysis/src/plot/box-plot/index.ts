import { defineMethod } from '../../model/index.ts';
import { boxPlotNote } from './boxPlot.note.ts';
import { boxPlotOptions, readBoxPlotOptions } from './boxPlot.schema.ts';
import { boxPlot as runBoxPlot } from './boxPlot.ts';

const version = '1.1.0';

/** One or several measures by group as boxes, violins, points or bars, with significance. */
export const boxPlot = defineMethod({
  id: 'box-plot',
  version,
  family: 'plot',
  title: '箱线图与小提琴图',
  summary: '一个或多个指标在各组的分布与差异：箱线、小提琴、散点或柱，带显著性标记',
  keywords: [
    '箱线图',
    '小提琴图',
    '散点图',
    '显著性字母',
    '分面',
    '组间比较',
    'box plot',
    'violin',
    'strip',
    'jitter',
    'facet',
    'xiangxiantu',
    'xiaotiqin',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '每行一个样本：一列分组，一列或多列数值；或长表：一列分组、一列指标名、一列数值',
    },
  ],
  options: boxPlotOptions,
  tables: [
    { id: 'boxes', title: '各组的统计量' },
    { id: 'points', title: '每个值' },
    { id: 'density', title: '密度曲线' },
    { id: 'comparisons', title: '两两比较' },
  ],
  charts: ['box-plot'],
  // Only the columns are checked here; the comparisons take long.
  check: ({ records }, options) => void runBoxPlot(records, { ...readBoxPlotOptions(options), test: 'none' }),
  run: ({ records }, options) => runBoxPlot(records, readBoxPlotOptions(options)),
  findings: (said) => ({
    headline: `${said.count('panels')} 个指标在 ${said.count('groups')} 组的分布，共 ${said.count('values')} 个值`,
    condition:
      said.value('comparisons') > 0
        ? `${said.count('comparisons')} 个两两比较中 ${said.count('different')} 个校正后 P < ${said.set('p', 'P 值阈值')}`
        : '没有作检验',
  }),
  note: (options, facts) => `${boxPlotNote(options, facts)}作图使用 Panome 全组学云 box-plot 方法（版本 ${version}）。`,
});
