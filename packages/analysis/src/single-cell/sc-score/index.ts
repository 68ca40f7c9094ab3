import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scScoreNote } from './scScore.note.ts';
import { scScoreOptions } from './scScore.schema.ts';
import { scScore as runScScore } from './scScore.ts';

const version = '1.0.1';

/** Scores of gene sets in every cell, and a label for each cluster from these scores. */
export const scScore = defineMethod({
  id: 'sc-score',
  version,
  family: 'single-cell',
  title: '单细胞基因集评分与注释',
  summary: '给每个细胞的标志基因或通路打分，判断细胞周期，并按得分给各簇注释细胞类型',
  keywords: [
    '单细胞',
    '基因集评分',
    '细胞类型注释',
    '细胞周期',
    '标志基因',
    'AddModuleScore',
    'AUCell',
    'module score',
    'annotation',
    'cell cycle',
    'danxibao',
    'zhushi',
    'pingfen',
  ],
  inputs: [
    { id: 'cells', required: true, label: '表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}` },
    {
      id: 'sets',
      required: true,
      label: '基因集',
      help: '每个细胞类型（或通路）一组标志基因：GMT，或 term、feature 两列的表；名为 S 与 G2M 的两组用于细胞周期',
    },
    {
      id: 'records',
      required: false,
      label: '细胞注释表',
      help: '每行一个细胞：细胞条码与簇，可另有坐标 x、y；“单细胞聚类”的细胞表即可。不提供时自动聚类',
    },
  ],
  options: scScoreOptions,
  tables: [
    { id: 'cells', title: '细胞得分' },
    { id: 'clusters', title: '各簇得分' },
    { id: 'annotation', title: '簇的注释' },
    { id: 'cycle', title: '细胞周期' },
    { id: 'sets', title: '基因集' },
  ],
  unfit: ['nothing-matches'],
  charts: ['sc-score-map', 'sc-score-dots', 'sc-score-labels'],
  usesSeed: true,
  run: ({ cells, records, sets }, options, context) => runScScore(cells, sets, records, options, context),
  findings: (said) =>
    `${said.count('clusters')} 个簇中有 ${said.count('known')} 个得到注释，${said.count('unknown')} 个未知`,
  note: (options, facts) => scScoreNote(version, options, facts),
});
