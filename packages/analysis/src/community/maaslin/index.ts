import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { maaslinNote } from './maaslin.note.ts';
import { maaslinOptions } from './maaslin.schema.ts';
import { checkMaaslin, runMaaslin } from './maaslin.ts';

const version = '1.1.0';

/** Associations of features with several variables at once. */
export const maaslin = defineMethod({
  id: 'maaslin',
  version,
  family: 'community',
  title: 'MaAsLin2 多变量关联',
  summary: '同时考虑分组、年龄、性别等多个变量（可含同一个体的重复取样），哪些物种与哪个变量有关',
  keywords: [
    'MaAsLin2',
    'MaAsLin',
    '多变量关联',
    '线性混合模型',
    '随机效应',
    '协变量',
    '重复测量',
    '纵向',
    '差异物种',
    'linear mixed model',
    'multivariable association',
    'longitudinal',
    'guanlian',
    'duobianliang',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征名（ASV、物种、基因或通路），其余每列一个样本；计数或相对丰度，不含缺失值',
    },
    {
      id: 'groups',
      required: true,
      label: '样本信息',
      help: '第一列为样本名，第二列为组名，其后为年龄、性别、个体等列',
      levels: { min: 1 },
    },
    { id: 'taxonomy', required: false, label: '物种注释', help: '提供后先按所选级别合并' },
    { id: 'env', required: false, label: '更多数值变量', help: '第一列为样本名，其余每列一个数值变量；全部放入模型' },
  ],
  options: maaslinOptions,
  tables: [
    { id: 'result', title: '变量与特征的关联' },
    { id: 'points', title: '关联的样本数值' },
    { id: 'variance', title: '方差' },
    { id: 'samples', title: '参与分析的样本' },
  ],
  unfit: ['too-few-features'],
  charts: ['maaslin-heatmap', 'maaslin-association'],
  check: checkMaaslin,
  run: runMaaslin,
  findings: (said) => ({
    headline:
      said.value('found') > 0
        ? `${said.count('features')} 个类群共有 ${said.count('found')} 个显著的关联，${said.count('up')} 个为正，${said.count('down')} 个为负`
        : `${said.count('tested')} 个类群与各变量没有显著的关联`,
    condition: `${thresholds(said)}，固定效应为${said.text('variables')}${said.value('subjects') > 0 ? `，${said.count('subjects')} 个个体为随机效应` : ''}，共 ${said.count('tests')} 个检验`,
  }),
  note: (options, facts) => `${maaslinNote(options, facts)}计算使用 Panome 全组学云 maaslin 方法（版本 ${version}）。`,
});
