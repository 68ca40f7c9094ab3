import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { checkTwoWay, runTwoWay } from './twoWayAnova.ts';
import { twoWayNote } from './twoWayAnova.note.ts';
import { twoWayOptions } from './twoWayAnova.schema.ts';

const version = '1.1.0';

/** Tests every feature for the effects of two factors and their interaction. */
export const twoWayAnova = defineMethod({
  id: 'two-way-anova',
  version,
  family: 'difference',
  title: '双因素方差分析',
  summary: '分组与第二个因素（时间、性别、品种等）各自有没有作用，两者有没有交互作用',
  keywords: [
    '双因素方差分析',
    '交互作用',
    '析因设计',
    '主效应',
    '时间序列',
    'two-way ANOVA',
    'interaction',
    'factorial',
    'Type II',
    'Type III',
    '两两比较',
    '简单效应',
    'post hoc',
    'Tukey',
    'emmeans',
    'shuangyinsu',
    'fangchafenxi',
    'jiaohu',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；强度数据宜先取对数' },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名，其后的列为第二个因素（如时间、性别）',
      levels: { min: 2 },
    },
  ],
  options: twoWayOptions,
  tables: [
    { id: 'result', title: '方差分析结果' },
    { id: 'summary', title: '各效应的显著特征数' },
    { id: 'post_hoc', title: '两两比较' },
    { id: 'means', title: '各组合概况' },
    { id: 'top', title: '绘图数据' },
  ],
  charts: ['interaction-plot', 'p-histogram-contrasts'],
  check: checkTwoWay,
  run: runTwoWay,
  findings: (said) => ({
    headline: `${said.count('significant_group')} 个特征随分组、${said.count('significant_factor')} 个随“${said.text('factor')}”而变，${said.count('significant_interaction')} 个有交互作用`,
    condition: `${thresholds(said)}，共检验 ${said.count('tested')} 个特征`,
  }),
  note: (options, facts) =>
    `${twoWayNote(options, facts)}计算使用 Panome 全组学云 two-way-anova 方法（版本 ${version}）。`,
});
