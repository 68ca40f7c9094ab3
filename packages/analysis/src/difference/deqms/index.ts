import { defineMethod } from '../../model/index.ts';
import { contrasts } from '../../findings/index.ts';
import { checkDeqms, runDeqms } from './deqms.ts';
import { deqmsNote } from './deqms.note.ts';
import { deqmsOptions } from './deqms.schema.ts';

const version = '1.1.0';

/** Tests proteins for differences among groups; those measured by few peptides are trusted less. */
export const deqms = defineMethod({
  id: 'deqms',
  version,
  family: 'difference',
  title: '蛋白差异检验（DEqMS）',
  summary: '定量蛋白组的 limma：方差随肽段数或 PSM 数而变，只有一两个肽段的蛋白不易假阳性',
  keywords: [
    'DEqMS',
    '蛋白组',
    '差异蛋白',
    '肽段数',
    'PSM',
    'TMT',
    'iTRAQ',
    'label-free',
    'limma',
    '火山图',
    'danbai',
    'chayi',
    'proteomics',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '蛋白定量表',
      help: '第一列为蛋白名，另有一列肽段数或 PSM 数，其余每列一个样本',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名，其后可有批次、配对等列',
      levels: { min: 2 },
    },
  ],
  options: deqmsOptions,
  tables: [
    { id: 'result', title: '差异检验结果' },
    { id: 'variance', title: '方差与肽段数' },
    { id: 'hyper', title: '方差先验' },
  ],
  unfit: ['too-few-features'],
  charts: ['volcano-contrasts', 'contrast-counts', 'variance-count', 'p-histogram-contrasts'],
  check: checkDeqms,
  run: runDeqms,
  findings: contrasts('tested'),
  note: (options, facts) => `${deqmsNote(options, facts)}计算使用 Panome 全组学云 deqms 方法（版本 ${version}）。`,
});
