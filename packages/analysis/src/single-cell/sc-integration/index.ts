import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scIntegrationNote } from './scIntegration.note.ts';
import { scIntegrationOptions } from './scIntegration.schema.ts';
import { scIntegration as runScIntegration } from './scIntegration.ts';

const version = '1.0.1';

/** Cells of several samples or batches brought onto one map. */
export const scIntegration = defineMethod({
  id: 'sc-integration',
  version,
  family: 'single-cell',
  title: '单细胞整合（Harmony）',
  summary: '扣除样本或批次之间的技术差别，使同一种细胞聚在一起，并给出整合前后的图与混合程度',
  keywords: [
    '单细胞',
    '整合',
    '批次校正',
    '去批次',
    '混合程度',
    'Harmony',
    'LISI',
    'batch',
    'integration',
    'danxibao',
    'zhenghe',
    'pici',
  ],
  inputs: [
    { id: 'cells', required: true, label: '表达矩阵', help: `全部样本合在一起的基因 × 细胞原始计数：${cellFormats}` },
    {
      id: 'records',
      required: true,
      label: '细胞注释表',
      help: '每行一个细胞：细胞条码、批次或样本，可另有已知的细胞类型，用来检查是否过度整合',
    },
  ],
  options: scIntegrationOptions,
  tables: [
    { id: 'cells', title: '细胞' },
    { id: 'mixing', title: '混合程度' },
    { id: 'components', title: '整合后的主成分' },
    { id: 'rounds', title: '迭代过程' },
  ],
  charts: ['sc-integration-map', 'sc-integration-lisi', 'sc-clusters'],
  usesSeed: true,
  run: ({ cells, records }, options, context) => runScIntegration(cells, records, options, context),
  findings: (said) =>
    `${said.count('batches')} 批、${said.count('cells')} 个细胞已合并到一张图，每个细胞周围的批次由平均 ${said.number('ilisi_before')} 个增加到 ${said.number('ilisi_after')} 个`,
  note: (options, facts) => scIntegrationNote(version, options, facts),
});
