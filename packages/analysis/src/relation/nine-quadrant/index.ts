import { defineMethod } from '../../model/index.ts';
import { checkNine, runNine } from './nineQuadrant.ts';
import { nineNote } from './nineQuadrant.note.ts';
import { nineOptions } from './nineQuadrant.schema.ts';

const version = '1.2.0';

/** The fold changes of two omics against each other. */
export const nineQuadrant = defineMethod({
  id: 'nine-quadrant',
  version,
  family: 'relation',
  title: '九象限图（两组学联合）',
  summary: '转录与蛋白等两个组学的差异结果是同向、反向，还是只在一个组学中变化',
  keywords: [
    '九象限',
    '九象限图',
    '两组学',
    '多组学',
    '联合分析',
    '转录组与蛋白组',
    '差异倍数',
    'nine-quadrant',
    'quadrant',
    'fold change',
    'jiuxiangxian',
    'lianhe',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '第一个差异结果表',
      help: '第一列为特征名，含 log2 差异倍数（log2fc）列，可有 P 值列；为图的横轴',
    },
    { id: 'matrix2', required: true, label: '第二个差异结果表', help: '另一组学的差异结果，列名同上；为图的纵轴' },
    {
      id: 'edges',
      required: false,
      label: '特征对应表',
      help: '两列：第一个表的特征名、第二个表的特征名；不提供时按同名对应',
    },
  ],
  options: nineOptions,
  tables: [
    { id: 'pairs', title: '九象限数据' },
    { id: 'quadrants', title: '各象限的特征' },
    { id: 'correlation', title: '差异倍数的相关' },
  ],
  unfit: ['too-few-pairs'],
  charts: ['nine-quadrant'],
  check: checkNine,
  run: runNine,
  findings: (said) =>
    `${said.count('pairs')} 对特征中有 ${said.count('same')} 对在两个表里同向变化，${said.count('opposite')} 对反向变化，差异倍数的相关系数为 ${said.number('r')}`,
  note: (options, facts) =>
    `${nineNote(options, facts)}计算使用 Panome 全组学云 nine-quadrant 方法（版本 ${version}）。`,
});
