import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scDoubletsNote } from './scDoublets.note.ts';
import { scDoubletsOptions } from './scDoublets.schema.ts';
import { scDoublets as runScDoublets } from './scDoublets.ts';

const version = '1.0.0';

/** Cells that are likely two cells in one droplet. */
export const scDoublets = defineMethod({
  id: 'sc-doublets',
  version,
  family: 'single-cell',
  title: '单细胞双细胞检测',
  summary: '给每个细胞打分，找出一个液滴中混入两个细胞的双细胞，供下游分析前去除',
  keywords: ['单细胞', '双细胞', '双联体', '质控', 'doublet', 'Scrublet', 'multiplet', 'danxibao', 'shuangxibao'],
  inputs: [
    {
      id: 'cells',
      required: true,
      label: '表达矩阵',
      help: `基因 × 细胞的原始计数：${cellFormats}；一次上样（一个文库）的细胞，不要合并几个文库`,
    },
  ],
  options: scDoubletsOptions,
  tables: [
    { id: 'cells', title: '细胞的双细胞得分' },
    { id: 'calls', title: '判定结果' },
    { id: 'bins', title: '得分的分布' },
    { id: 'summary', title: '分布的概况' },
  ],
  charts: ['sc-doublet-histogram', 'sc-doublet-map'],
  usesSeed: true,
  run: ({ cells }, options, context) => runScDoublets(cells, options, context),
  findings: (said) => ({
    headline: `${said.count('cells')} 个细胞中有 ${said.count('called')} 个判为双细胞（${said.share('rate')}）`,
    condition: `判定阈值 ${said.number('threshold')}，模拟的双细胞有 ${said.share('detectable')} 可检出`,
  }),
  note: (options, facts) => scDoubletsNote(version, options, facts),
});
