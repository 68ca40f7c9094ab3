import { defineMethod } from '../../model/index.ts';
import { pieOptions, readPieOptions } from './piePlot.schema.ts';
import { piePlot as runPie } from './piePlot.ts';

const version = '1.1.0';
const orders = { value: '按合计从大到小', input: '按首次出现的次序' } as const;

/** The shares of the categories of a column. */
export const piePlot = defineMethod({
  id: 'pie-plot',
  version,
  family: 'plot',
  title: '饼图',
  summary: '各类别占总数的比例：饼图、环形图或玫瑰图，可按组并排',
  keywords: [
    '饼图',
    '环形图',
    '圆环图',
    '玫瑰图',
    '占比',
    '构成比',
    'pie chart',
    'donut',
    'rose',
    'Nightingale',
    'bingtu',
    'huanxing',
  ],
  inputs: [
    { id: 'records', required: true, label: '记录表', help: '一列类别，可再有一列数值（没有时每行计 1）与一列分组' },
  ],
  options: pieOptions,
  tables: [{ id: 'slices', title: '各类别的占比' }],
  charts: ['pie-plot'],
  check: ({ records }, options) => void runPie(records, readPieOptions(options)),
  run: ({ records }, options) => runPie(records, readPieOptions(options)),
  findings: (said) => `${said.count('categories')} 个类别的占比，总计 ${said.count('total')}`,
  note: (options, facts) => {
    const { order, top } = readPieOptions(options);
    return [
      `饼图按“${facts['category']}”列的类别${facts['value'] === '' ? '计数（每行计 1）' : `合计“${facts['value']}”`}${facts['group'] ? `，按“${facts['group']}”分为 ${facts['groups']} 个` : ''}，占比 = 该类别的合计 ÷ 总和（${facts['total']}）；图形见 Spence 2005（doi:10.3102/10769986030004353）。`,
      `${facts['categories']} 个类别${orders[order]}排列${Number(facts['merged']) > 0 ? `，合计最大的 ${top} 个之外的 ${facts['merged']} 个合并为“其他”` : ''}；`,
      `缺少类别或数值、数值为 0 的 ${facts['left']} 行未参与，没有作统计检验。作图使用 Panome 全组学云 pie-plot 方法（版本 ${version}）。`,
    ].join('');
  },
});
