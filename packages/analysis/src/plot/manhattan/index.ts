import { defineMethod } from '../../model/index.ts';
import { manhattan as runManhattan, checkManhattan } from './manhattan.ts';
import { manhattanNote } from './manhattan.note.ts';
import { manhattanOptions, readManhattanOptions } from './manhattan.schema.ts';

const version = '1.0.0';

/** P-values along the genome. */
export const manhattan = defineMethod({
  id: 'manhattan',
  version,
  family: 'plot',
  title: '曼哈顿图与 QQ 图',
  summary: '沿染色体画出每个位点的 P 值，看关联峰在哪里，并用 QQ 图与 λ 检查 P 值是否整体膨胀',
  keywords: [
    '曼哈顿图',
    'QQ图',
    'GWAS',
    '全基因组关联',
    'EWAS',
    'SNP',
    'Manhattan',
    'QQ plot',
    'genomic control',
    'lambda',
    'manhadun',
    'guanlian',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '关联结果表',
      help: '每行一个位点：染色体、位置、P 值三列，可再有一列名称',
    },
    {
      id: 'ranked',
      required: false,
      label: '染色体长度表',
      help: '第一列为染色体名，第二列为长度；决定染色体的次序与宽度，不提供时按自然次序、取最大位置',
    },
  ],
  options: manhattanOptions,
  tables: [
    { id: 'points', title: '曼哈顿图数据' },
    { id: 'hits', title: '低于提示阈值的位点' },
    { id: 'chromosomes', title: '染色体' },
    { id: 'qq', title: 'QQ 图数据' },
    { id: 'summary', title: '概况' },
  ],
  charts: ['manhattan-plot', 'qq-plot'],
  check: ({ ranked, records }, options) => void checkManhattan(records, ranked, readManhattanOptions(options)),
  run: ({ ranked, records }, options, context) => runManhattan(records, ranked, readManhattanOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('variants')} 个位点中有 ${said.count('significant')} 个达到显著，归为 ${said.count('leads')} 个信号`,
    condition: `膨胀系数 λ = ${said.number('lambda')}`,
  }),
  note: (options, facts) =>
    `${manhattanNote(options, facts)}作图使用 Panome 全组学云 manhattan 方法（版本 ${version}）。`,
});
