import { defineMethod } from '../../model/index.ts';
import { oraNote } from './ora.note.ts';
import { oraOptions, readOraOptions } from './ora.schema.ts';
import { ora as runOra } from './ora.ts';

const version = '1.0.0';

/** Which sets hold more features of a list than chance would. */
export const ora = defineMethod({
  id: 'ora',
  version,
  family: 'enrichment',
  title: '功能富集分析（ORA）',
  summary: '差异特征的名单集中在哪些通路或功能上，给出富集因子、p 值与气泡图',
  keywords: ['富集分析', 'ORA', 'GO', 'KEGG', 'Reactome', '通路', '气泡图', '超几何', 'Fisher', 'enrichment', 'over-representation', 'pathway', 'fuji', 'tonglu', 'qipaotu'],
  inputs: [
    { id: 'list', required: true, label: '特征名单', help: '每行一个特征名，通常是差异特征' },
    { id: 'sets', required: true, label: '功能集合', help: 'GMT，或 term、name、feature 三列的长表；也可直接用 GAF、gene2go、eggNOG-mapper 注释' },
    { id: 'background', required: false, label: '背景列表', help: '全部被检测的特征，每行一个；没有时取功能集合中的全部特征' },
  ],
  options: oraOptions,
  tables: [{ id: 'result', title: '富集结果' }, { id: 'unmatched', title: '没有对应上的名称' }],
  charts: ['enrichment-bubble', 'enrichment-bar', 'enrichment-chord', 'enrichment-cnet'],
  run: (inputs, options) => runOra(inputs, readOraOptions(options)),
  note: (options, facts) => oraNote(version, options, facts),
});
