import { defineMethod } from '../../model/index.ts';
import { errorWords } from '../records/index.ts';
import { lineOptions, readLineOptions } from './line.schema.ts';
import { line as runLine } from './line.ts';

const version = '1.1.0';

/** Means along time or dose, a line for each group. */
export const line = defineMethod({
  id: 'line',
  version,
  family: 'plot',
  title: '折线图（时间过程）',
  summary: '各组的均值怎样随时间或剂量变化，带误差线或误差带',
  keywords: [
    '折线图',
    '时间序列',
    '时间过程',
    '剂量',
    '误差带',
    'line',
    'line chart',
    'time course',
    'zhexiantu',
    'shijian',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '每行一个测量值：一列时间或剂量，一列数值，可再有一列分组',
    },
  ],
  options: lineOptions,
  tables: [{ id: 'series', title: '均值与误差' }],
  charts: ['line-plot'],
  check: ({ records }, options) => void runLine(records, readLineOptions(options)),
  run: ({ records }, options) => runLine(records, readLineOptions(options)),
  findings: (said) => `${said.count('lines')} 条折线，共 ${said.count('places')} 个位置`,
  note: (options, facts) => {
    const { error } = readLineOptions(options);
    const n = facts['n_min'] === facts['n_max'] ? `n = ${facts['n_min']}` : `n = ${facts['n_min']}～${facts['n_max']}`;
    return [
      `折线为“${facts['value']}”在“${facts['x']}”各取值上的算术平均${facts['group'] ? `，按“${facts['group']}”分为 ${facts['lines']} 条` : ''}，${error === 'none' ? '不画误差线' : `误差线为${errorWords[error]}`}（${n}；Cumming et al. 2007，doi:10.1083/jcb.200611141）。`,
      `${facts['numeric'] ? '横轴按数值的实际间隔' : '横轴为文字，按出现的顺序等距排列'}；点与点之间以直线相连，没有插值或检验。缺少取值的 ${facts['left']} 行未参与；只有 1 个值的点没有误差线。`,
      `作图使用 Panome 全组学云 line 方法（版本 ${version}）。`,
    ].join('');
  },
});
