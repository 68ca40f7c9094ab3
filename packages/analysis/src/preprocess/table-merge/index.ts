import { defineMethod } from '../../model/index.ts';
import { tableMerge as merge } from './tableMerge.ts';
import { joinWords, mergeOptions, readMergeOptions, suffixes } from './tableMerge.schema.ts';

const version = '1.1.0';

/** Two tables side by side, by a key. */
export const tableMerge = defineMethod({
  id: 'table-merge',
  version,
  family: 'preprocess',
  title: '表格合并',
  summary: '按编号把两个表的列并到一起，列出没有配上的行',
  keywords: [
    '合并',
    '拼接',
    '匹配',
    '注释表',
    '表格工具',
    'VLOOKUP',
    'merge',
    'join',
    'left join',
    'inner join',
    'hebing',
    'pinjie',
  ],
  inputs: [
    { id: 'records', required: true, label: '第一个表', help: '任意表格，其中一列为编号，可以重复；保留它的行的次序' },
    { id: 'matrix2', required: false, label: '第二个表', help: '第一列为编号，不能重复，至少有一列数值；例如表达量表' },
    {
      id: 'records2',
      required: false,
      label: '第二个表（任意表格）',
      help: '第二个表只有文字，或编号不在第一列时用，代替上一项；编号不能重复',
    },
  ],
  options: mergeOptions,
  tables: [
    { id: 'table', title: '合并后的表' },
    { id: 'unmatched', title: '没有配上的键' },
    { id: 'summary', title: '合并前后' },
  ],
  charts: ['table-rows'],
  check: (inputs, options) => void merge(inputs, readMergeOptions(options)),
  run: (inputs, options) => merge(inputs, readMergeOptions(options)),
  findings: (said) =>
    `合并为 ${said.count('rows_out')} 行 × ${said.count('columns_out')} 列，第二个表有 ${said.count('matched')} 行配上`,
  note: (options, facts) =>
    [
      `按“${facts['key']}”合并两个表（${facts['rows_left']} 行与 ${facts['rows_right']} 行，关系连接见 Codd 1970，doi:10.1145/362384.362685），键逐字比对，${joinWords[readMergeOptions(options).join]}，得到 ${facts['rows_out']} 行 × ${facts['columns_out']} 列；`,
      `第二个表 ${facts['matched']} 行配上，${facts['only_left']} 行只在第一个表，${facts['only_right']} 行只在第二个表，没有配上的格为缺失，不填 0。`,
      `${Number(facts['renamed']) > 0 ? `${facts['renamed']} 个同名的列加后缀 ${suffixes[readMergeOptions(options).suffix].join(' 与 ')} 区分。` : ''}数值以双精度原样保留。处理使用 Panome 全组学云 table-merge 方法（版本 ${version}）。`,
    ].join(''),
});
