import { defineMethod } from '../../model/index.ts';
import { conditionWords } from '../../rules/index.ts';
import { conditionOf } from './conditions.ts';
import { tableFilter as filterRows } from './tableFilter.ts';
import { filterRowsOptions, readFilterRowsOptions } from './tableFilter.schema.ts';

const version = '1.2.0';
const distinctWords = {
  none: '',
  first: '第一行',
  max: '比较的列最大的一行',
  min: '比较的列最小的一行',
  'abs-max': '比较的列绝对值最大的一行',
} as const;

/** The rows of a table that are wanted. */
export const tableFilter = defineMethod({
  id: 'table-filter',
  version,
  family: 'preprocess',
  title: '表格筛选与去重',
  summary: '按列的数值或文字、名单、重复与否留下需要的行，数值与文字不变',
  keywords: [
    '筛选行',
    '过滤行',
    '去重',
    '名单',
    '子集',
    '表格工具',
    'filter rows',
    'subset',
    'distinct',
    'dedupe',
    'shaixuan',
    'quchong',
  ],
  inputs: [
    { id: 'records', required: true, label: '表格', help: '任意表格，第一行为列名；例如差异分析的结果' },
    { id: 'list', required: false, label: '名单', help: '每行一个名称，只留下或去掉这些行' },
  ],
  options: filterRowsOptions,
  tables: [
    { id: 'table', title: '筛选后的表' },
    { id: 'removed', title: '去掉的行' },
    { id: 'summary', title: '筛选结果' },
  ],
  charts: ['table-rows'],
  check: ({ list, records }, options) => void filterRows(records, list, readFilterRowsOptions(options)),
  run: ({ list, records }, options) => filterRows(records, list, readFilterRowsOptions(options)),
  findings: (said) => `${said.count('rows_in')} 行中留下 ${said.count('rows_out')} 行`,
  note: (raw, facts) => {
    const { combine, conditions, distinct, listMode, rank } = readFilterRowsOptions(raw);
    const rules = [
      conditions.length === 0
        ? ''
        : `条件为 ${conditions.map((condition) => conditionWords(conditionOf(condition))).join(combine === 'all' ? '，且 ' : '，或 ')}，空的格不满足任何比较`,
      Number(facts['listed']) > 0
        ? `按“${facts['list_column']}”列${listMode === 'keep' ? '只留名单中的' : '去掉名单中的'} ${facts['listed']} 个名称（其中 ${facts['unknown']} 个不在表中）`
        : '',
      distinct === 'none'
        ? ''
        : `“${facts['distinct_column']}”相同的行只留${distinctWords[distinct]}${rank === '' ? '' : `（“${rank}”）`}`,
    ].filter((rule) => rule !== '');
    return `对 ${facts['rows_in']} 行的表进行筛选（关系的选择见 Codd 1970，doi:10.1145/362384.362685）：${rules.join('；')}。留下 ${facts['rows_out']} 行，去掉 ${facts['rows_left']} 行，数值以双精度、文字按原文保留。处理使用 Panome 全组学云 table-filter 方法（版本 ${version}）。`;
  },
});
