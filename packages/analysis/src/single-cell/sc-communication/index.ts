import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scCommunicationNote } from './scCommunication.note.ts';
import { scCommunicationOptions } from './scCommunication.schema.ts';
import { scCommunication as runScCommunication } from './scCommunication.ts';

const version = '1.0.0';

/** Ligands of one type of cells with receptors of another, beyond chance. */
export const scCommunication = defineMethod({
  id: 'sc-communication',
  version,
  family: 'single-cell',
  title: '细胞通讯（配体–受体）',
  summary: '哪些细胞类型之间有配体与受体的配对表达，哪些配对比随机的细胞类型更强',
  keywords: [
    '单细胞',
    '细胞通讯',
    '细胞互作',
    '配体',
    '受体',
    '配体受体',
    '弦图',
    'CellPhoneDB',
    'CellChat',
    'ligand',
    'receptor',
    'cell communication',
    'danxibao',
    'tongxun',
    'peiti',
    'shouti',
  ],
  inputs: [
    { id: 'cells', required: true, label: '表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}` },
    {
      id: 'edges',
      required: true,
      label: '配体受体表',
      help: '每行一对：ligand、receptor 两列；复合物的亚基以 + 或 _ 连接，如 ITGA4+ITGB1',
    },
    {
      id: 'records',
      required: true,
      label: '细胞注释表',
      help: '每行一个细胞：细胞条码与细胞类型（或簇）；“单细胞聚类”或“基因集评分与注释”的细胞表即可',
    },
  ],
  options: scCommunicationOptions,
  tables: [
    { id: 'interactions', title: '配体受体通讯' },
    { id: 'counts', title: '通讯的个数' },
    { id: 'pairs', title: '配体受体对' },
  ],
  charts: ['sc-communication-dots', 'sc-communication-counts', 'sc-communication-chord'],
  usesSeed: true,
  run: ({ cells, edges, records }, options, context) => runScCommunication(cells, edges, records, options, context),
  findings: (said) => ({
    headline: `${said.count('types')} 种细胞之间有 ${said.count('significant')} 个显著的配体受体通讯`,
    ...(said.has('busiest') && { condition: `最多的是 ${said.text('busiest')}` }),
  }),
  note: (options, facts) => scCommunicationNote(version, options, facts),
});
