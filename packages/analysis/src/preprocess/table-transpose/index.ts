import { defineMethod } from '../../model/index.ts';
import { tableTranspose as transpose } from './tableTranspose.ts';
import { readTransposeOptions, transposeOptions } from './tableTranspose.schema.ts';

const version = '1.0.0';

/** Rows become columns. */
export const tableTranspose = defineMethod({
  id: 'table-transpose',
  version,
  family: 'preprocess',
  title: '表格转置',
  summary: '行与列互换：样本在行的表变成样本在列的数据表，或反过来',
  keywords: ['转置', '行列互换', '行列转换', '表格工具', 'transpose', 't()', 'rotate', 'zhuanzhi', 'hanglie'],
  inputs: [
    { id: 'records', required: true, label: '表格', help: '任意表格，第一行为列名；其中一列的值将成为新的列名' },
  ],
  options: transposeOptions,
  tables: [
    { id: 'table', title: '转置后的表' },
    { id: 'summary', title: '转置前后' },
  ],
  charts: ['table-rows'],
  check: ({ records }, options) => void transpose(records, readTransposeOptions(options)),
  run: ({ records }, options) => transpose(records, readTransposeOptions(options)),
  findings: (said) =>
    `${said.count('rows_in')} 行 × ${said.count('columns_in')} 列的表转置为 ${said.count('rows_out')} 行 × ${said.count('columns_out')} 列`,
  note: (options, facts) =>
    [
      `将 ${facts['rows_in']} 行 × ${facts['columns_in']} 列的表转置为 ${facts['rows_out']} 行 × ${facts['columns_out']} 列（表的整理见 Wickham 2014，doi:10.18637/jss.v059.i10），新列名取自“${facts['key']}”列；`,
      `${Number(facts['renamed']) > 0 ? `${facts['renamed']} 个重复的列名后加序号；` : ''}${facts['numeric'] === 1 ? '数值以双精度原样保留，' : '各列混有文字，全部按原文保留，'}空格仍为缺失（${facts['empty']} 格）。`,
      `${Number(facts['texts']) > 0 ? `${facts['texts']} 个文字列${readTransposeOptions(options).text === 'drop' ? '没有转置' : '一起转置'}。` : ''}处理使用 Panome 全组学云 table-transpose 方法（版本 ${version}）。`,
    ].join(''),
});
