import { defineMethod } from '../../model/index.ts';
import { combiningWords } from '../tables/index.ts';
import { tableReshape as reshape } from './tableReshape.ts';
import { readReshapeOptions, reshapeOptions } from './tableReshape.schema.ts';

const version = '1.0.0';

/** Long records into a wide table, and back. */
export const tableReshape = defineMethod({
  id: 'table-reshape',
  version,
  family: 'preprocess',
  title: '长宽表转换',
  summary: '把每行一个值的记录整理成数据表，或把数据表拆成每行一个值',
  keywords: [
    '长表',
    '宽表',
    '透视表',
    '数据透视',
    '表格工具',
    'reshape',
    'pivot',
    'melt',
    'dcast',
    'tidy',
    'zhangkuanbiao',
    'toushi',
  ],
  inputs: [
    { id: 'records', required: true, label: '表格', help: '长表：一列行名、一列列名、一列数值；宽表：文字列与数值列' },
  ],
  options: reshapeOptions,
  tables: [
    { id: 'table', title: '整理后的表' },
    { id: 'duplicates', title: '有几个值的格' },
    { id: 'summary', title: '整理前后' },
  ],
  charts: ['table-rows'],
  check: ({ records }, options) => void reshape(records, readReshapeOptions(options)),
  run: ({ records }, options) => reshape(records, readReshapeOptions(options)),
  findings: (said) =>
    `${said.count('rows_in')} 行的表整理为 ${said.count('rows_out')} 行 × ${said.count('columns_out')} 列${said.option('direction') === 'wide' ? '数值' : ''}`,
  note: (raw, facts) => {
    const options = readReshapeOptions(raw);
    const source = '表的长宽之分见 Wickham 2014，doi:10.18637/jss.v059.i10';
    const done = `处理使用 Panome 全组学云 table-reshape 方法（版本 ${version}）。`;
    if (options.direction === 'long') {
      return `将 ${facts['rows_in']} 行的宽表变为长表（${source}）：${facts['numeric']} 个数值列的每个值各成一行，共 ${facts['rows_out']} 行，文字列按原文重复；缺失的 ${facts['missing']} 个值${options.missing === 'drop' ? '没有列出' : '保留为缺失'}。${done}`;
    }
    const several =
      options.duplicates === 'error'
        ? '同一格只允许一条记录'
        : `同一格有几条记录的 ${facts['several']} 格${combiningWords[options.duplicates]}，缺失的值不参与`;
    return `将 ${facts['rows_in']} 条记录整理为 ${facts['rows_out']} 行 × ${facts['columns_out']} 列的宽表（${source}）：行取自“${facts['row']}”，列取自“${facts['column']}”，值取自“${facts['value']}”，次序为首次出现的次序。${several}；没有记录的 ${facts['absent']} 格${options.absent === 'zero' ? '填 0' : '为缺失'}。缺少行或列的 ${facts['left']} 条记录未参与。${done}`;
  },
});
