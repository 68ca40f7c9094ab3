import { defineMethod } from '../../model/index.ts';
import { procrustesNote } from './procrustes.note.ts';
import { procrustesOptions, readProcrustesOptions } from './procrustes.schema.ts';
import { checkProcrustes, runProcrustes } from './procrustes.ts';

const version = '1.0.0';

/** Whether two tables of the same samples arrange them alike. */
export const procrustes = defineMethod({
  id: 'procrustes',
  version,
  family: 'community',
  title: 'Procrustes 分析（普氏分析）',
  summary: '同一批样本的两个数据表（如菌群与代谢组、菌群与环境因子）给出的样本格局是否一致，哪些样本最不一致',
  keywords: [
    'Procrustes',
    '普氏分析',
    '普鲁克',
    'PROTEST',
    'm2',
    'M²',
    '叠合',
    '两组学',
    '多组学',
    '菌群与代谢组',
    '一致性',
    'superimposition',
    'pushi',
    'diehe',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '第一个数据表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；PCoA 用计数或相对丰度，不含缺失值',
    },
    {
      id: 'matrix2',
      required: false,
      label: '第二个数据表',
      help: '同一批样本的另一个表，如代谢组；按样本名对应。与环境因子二选一',
    },
    {
      id: 'env',
      required: false,
      label: '环境因子',
      help: '第一列为样本名，其余每列一个数值变量；没有第二个数据表时用它',
    },
    { id: 'groups', required: false, label: '样本分组', help: '只用于着色，不影响计算' },
    { id: 'tree', required: false, label: '进化树', help: 'Newick 格式；只有第一个表选 UniFrac 距离时用到' },
  ],
  options: procrustesOptions,
  tables: [
    { id: 'points', title: '叠合后的坐标' },
    { id: 'fit', title: '叠合结果' },
    { id: 'axes', title: '排序轴的解释率' },
    { id: 'rotation', title: '旋转矩阵' },
  ],
  unfit: ['no-common-samples', 'too-few-features', 'no-variation'],
  charts: ['procrustes-plot', 'procrustes-residuals'],
  usesSeed: true,
  check: checkProcrustes,
  run: (inputs, options, context) => runProcrustes(inputs, readProcrustesOptions(options), context),
  findings: (said) => ({
    headline: `两个表给出的样本格局${said.value('p') < 0.05 ? '显著一致' : '没有显著的一致性'}：r = ${said.number('r')}（${said.p()}）`,
    condition: `m² 为 ${said.number('m2')}，${said.count('samples')} 个样本中 ${said.text('furthest')} 最不一致`,
  }),
  note: (options, facts) => procrustesNote(version, options, facts),
});
