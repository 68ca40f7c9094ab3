import { defineMethod } from '../../model/index.ts';
import { barNote } from './bar.note.ts';
import { barOptions, readBarOptions } from './bar.schema.ts';
import { bar as runBar } from './bar.ts';

export { cellLetters, comparePairs, type PairComparison } from './compare.ts';
export { adjustOption, type BarOptions, type BarTest, limitOption, testOption, testWords } from './bar.schema.ts';
export { adjustWords, testSources } from './bar.note.ts';

const version = '1.1.0';

/** Bars of means with error bars, points and significance. */
export const bar = defineMethod({
  id: 'bar',
  version,
  family: 'plot',
  title: '柱状图（误差线与显著性）',
  summary: '各组均值相差多少、误差多大，哪些组之间有显著差异',
  keywords: [
    '柱状图',
    '条形图',
    '误差线',
    '显著性',
    '字母标记',
    'bar',
    'bar chart',
    'error bar',
    'SEM',
    'SD',
    'zhuzhuangtu',
    'tiaoxingtu',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '每行一个测量值：一列分组，一列数值；可再有一列把每组分成并排的几根',
    },
  ],
  options: barOptions,
  tables: [
    { id: 'summary', title: '均值与误差' },
    { id: 'points', title: '每个值' },
    { id: 'comparisons', title: '两两比较' },
  ],
  charts: ['bar-plot'],
  // Only the columns are checked here; the comparisons take long.
  check: ({ records }, options) => void runBar(records, { ...readBarOptions(options), test: 'none' }),
  run: ({ records }, options) => runBar(records, readBarOptions(options)),
  findings: (said) => `${said.count('bars')} 个柱，共 ${said.count('values')} 个值`,
  note: (options, facts) => `${barNote(options, facts)}作图使用 Panome 全组学云 bar 方法（版本 ${version}）。`,
});
