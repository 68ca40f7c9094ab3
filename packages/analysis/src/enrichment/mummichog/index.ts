import { defineMethod } from '../../model/index.ts';
import { checkMummichog, mummichog as runMummichog } from './mummichog.ts';
import { mummichogNote } from './mummichog.note.ts';
import { mummichogOptions, readMummichogOptions } from './mummichog.schema.ts';

const version = '1.0.0';

/** Pathway activity from lists of m/z. */
export const mummichog = defineMethod({
  id: 'mummichog',
  version,
  family: 'enrichment',
  title: '由 m/z 推断通路活性（mummichog）',
  summary: '峰还没有鉴定时，直接由 m/z 与 P 值看哪些代谢通路有变化',
  keywords: [
    'mummichog',
    '通路活性',
    '质荷比',
    '非靶向代谢组',
    '加合离子',
    '通路富集',
    'm/z',
    'peak',
    'adduct',
    'pathway activity',
    'PIUMet',
    'tonglu',
    'zhihebi',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '峰表',
      help: '每行一个峰：m/z、P 值，可再有保留时间与离子模式；要全部检出的峰，不只是差异峰',
    },
    {
      id: 'ranked',
      required: true,
      label: '化合物精确质量',
      help: '第一列化合物编号，第二列中性分子的单同位素精确质量',
    },
    {
      id: 'sets',
      required: true,
      label: '代谢通路',
      help: '各通路的化合物编号，GMT 或 term、name、feature 三列的长表；编号与化合物表一致',
    },
  ],
  options: mummichogOptions,
  tables: [
    { id: 'result', title: '通路活性' },
    { id: 'matches', title: '峰与化合物' },
    { id: 'adducts', title: '加合离子' },
  ],
  charts: ['enrichment-bubble'],
  usesSeed: true,
  check: (inputs, options) => void checkMummichog(inputs, readMummichogOptions(options)),
  run: (inputs, options, context) => runMummichog(inputs, readMummichogOptions(options), context),
  findings: (said) => ({
    headline: `检验的 ${said.count('tested')} 条通路中有 ${said.count('significant')} 条有变化`,
    condition: `${said.count('peaks')} 个峰中 ${said.count('significant_peaks')} 个显著，对上 ${said.count('list')} 个可能的化合物，未经鉴定`,
  }),
  note: (options, facts) =>
    `${mummichogNote(options, facts)}计算使用 Panome 全组学云 mummichog 方法（版本 ${version}）。`,
});
