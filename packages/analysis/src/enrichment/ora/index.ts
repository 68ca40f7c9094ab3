import { defineMethod } from '../../model/index.ts';
import { listedForSets } from '../shared/index.ts';
import { oraNote } from './ora.note.ts';
import { oraOptions, readOraOptions } from './ora.schema.ts';
import { ora as runOra } from './ora.ts';

export { listedColumnSpecs } from './ora.schema.ts';

const version = '1.2.0';

/** Which sets hold more features of a list than chance would. */
export const ora = defineMethod({
  id: 'ora',
  version,
  family: 'enrichment',
  title: '功能富集分析（ORA）',
  summary: '差异特征的名单集中在哪些通路或功能上，给出富集因子、p 值与气泡图',
  keywords: [
    '富集分析',
    'ORA',
    '上下调',
    '长度偏倚',
    'goseq',
    'GO',
    'KEGG',
    'Reactome',
    '通路',
    '气泡图',
    '超几何',
    'Fisher',
    'enrichment',
    'over-representation',
    'pathway',
    'fuji',
    'tonglu',
    'qipaotu',
  ],
  inputs: [
    {
      id: 'records',
      required: false,
      label: '差异结果表',
      help: '一行一个特征，如两组比较、DESeq2、edgeR、limma 的结果，应含全部被检测的特征：差异特征按变化方向一列，没有时按差异倍数与校正 P 值；有长度一列时可校正长度偏倚',
    },
    {
      id: 'list',
      required: false,
      label: '特征名单',
      help: '每行一个特征名，通常是差异特征；没有时取差异结果表中的差异特征',
    },
    {
      id: 'sets',
      required: true,
      label: '功能集合',
      help: 'GMT，或 term、name、feature 三列的长表；也可直接用 GAF、gene2go、eggNOG-mapper 注释',
    },
    {
      id: 'background',
      required: false,
      label: '背景列表',
      help: '全部被检测的特征，每行一个；没有时取差异结果表中检验过的特征，或功能集合中的全部特征',
    },
    {
      id: 'ontology',
      required: false,
      label: '功能层级',
      help: 'OBO 文件，如 geneontology.org 的 go-basic.obo；用于把注释归入上级条目并画有向无环图',
    },
  ],
  options: oraOptions,
  tables: [
    { id: 'result', title: '富集结果' },
    { id: 'directions', title: '上下调分别富集' },
    { id: 'hierarchy', title: '层级关系' },
    { id: 'unmatched', title: '没有对应上的名称' },
  ],
  unfit: ['nothing-matches', 'no-set-of-size'],
  charts: [
    'enrichment-bubble',
    'enrichment-bar',
    'enrichment-up-down',
    'enrichment-sides',
    'enrichment-chord',
    'enrichment-cnet',
    'enrichment-dag',
  ],
  check: (inputs, options) => void listedForSets(inputs, readOraOptions(options)),
  run: (inputs, options) => runOra(inputs, readOraOptions(options)),
  findings: (said) => ({
    headline: `检验的 ${said.count('tested')} 个集合中有 ${said.count('significant')} 个显著富集（校正后 P < 0.05）`,
    condition: `${said.has('up_size') ? `上调 ${said.count('up_significant')} 个、下调 ${said.count('down_significant')} 个显著；` : ''}名单 ${said.count('list_size')} 个，背景 ${said.count('background')} 个`,
  }),
  note: (options, facts) => oraNote(version, options, facts),
});
