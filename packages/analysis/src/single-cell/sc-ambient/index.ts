import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scAmbientNote } from './scAmbient.note.ts';
import { scAmbientOptions } from './scAmbient.schema.ts';
import { scAmbient as runScAmbient } from './scAmbient.ts';

const version = '1.0.0';

/** Removes ambient RNA from the counts of cells. */
export const scAmbient = defineMethod({
  id: 'sc-ambient',
  version,
  family: 'single-cell',
  title: '单细胞环境 RNA 校正',
  summary: '估计每个液滴混入了多少环境中的游离 RNA，并从计数中扣除',
  keywords: [
    '单细胞',
    '环境RNA',
    '游离RNA',
    '污染',
    '背景',
    '校正',
    '质控',
    'SoupX',
    'ambient',
    'soup',
    'contamination',
    'danxibao',
    'huanjing',
    'wuran',
  ],
  inputs: [
    {
      id: 'cells',
      required: true,
      label: '表达矩阵',
      help: `基因 × 细胞的原始计数，已去掉空液滴（filtered_feature_bc_matrix）：${cellFormats}；一次上样的细胞，不要合并几个文库`,
    },
    {
      id: 'droplets',
      required: false,
      label: '未过滤的原始矩阵',
      help: '同一次上样的全部液滴（raw_feature_bc_matrix），由其中的空液滴得到环境 RNA 的组成；没有时以全部细胞之和近似',
    },
    { id: 'groups', required: false, label: '细胞分组', help: '第一列细胞条码，第二列簇或细胞类型；没有时由程序聚类' },
  ],
  options: scAmbientOptions,
  tables: [
    { id: 'cells', title: '细胞' },
    { id: 'genes', title: '基因' },
    { id: 'summary', title: '概况' },
    { id: 'estimates', title: '污染比例的估计' },
    { id: 'posterior', title: '污染比例的后验' },
    { id: 'matrix', title: '扣除后的矩阵' },
  ],
  charts: ['sc-ambient-posterior', 'sc-ambient-genes'],
  usesSeed: true,
  run: (inputs, options, context) => runScAmbient(inputs, options, context),
  findings: (said) => ({
    headline: `环境 RNA 约占 ${said.share('rho')}，共扣除 ${said.share('removed')} 的计数`,
    condition: `扣除最多的是 ${said.text('top')}`,
  }),
  note: (options, facts) => scAmbientNote(version, options, facts),
});
