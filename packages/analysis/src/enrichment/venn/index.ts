import { defineMethod } from '../../model/index.ts';
import { vennNote } from './venn.note.ts';
import { readVennOptions, vennOptions } from './venn.schema.ts';
import { venn as runVenn } from './venn.ts';

const version = '1.0.0';

/** What lists have in common. */
export const venn = defineMethod({
  id: 'venn',
  version,
  family: 'enrichment',
  title: '韦恩图与 UpSet 图',
  summary: '几个列表之间哪些名称共有、哪些独有，给出每个交集的名单',
  keywords: ['韦恩图', '维恩图', 'Venn', 'UpSet', '花瓣图', '交集', '共有', '特有', 'weientu', 'jiaoji'],
  inputs: [{ id: 'lists', required: true, label: '多个列表', help: '每列一个列表，第一行是列表名，各列长短可以不同' }],
  options: vennOptions,
  tables: [
    { id: 'regions', title: '交集' },
    { id: 'lists', title: '各列表' },
  ],
  charts: ['venn', 'upset'],
  run: ({ lists }, options) => runVenn(lists, readVennOptions(options)),
  findings: (said) =>
    `${said.count('lists')} 个列表共 ${said.count('names')} 个名称，其中 ${said.count('common')} 个为各列表共有`,
  note: (options, facts) => vennNote(version, options, facts),
});
