import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scTrajectoryNote } from './scTrajectory.note.ts';
import { scTrajectoryOptions } from './scTrajectory.schema.ts';
import { scTrajectory as runScTrajectory } from './scTrajectory.ts';

const version = '1.0.1';

export const scTrajectory = defineMethod({
  id: 'sc-trajectory',
  version,
  family: 'single-cell',
  title: '单细胞轨迹',
  summary: '细胞沿怎样的路径分化，每个细胞走到哪里，哪些基因随之变化',
  keywords: [
    '单细胞',
    '轨迹',
    '伪时间',
    '拟时序',
    '分化',
    'pseudotime',
    'trajectory',
    'TSCAN',
    'slingshot',
    '最小生成树',
    'danxibao',
    'guiji',
  ],
  inputs: [
    {
      id: 'cells',
      required: true,
      label: '单细胞表达矩阵',
      help: `基因 × 细胞的原始计数：${cellFormats}；宜只含有分化关系的细胞`,
    },
    {
      id: 'groups',
      required: false,
      label: '细胞分组',
      help: '第一列细胞条码，第二列簇或细胞类型；不提供时先聚类，不在表中的细胞不参与',
    },
    {
      id: 'list',
      required: false,
      label: '起点基因',
      help: '每行一个在起点高表达的基因，如干细胞的标志基因；平均表达最高的簇作为起点',
    },
  ],
  options: scTrajectoryOptions,
  tables: [
    { id: 'cells', title: '细胞' },
    { id: 'mst', title: '最小生成树' },
    { id: 'nodes', title: '簇的位置' },
    { id: 'genes', title: '随伪时间变化的基因' },
    { id: 'trends', title: '基因的变化曲线' },
    { id: 'expression', title: '作图基因的表达' },
  ],
  charts: ['sc-pseudotime', 'sc-gene-trends'],
  usesSeed: true,
  run: ({ cells, groups, list }, options, context) => runScTrajectory(cells, groups, list, options, context),
  findings: (said) => ({
    headline: `由“${said.text('root')}”起有 ${said.count('lineage_count')} 条轨迹，${said.count('significant')} 个基因沿轨迹变化`,
    condition: said.text('lineages'),
  }),
  note: (options, facts) => scTrajectoryNote(version, options, facts),
});
