import { defineMethod } from '../../model/index.ts';
import { gsea as runGsea } from './gsea.ts';
import { gseaNote } from './gsea.note.ts';
import { gseaOptions, readGseaOptions } from './gsea.schema.ts';

const version = '1.2.0';

/** Which sets are concentrated at one end of a ranking. */
export const gsea = defineMethod({
  id: 'gsea',
  version,
  family: 'enrichment',
  title: '基因集富集分析（GSEA）',
  summary: '不设差异阈值，看各条通路的特征是否整体集中在排序的一端',
  keywords: [
    'GSEA',
    '基因集富集',
    '预排序',
    'NES',
    'fgsea',
    '通路',
    'preranked',
    'gene set enrichment',
    'jiyinji',
    'fuji',
  ],
  inputs: [
    {
      id: 'ranked',
      required: true,
      label: '排序表',
      help: '特征与得分（如 log2 差异倍数、t 值）两列，DESeq2、limma 的结果表也可以；应含全部特征而不只是差异特征',
    },
    {
      id: 'sets',
      required: true,
      label: '功能集合',
      help: 'GMT，或 term、name、feature 三列的长表；也可直接用 GAF、gene2go、eggNOG-mapper 注释',
    },
  ],
  options: gseaOptions,
  tables: [
    { id: 'result', title: 'GSEA 结果' },
    { id: 'curves', title: '累积曲线' },
    { id: 'ranking', title: '排序' },
    { id: 'overlap', title: '核心特征的重叠' },
    { id: 'unmatched', title: '没有对应上的名称' },
  ],
  unfit: ['nothing-matches', 'no-set-of-size'],
  charts: ['gsea-running', 'gsea-nes', 'gsea-ridge', 'enrichment-chord', 'enrichment-cnet'],
  usesSeed: true,
  run: (inputs, options, context) => runGsea(inputs, readGseaOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('tested')} 个集合中，${said.count('up')} 个富集于得分高的一端，${said.count('down')} 个富集于得分低的一端`,
    condition: '校正后 P < 0.05',
  }),
  note: (options, facts) => gseaNote(version, options, facts),
});
