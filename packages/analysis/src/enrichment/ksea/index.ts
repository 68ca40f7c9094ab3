import { defineMethod } from '../../model/index.ts';
import { ksea as runKsea } from './ksea.ts';
import { kseaNote } from './ksea.note.ts';
import { kseaOptions, readKseaOptions } from './ksea.schema.ts';

const version = '1.0.0';

/** Which kinases are more or less active, by the sites they phosphorylate. */
export const ksea = defineMethod({
  id: 'ksea',
  version,
  family: 'enrichment',
  title: '激酶–底物富集分析（KSEA）',
  summary: '由磷酸化位点的变化推断哪些激酶的活性升高或降低',
  keywords: [
    'KSEA',
    '激酶',
    '磷酸化',
    '磷酸化蛋白组',
    '底物',
    '位点',
    'kinase',
    'phosphoproteomics',
    'PTM',
    'KSEAapp',
    'jimei',
    'linsuanhua',
  ],
  inputs: [
    {
      id: 'ranked',
      required: true,
      label: '位点差异表',
      help: '两列：位点（如 AKT1_S473）与 log2 差异倍数，应含全部测到的位点而不只是差异位点',
    },
    {
      id: 'sets',
      required: true,
      label: '激酶与底物',
      help: 'GMT（每行一个激酶和它的底物位点），或 term、name、feature 三列的长表；位点写法与差异表一致',
    },
  ],
  options: kseaOptions,
  tables: [
    { id: 'result', title: '激酶活性' },
    { id: 'substrates', title: '激酶与底物' },
    { id: 'ranking', title: '全部位点' },
    { id: 'unmatched', title: '没有对应上的名称' },
  ],
  unfit: ['nothing-matches', 'too-few-substrates', 'no-spread'],
  charts: ['ksea-bars', 'enrichment-cnet'],
  run: (inputs, options, context) => runKsea(inputs, readKseaOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('tested')} 种激酶中，${said.count('up')} 种活性升高，${said.count('down')} 种降低`,
    condition: '校正后 P < 0.05',
  }),
  note: (options, facts) => kseaNote(version, options, facts),
});
