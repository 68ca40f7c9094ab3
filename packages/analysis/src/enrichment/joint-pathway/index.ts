import { defineMethod } from '../../model/index.ts';
import { jointNote } from './jointPathway.note.ts';
import { jointOptions, readJointOptions } from './jointPathway.schema.ts';
import { jointPathway as runJoint, readBoth } from './jointPathway.ts';

const version = '1.1.0';

/** Pathways in which two omics are enriched together. */
export const jointPathway = defineMethod({
  id: 'joint-pathway',
  version,
  family: 'enrichment',
  title: '两组学通路共富集',
  summary: '转录组（或蛋白组）与代谢组的差异特征是否集中在同样的通路上，两个 p 值合成一个',
  keywords: [
    '共富集',
    '联合富集',
    '联合通路',
    '转录代谢联合',
    '转录组与代谢组',
    '蛋白与代谢',
    '多组学',
    'KEGG',
    '通路',
    'joint pathway',
    'co-enrichment',
    'MetaboAnalyst',
    'Fisher',
    'Stouffer',
    'lianhe',
    'gongfuji',
  ],
  inputs: [
    {
      id: 'records',
      required: false,
      label: '第一组学差异结果表',
      help: '如差异基因：一行一个特征，有变化方向（up、down 或上调、下调）一列；全部检测到的特征都在表中时，它们就是背景',
    },
    {
      id: 'sets',
      required: true,
      label: '第一组学功能集合',
      help: '如通路与基因：GMT，或 term、name、feature 三列的长表',
    },
    {
      id: 'records2',
      required: false,
      label: '第二组学差异结果表',
      help: '如差异代谢物，要求同上；名称与第二个功能集合一致，如都用 KEGG 化合物编号',
    },
    {
      id: 'sets2',
      required: true,
      label: '第二组学功能集合',
      help: '如通路与化合物，格式同上；通路编号与第一个一致，KEGG 的 hsa00010、ko00010、map00010 视为同一条',
    },
    {
      id: 'lists',
      required: false,
      label: '两份名单',
      help: '没有差异结果表时用：两列，依次为第一组学、第二组学的名单；可再有两列背景',
    },
  ],
  options: jointOptions,
  tables: [
    { id: 'result', title: '共富集结果' },
    { id: 'omics', title: '各组学的富集' },
    { id: 'unmatched', title: '没有对应上的名称' },
  ],
  unfit: ['nothing-matches', 'no-set-of-size', 'no-shared-pathway'],
  charts: ['joint-bubble', 'joint-bars', 'joint-scatter'],
  check: (inputs, options) => void readBoth(inputs, readJointOptions(options)),
  run: (inputs, options) => runJoint(inputs, readJointOptions(options)),
  findings: (said) => ({
    headline: `检验的 ${said.count('tested_all')} 条通路中有 ${said.count('significant')} 条共同富集（校正后 P < 0.05）${said.has('best') && said.value('significant') > 0 ? `，最显著的是“${said.text('best')}”` : ''}`,
    condition: `${said.text('name')} ${said.count('list_size')} 个，${said.text('name2')} ${said.count('list_size2')} 个；${said.count('nominal')} 条在两边各自的 p < 0.05`,
  }),
  note: (options, facts) => jointNote(version, options, facts),
});
