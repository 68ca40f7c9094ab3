import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { resolveLevels } from './levels.ts';
import { runMultiGroup } from './multiGroup.ts';
import { multiGroupOptions } from './multiGroup.schema.ts';
import { multiGroupNote } from './note.ts';

export { multiGroupOptions } from './multiGroup.schema.ts';
export { multiGroupNote } from './note.ts';
export { resolveLevels } from './levels.ts';
export { runMultiGroup } from './multiGroup.ts';

const version = '1.0.2';

/** Tests every feature for a difference among three or more groups. */
export const multiGroup = defineMethod({
  id: 'multi-group',
  version,
  family: 'difference',
  title: '多组差异检验',
  summary: '逐个特征检验三组或更多组之间有没有差异，并指出是哪些组不同，用字母标注在箱线图上',
  keywords: [
    '方差分析',
    '多组比较',
    '两两比较',
    '显著性字母',
    '箱线图',
    'ANOVA',
    'Tukey',
    'HSD',
    'Welch',
    'Games-Howell',
    'Kruskal-Wallis',
    'Dunn',
    'duozu',
    'fangchafenxi',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本' },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；方案中的每一组都参与比较',
      levels: { min: 2 },
    },
  ],
  options: multiGroupOptions,
  tables: [
    { id: 'result', title: '总体检验结果' },
    { id: 'post_hoc', title: '两两比较' },
    { id: 'means', title: '各组概况' },
    { id: 'top', title: '绘图数据' },
  ],
  charts: ['group-box', 'p-histogram'],
  check: ({ matrix, groups }) => void resolveLevels(matrix, groups),
  run: runMultiGroup,
  findings: (said) => ({
    headline: `${said.count('tested')} 个特征中有 ${said.count('significant')} 个在各组（${said.text('groups')}）之间有显著差异`,
    condition: `${thresholds(said)}，其中两两比较有显著差异的共 ${said.count('different')} 对`,
  }),
  note: (options, facts) =>
    `${multiGroupNote(options, facts)}计算使用 Panome 全组学云 multi-group 方法（版本 ${version}）。`,
});
