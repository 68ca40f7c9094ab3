import { defineMethod } from '../../model/index.ts';
import { runComposition } from './composition.ts';
import { compositionNote } from './composition.note.ts';
import { compositionOptions } from './composition.schema.ts';

export { rankChoices } from './composition.schema.ts';

const version = '1.1.0';

/** Which taxa a community is made of. */
export const composition = defineMethod({
  id: 'composition',
  version,
  family: 'community',
  title: '物种组成',
  summary: '各样本和各组由哪些分类单元组成，各占多少，用堆叠柱状图展示',
  keywords: [
    '物种组成',
    '堆叠柱状图',
    '相对丰度',
    '群落结构',
    '门水平',
    '属水平',
    'composition',
    'taxonomy',
    'stacked bar',
    'barplot',
    'relative abundance',
    'wuzhong',
    'zucheng',
    'duidie',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征名（ASV、OTU 或物种），其余每列一个样本；计数或未取对数的丰度',
    },
    {
      id: 'taxonomy',
      required: false,
      label: '物种注释',
      help: '第一列为特征名，其后每级分类一列，或一列“k__…; p__…”形式的分类路径',
    },
    { id: 'groups', required: false, label: '样本分组', help: '选择后按组排列样本并给出各组平均组成' },
  ],
  options: compositionOptions,
  tables: [
    { id: 'composition', title: '各样本的物种组成' },
    { id: 'means', title: '各组的平均组成' },
    { id: 'taxa', title: '分类单元' },
    { id: 'order', title: '聚类顺序' },
    { id: 'merge', title: '聚类过程' },
  ],
  charts: ['composition-bar', 'composition-tree'],
  run: runComposition,
  findings: (said) =>
    `${said.count('taxa')} 个类群中最多的是 ${said.text('first')}，平均占 ${said.share('first_share')}`,
  note: (options, facts) =>
    `${compositionNote(options, facts)}计算使用 Panome 全组学云 composition 方法（版本 ${version}）。`,
});
