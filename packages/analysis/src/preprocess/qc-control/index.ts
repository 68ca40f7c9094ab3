import { defineMethod } from '../../model/index.ts';
import { checkQcControl, qcControl as runQcControl } from './qcControl.ts';
import { qcControlNote } from './qcControl.note.ts';
import { qcControlOptions, readQcControlOptions } from './qcControl.schema.ts';

const version = '1.0.0';

/** Whether the run was in control: total intensity, first component and T² by injection. */
export const qcControl = defineMethod({
  id: 'qc-control',
  version,
  family: 'preprocess',
  title: '质控图（进样稳定性）',
  summary: '按进样顺序看总强度、PC1 得分与 Hotelling T² 是否越过控制限，判断这一批测得稳不稳、哪次进样异常',
  keywords: [
    '质控图',
    '控制图',
    '质控',
    'QC',
    '进样顺序',
    '稳定性',
    '休哈特图',
    'control chart',
    'Shewhart',
    'Hotelling T2',
    'MCC',
    'zhikong',
    'kongzhitu',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；用未校正、未取对数的强度',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '含名为 QC 的组和进样顺序列（order）；有多个批次时加 batch 列',
    },
  ],
  options: qcControlOptions,
  tables: [
    { id: 'control', title: '质控图数据' },
    { id: 'limits', title: '控制限' },
  ],
  charts: ['qc-control-chart'],
  check: (inputs, options) => void checkQcControl(inputs, readQcControlOptions(options)),
  run: (inputs, options, context) => runQcControl(inputs, readQcControlOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('qc')} 个 QC 中有 ${said.count('qc_act')} 个超出控制限，${said.count('qc_warn')} 个超出警戒限`,
    condition: `${said.count('injections')} 次进样，${said.count('batches')} 批`,
  }),
  note: (options, facts) =>
    `${qcControlNote(options, facts)}作图使用 Panome 全组学云 qc-control 方法（版本 ${version}）。`,
});
