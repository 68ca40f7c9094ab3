import { defineMethod } from '../../model/index.ts';
import { scCompositionNote } from './scComposition.note.ts';
import { scCompositionOptions } from './scComposition.schema.ts';
import { scComposition as runScComposition } from './scComposition.ts';

const version = '1.1.0';

export const scComposition = defineMethod({
  id: 'sc-composition',
  version,
  family: 'single-cell',
  title: '单细胞组成',
  summary: '各样本、各组中每种细胞占多大比例，哪些细胞的比例在组间不同',
  keywords: [
    '单细胞',
    '细胞比例',
    '细胞组成',
    'propeller',
    'Ro/e',
    '堆叠柱状图',
    'composition',
    'proportion',
    'danxibao',
    'bili',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '细胞注释表',
      help: '每行一个细胞：细胞条码、簇或细胞类型、样本，可另有分组；“单细胞聚类”的细胞表也可以',
    },
    {
      id: 'groups',
      required: false,
      of: { input: 'records', column: 'sample_column' },
      label: '样本分组',
      help: '第一列样本名，第二列分组；细胞注释表中已有分组列时可不提供',
    },
  ],
  options: scCompositionOptions,
  tables: [
    { id: 'composition', title: '细胞组成' },
    { id: 'tests', title: '组间检验' },
    { id: 'roe', title: '观察与期望之比' },
  ],
  unfit: ['one-cluster'],
  charts: ['sc-composition-bar', 'sc-composition-box', 'sc-composition-roe'],
  run: ({ groups, records }, options) => runScComposition(records, groups, options),
  findings: (said) =>
    said.value('tested') > 1
      ? `${said.count('clusters')} 种细胞中有 ${said.count('significant')} 种的比例在组间有显著差异`
      : `${said.count('samples')} 个样本中 ${said.count('clusters')} 种细胞的比例，没有作组间检验`,
  note: (options, facts) => scCompositionNote(version, options, facts),
});
