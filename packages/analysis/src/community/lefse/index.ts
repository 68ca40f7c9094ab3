import { defineMethod } from '../../model/index.ts';
import { runLefse } from './lefse.ts';
import { lefseNote } from './lefse.note.ts';
import { lefseOptions } from './lefse.schema.ts';

const version = '1.1.0';

/** Taxa that tell groups apart, with the size of their effect. */
export const lefse = defineMethod({
  id: 'lefse',
  version,
  family: 'community',
  title: 'LEfSe 差异物种',
  summary: '哪些分类单元在组间有差异、效应有多大，给出 LDA 得分柱状图与进化分支图',
  keywords: [
    'LEfSe',
    'LDA',
    '差异物种',
    '生物标志物',
    '进化分支图',
    '线性判别',
    'cladogram',
    'biomarker',
    'effect size',
    'chayi',
    'wuzhong',
    'biaozhiwu',
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
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；可另加一列亚组',
      levels: { min: 2 },
    },
    { id: 'taxonomy', required: false, label: '物种注释', help: '提供后按各级分类单元检验并画进化分支图' },
  ],
  options: lefseOptions,
  tables: [{ id: 'result', title: 'LEfSe 结果' }],
  unfit: ['too-few-samples'],
  charts: ['lefse-bar', 'lefse-cladogram'],
  usesSeed: true,
  run: runLefse,
  findings: (said) => `检验的 ${said.count('tested')} 个类群中有 ${said.count('kept')} 个为组间的标志类群`,
  note: (options, facts) => `${lefseNote(options, facts)}计算使用 Panome 全组学云 lefse 方法（版本 ${version}）。`,
});
