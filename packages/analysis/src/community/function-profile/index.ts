import { defineMethod } from '../../model/index.ts';
import { functionProfileNote } from './functionProfile.note.ts';
import { functionProfileOptions, readFunctionProfileOptions } from './functionProfile.schema.ts';
import { runFunctionProfile } from './functionProfile.ts';

const version = '1.0.0';

/** What communities can do, by a table of the functions of taxa. */
export const functionProfile = defineMethod({
  id: 'function-profile',
  version,
  family: 'community',
  title: '功能注释（FAPROTAX、FUNGuild 式查表）',
  summary: '按分类名查功能表，得到各样本中每种功能的丰度，以及没有查到的部分',
  keywords: [
    'FAPROTAX',
    'FUNGuild',
    '功能预测',
    '功能注释',
    '生态功能',
    '营养型',
    'guild',
    '查表',
    'function prediction',
    'gongneng',
    'yuce',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征名，其余每列一个样本；计数或相对丰度，不含缺失值',
    },
    {
      id: 'sets',
      required: true,
      label: '功能表',
      help: '每种功能含哪些分类名：GMT，或 term、name、feature 三列的长表；feature 为种、属、科等名称或特征名',
    },
    {
      id: 'taxonomy',
      required: false,
      label: '物种注释',
      help: '第一列为特征名，其余为各分类级别；功能表写分类名时必须提供',
    },
    { id: 'groups', required: false, label: '样本分组', help: '用于热图的样本注释条，不参与计算' },
  ],
  options: functionProfileOptions,
  tables: [
    { id: 'profile', title: '各样本的功能丰度' },
    { id: 'functions', title: '功能' },
    { id: 'samples', title: '各样本的对应比例' },
    { id: 'matches', title: '特征的功能' },
    { id: 'unmatched', title: '没有查到功能的特征' },
    { id: 'matrix', title: '热图数据' },
    { id: 'order', title: '排列顺序' },
    { id: 'merge', title: '合并过程' },
    { id: 'annotations', title: '样本注释' },
  ],
  unfit: ['nothing-matches'],
  charts: ['heatmap'],
  run: (inputs, options, context) => runFunctionProfile(inputs, readFunctionProfileOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('features')} 个特征中有 ${said.count('matched')} 个查到功能，平均占丰度的 ${said.share('covered')}`,
    condition: `${said.count('functions')} 种功能中平均丰度最高的是${said.text('first')}`,
  }),
  note: (options, facts) => functionProfileNote(version, options, facts),
});
