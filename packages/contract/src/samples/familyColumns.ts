import type { SampleColumn } from './sampleColumn.ts';
import type { SampleFamily } from './kinds.ts';

const positive = { type: 'number', min: 0 } as const;
const volume: SampleColumn = {
  id: 'volume',
  label: '体积',
  unit: 'µL',
  ...positive,
  width: 96,
  help: '这一管里的体积',
};
const total: SampleColumn = {
  id: 'total',
  label: '总量',
  unit: 'µg',
  ...positive,
  width: 96,
  help: '浓度 × 体积；空着由我们按浓度和体积计算',
};
const ratio: SampleColumn = {
  id: 'a260_280',
  label: 'A260/280',
  type: 'number',
  min: 0,
  max: 4,
  usual: { from: 1.7, to: 2.2, text: '通常在 1.8 到 2.2 之间，偏离时可能有蛋白或有机溶剂残留' },
  width: 104,
  help: '核酸纯度',
};
const nucleic = (label: string, usual: SampleColumn['usual']): SampleColumn => ({
  id: 'concentration',
  label,
  unit: 'ng/µL',
  type: 'number',
  min: 0,
  ...(usual && { usual }),
  width: 136,
  help: '用 Qubit 或 NanoDrop 测得的浓度；送组织或细胞时空着',
});
const dna = nucleic('DNA 浓度', { from: 10, to: 2_000, text: '低于 10 ng/µL 时建库可能失败' });
const host: SampleColumn = {
  id: 'host',
  label: '宿主',
  type: 'text',
  width: 112,
  help: '需要去除宿主序列时填写，例如 人、小鼠',
};

/** What each laboratory asks beside the common columns. */
export const familyColumns: Readonly<Record<SampleFamily, readonly SampleColumn[]>> = {
  metabolomics: [
    {
      id: 'sample_type',
      label: '样本类型',
      type: 'choice',
      required: true,
      choices: ['血浆', '血清', '尿液', '粪便', '动物组织', '植物组织', '细胞', '培养基上清', '菌体', '其他'],
      width: 120,
      help: '决定提取方法',
    },
    { id: 'weight', label: '重量', unit: 'mg', ...positive, width: 96, help: '固体样本填写，建议不少于 50 mg' },
    { ...volume, help: '液体样本填写，建议不少于 100 µL' },
    {
      id: 'role',
      label: '样本角色',
      type: 'choice',
      choices: ['样本', 'QC', '空白'],
      width: 96,
      help: '空着为样本；自备的 QC 或空白请标出',
    },
  ],
  protein: [
    {
      id: 'sample_type',
      label: '样本类型',
      type: 'choice',
      required: true,
      choices: ['蛋白溶液', '血浆', '血清', '动物组织', '植物组织', '细胞', '菌体', '外泌体', '其他'],
      width: 120,
      help: '决定提取方法',
    },
    {
      id: 'protein_concentration',
      label: '蛋白浓度',
      unit: 'µg/µL',
      ...positive,
      width: 128,
      help: 'BCA 或 Bradford 测得；送组织或细胞时空着',
    },
    volume,
    {
      id: 'protein_total',
      label: '蛋白总量',
      unit: 'µg',
      ...positive,
      usual: { from: 50, to: 100_000, text: '少于 50 µg 时可能不够两次上机' },
      width: 120,
      help: '浓度 × 体积',
    },
    {
      id: 'lysis_buffer',
      label: '裂解液',
      type: 'choice',
      choices: ['RIPA', '8 M 尿素', 'SDT', 'SDS', 'Tris-HCl', '无'],
      free: true,
      width: 112,
      help: '含去垢剂时请写明种类和浓度',
    },
    {
      id: 'label_type',
      label: '标记方式',
      type: 'choice',
      choices: ['DIA', 'DDA（非标记）', 'TMT', 'iTRAQ', 'PRM', '磷酸化', '乙酰化'],
      width: 136,
      help: '与合同一致',
    },
  ],
  transcription: [
    {
      id: 'material',
      label: '送样类型',
      type: 'choice',
      required: true,
      choices: ['总 RNA', '组织', '细胞', '血液'],
      width: 104,
      help: '送总 RNA 时请填写浓度、体积和质量',
    },
    nucleic('RNA 浓度', { from: 50, to: 5_000, text: '低于 50 ng/µL 时可能不够建库' }),
    volume,
    total,
    {
      id: 'rin',
      label: 'RIN',
      type: 'number',
      min: 0,
      max: 10,
      usual: { from: 6.5, to: 10, text: '低于 6.5 说明 RNA 有降解，建议改用链特异或去核糖体建库，或重新提取' },
      width: 80,
      help: 'RNA 完整度，0 到 10',
    },
    ratio,
    {
      id: 'library',
      label: '建库类型',
      type: 'choice',
      required: true,
      choices: ['mRNA', '链特异 mRNA', 'lncRNA', 'small RNA', 'circRNA', '全转录组', '单细胞'],
      width: 120,
      help: '与合同一致',
    },
  ],
  macrogene: [
    {
      id: 'material',
      label: '送样类型',
      type: 'choice',
      required: true,
      choices: ['DNA', '粪便', '肠道内容物', '土壤', '水体滤膜', '拭子', '其他'],
      width: 120,
      help: '送 DNA 时请填写浓度和体积',
    },
    dna,
    volume,
    total,
    ratio,
    host,
  ],
  microorganism: [
    {
      id: 'material',
      label: '送样类型',
      type: 'choice',
      required: true,
      choices: ['DNA', '粪便', '肠道内容物', '土壤', '水体滤膜', '拭子', '其他'],
      width: 120,
      help: '送 DNA 时请填写浓度和体积',
    },
    dna,
    volume,
    {
      id: 'region',
      label: '扩增区域',
      type: 'choice',
      required: true,
      choices: ['16S V3-V4', '16S V4', '16S V4-V5', '16S 全长', 'ITS1', 'ITS2', '18S V4', '18S V9'],
      free: true,
      width: 128,
      help: '与合同一致；用自己的引物时请在备注中写明',
    },
    host,
  ],
};

export const returnColumns: readonly SampleColumn[] = [
  {
    id: 'source',
    label: '原信息单编号',
    type: 'text',
    width: 176,
    help: '这一管当时随哪张信息单送来，例如 YP20261122-0003',
  },
];
