import { defineMethod } from '../../model/index.ts';
import { motifLogoNote } from './motifLogo.note.ts';
import { motifLogoOptions, readMotifLogoOptions } from './motifLogo.schema.ts';
import { motifLogo as runMotifLogo } from './motifLogo.ts';

const version = '1.0.0';

/** Which residues occur around sites of modification, and the motifs they form. */
export const motifLogo = defineMethod({
  id: 'motif-logo',
  version,
  family: 'enrichment',
  title: '修饰位点 motif 与序列标识图',
  summary: '磷酸化、乙酰化等位点周围富集哪些氨基酸：序列标识图与 Motif-X 富集 motif',
  keywords: [
    'motif',
    '序列标识图',
    'sequence logo',
    'pLogo',
    'Motif-X',
    '磷酸化',
    '乙酰化',
    '泛素化',
    '修饰位点',
    'PTM',
    'phosphorylation',
    'weiDian',
    'xulie',
    'xiushi',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '位点序列',
      help: '一列以位点为中心的序列窗口（如 13 或 15 个残基）；小写按大写，_ 为末端之外',
    },
    {
      id: 'background',
      required: false,
      label: '背景序列',
      help: '每行一条同样对齐的序列窗口，如蛋白组中全部的 S、T、Y；不提供时用氨基酸的背景频率',
    },
  ],
  options: motifLogoOptions,
  tables: [
    { id: 'positions', title: '各位置的残基' },
    { id: 'motifs', title: '富集的 motif' },
    { id: 'windows', title: '序列与 motif' },
  ],
  unfit: ['no-windows'],
  charts: ['sequence-logo'],
  check: (inputs, options) => void runMotifLogo(inputs, readMotifLogoOptions(options)),
  run: (inputs, options, { progress }) => runMotifLogo(inputs, readMotifLogoOptions(options), progress),
  findings: (said) =>
    `${said.count('windows')} 条位点序列中找到 ${said.count('motifs')} 个富集的 motif，包含其中 ${said.count('explained')} 条`,
  note: (options, facts) =>
    `${motifLogoNote(options, facts)}计算使用 Panome 全组学云 motif-logo 方法（版本 ${version}）。`,
});
