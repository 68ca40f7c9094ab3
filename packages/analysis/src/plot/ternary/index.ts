import { defineMethod } from '../../model/index.ts';
import { readTernaryOptions, ternaryOptions } from './ternary.schema.ts';
import { ternary as runTernary } from './ternary.ts';

const version = '1.1.0';

/** Three shares of every row in a triangle. */
export const ternary = defineMethod({
  id: 'ternary',
  version,
  family: 'plot',
  title: '三元图',
  summary: '每个物种或特征在三组之间怎样分配，偏向哪一组',
  keywords: ['三元图', '三角图', '三元相图', '占比', 'ternary', 'ternary plot', 'simplex', 'sanyuantu', 'sanjiaotu'],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '每行一个物种或特征，含三列非负数值（如三组的平均丰度），可再有名称列与着色列',
    },
  ],
  options: ternaryOptions,
  tables: [{ id: 'points', title: '三元图数据' }],
  charts: ['ternary-plot'],
  check: ({ records }, options) => void runTernary(records, readTernaryOptions(options)),
  run: ({ records }, options) => runTernary(records, readTernaryOptions(options)),
  findings: (said) => `${said.count('points')} 个点在${said.text('a')}、${said.text('b')}、${said.text('c')}之间的比例`,
  note: (options, facts) =>
    [
      `三元图画出 ${facts['points']} 个点在“${facts['a']}”“${facts['b']}”“${facts['c']}”三者之间的占比（每行三列之和折算为 100%；Howarth 1996，doi:10.1144/gsjgs.153.4.0631），`,
      `点越靠近一个顶点，该项占比越大；点的面积与${readTernaryOptions(options).size === '' ? '三列之和' : `“${facts['size']}”列`}成正比${facts['group'] ? `，按“${facts['group']}”着色` : ''}。`,
      `三列有缺失或都是 0 的 ${facts['left']} 行未画出；没有作统计检验。作图使用 Panome 全组学云 ternary 方法（版本 ${version}）。`,
    ].join(''),
});
