import { defineMethod } from '../../model/index.ts';
import { lollipopOptions, readLollipopOptions } from './lollipop.schema.ts';
import { lollipop as runLollipop } from './lollipop.ts';

const version = '1.1.0';
const orders = { value: '按数值从大到小', size: '按绝对值从大到小', input: '按记录表的顺序' } as const;

/** One value a row as a dot on a stem. */
export const lollipop = defineMethod({
  id: 'lollipop',
  version,
  family: 'plot',
  title: '棒棒糖图',
  summary: '把一列数值从大到小排开，比较各项的大小与方向',
  keywords: ['棒棒糖图', '排序图', '点线图', 'lollipop', 'dot plot', 'Cleveland', 'bangbangtang', 'paixu'],
  inputs: [{ id: 'records', required: true, label: '记录表', help: '每行一项：一列名称，一列数值，可再有一列类别' }],
  options: lollipopOptions,
  tables: [{ id: 'lollipop', title: '棒棒糖图数据' }],
  charts: ['lollipop-plot'],
  check: ({ records }, options) => void runLollipop(records, readLollipopOptions(options)),
  run: ({ records }, options) => runLollipop(records, readLollipopOptions(options)),
  findings: (said) => `${said.count('rows')} 行中画出 ${said.count('shown')} 行`,
  note: (options, facts) =>
    `棒棒糖图（点图，Cleveland & McGill 1984，doi:10.1080/01621459.1984.10478080）以圆点到 0 的距离表示“${facts['value']}”，${orders[readLollipopOptions(options).order]}排列，${facts['rows']} 行中画出前 ${facts['shown']} 行${facts['group'] ? `，按“${facts['group']}”着色` : ''}；缺少名称或数值的 ${facts['left']} 行未参与，没有作统计检验。作图使用 Panome 全组学云 lollipop 方法（版本 ${version}）。`,
});
