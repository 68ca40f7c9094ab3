import { defineMethod } from '../../model/index.ts';
import { checkOav, oav as runOav } from './oav.ts';
import { oavNote } from './oav.note.ts';
import { oavOptions, readOavOptions } from './oav.schema.ts';

const version = '1.0.0';

/** Odour activity values and the profile of notes. */
export const oav = defineMethod({
  id: 'oav',
  version,
  family: 'overview',
  title: '气味活度值（OAV）',
  summary: '浓度除以气味阈值，看哪些化合物真正闻得到，各组的香韵轮廓有什么不同',
  keywords: [
    '气味活度值',
    '香气活度值',
    '香气',
    '风味',
    '阈值',
    '香韵',
    'OAV',
    'ROAV',
    'odor activity value',
    'flavor',
    'aroma',
    'qiwei',
    'fengwei',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '浓度表',
      help: '第一列为化合物，其余每列一个样本的浓度，单位与阈值相同或可用系数换算',
    },
    {
      id: 'records',
      required: true,
      label: '阈值表',
      help: '每行一个化合物：名称、气味阈值，可再有一列香韵（多个用顿号隔开）',
    },
    { id: 'groups', required: false, label: '样本分组', help: '提供时按组平均，雷达图每组一个多边形' },
  ],
  options: oavOptions,
  tables: [
    { id: 'compounds', title: '化合物' },
    { id: 'means', title: '各组的 OAV' },
    { id: 'radar', title: '香韵轮廓' },
    { id: 'lollipop', title: '绘图数据' },
    { id: 'matrix', title: '各样本的 OAV' },
    { id: 'without', title: '没有阈值的化合物' },
  ],
  unfit: ['no-threshold'],
  charts: ['radar-plot', 'lollipop-plot'],
  check: (inputs, options) => void checkOav(inputs, readOavOptions(options)),
  run: (inputs, options) => runOav(inputs, readOavOptions(options)),
  findings: (said) =>
    `${said.count('compounds')} 个化合物中有 ${said.count('active')} 个的 OAV 不低于 ${said.set('least', 'OAV 阈值')}，最大的是${said.text('first')}（${said.number('first_oav')}）`,
  note: (options, facts) => `${oavNote(options, facts)}计算使用 Panome 全组学云 oav 方法（版本 ${version}）。`,
});
