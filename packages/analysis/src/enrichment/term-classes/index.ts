import { defineMethod } from '../../model/index.ts';
import { listedForSets } from '../shared/index.ts';
import { termClassesNote } from './termClasses.note.ts';
import { readTermClassesOptions, termClassesOptions } from './termClasses.schema.ts';
import { termClasses as runTermClasses } from './termClasses.ts';

const version = '1.2.0';

/** How many features of a list belong to each wide class of functions. */
export const termClasses = defineMethod({
  id: 'term-classes',
  version,
  family: 'enrichment',
  title: '功能分类统计（GO 二级、KEGG 分类、转录因子家族）',
  summary: '差异特征按 GO 的三大类二级条目，KEGG 这样的两级分类，或转录因子家族，各有多少，上调与下调并排',
  keywords: [
    'GO 分类',
    'GO 二级',
    'WEGO',
    'KEGG 分类',
    '功能分类',
    'COG',
    'KOG',
    '转录因子',
    '转录因子家族',
    'TF',
    'TF family',
    'PlantTFDB',
    'AnimalTFDB',
    '基因家族',
    '条形图',
    'GO level 2',
    'classification',
    'groupGO',
    'fenlei',
    'gongneng',
    'zhuanluyinzi',
  ],
  inputs: [
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
      help: 'term、name、feature 三列的长表或 GMT、GAF 等；没有功能层级时，长表中要有 class_a（一级分类）一列，可再有 class_b（二级分类）一列。也可直接用 PlantTFDB、AnimalTFDB 的转录因子列表（有 Family 一列），每个家族为一类',
    },
    {
      id: 'ontology',
      required: false,
      label: '功能层级',
      help: 'OBO 文件，如 geneontology.org 的 go-basic.obo；提供时按它的层级分类，不用分类列',
    },
    {
      id: 'records',
      required: false,
      label: '差异结果表',
      help: '一行一个特征，有变化方向（up、down 或上调、下调）一列时上调、下调分别计数；可直接用两组比较的结果表',
    },
    {
      id: 'background',
      required: false,
      label: '背景列表',
      help: '全部被检测的特征，每行一个，用于对照；没有时取差异结果表中检验过的特征，或功能集合中的全部特征',
    },
  ],
  options: termClassesOptions,
  tables: [
    { id: 'classes', title: '分类统计' },
    { id: 'members', title: '各类中的特征' },
    { id: 'unmatched', title: '没有对应上的名称' },
  ],
  unfit: ['nothing-matches', 'no-classes', 'nothing-classified'],
  charts: ['class-bars'],
  check: (inputs, options) => void listedForSets(inputs, readTermClassesOptions(options)),
  run: (inputs, options) => runTermClasses(inputs, readTermClassesOptions(options)),
  findings: (said) => ({
    headline: `${said.count('classified')} 个特征分属 ${said.count('classes')} 类，最多的是“${said.text('most')}”（${said.count('most_count')} 个）`,
    condition: said.has('up')
      ? `${said.has('significant') ? `${said.count('significant')} 类多于随机；` : ''}上调 ${said.count('up')} 个，下调 ${said.count('down')} 个`
      : `背景 ${said.count('background')} 个`,
  }),
  note: (options, facts) => termClassesNote(version, options, facts),
});
