import { defineMethod } from '../../model/index.ts';
import { enterotypeNote } from './enterotype.note.ts';
import { enterotypeOptions, readEnterotypeOptions } from './enterotype.schema.ts';
import { runEnterotype } from './enterotype.ts';

const version = '1.0.0';

/** Types of communities and the taxa that mark them. */
export const enterotype = defineMethod({
  id: 'enterotype',
  version,
  family: 'community',
  title: '肠型分析（群落分型）',
  summary: '样本按组成分成几种类型，每种类型由哪些菌主导',
  keywords: [
    '肠型',
    '群落分型',
    'enterotype',
    'PAM',
    'JSD',
    'Jensen-Shannon',
    'Calinski-Harabasz',
    '轮廓系数',
    'silhouette',
    '聚类',
    'changxing',
    'fenxing',
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
      id: 'taxonomy',
      required: false,
      label: '物种注释',
      help: '第一列为特征名，其余为各分类级别；用于按属等级别合并',
    },
    { id: 'groups', required: false, label: '样本分组', help: '只列在结果表中，便于与类型对照，不参与聚类' },
  ],
  options: enterotypeOptions,
  tables: [
    { id: 'points', title: '样本坐标' },
    { id: 'eig', title: '特征值' },
    { id: 'clusters', title: '样本的类型' },
    { id: 'k', title: '类数的选择' },
    { id: 'drivers', title: '驱动类群' },
  ],
  charts: ['enterotype-points', 'enterotype-index'],
  usesSeed: false,
  run: (inputs, options, context) => runEnterotype(inputs, readEnterotypeOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('samples')} 个样本分为 ${said.count('k')} 类（${said.text('sizes')}）`,
    condition: `平均轮廓系数 ${said.number('silhouette')}${said.value('silhouette') < 0.25 ? '，低于 0.25，分型没有充分依据' : ''}`,
  }),
  note: (options, facts) => enterotypeNote(version, options, facts),
});
