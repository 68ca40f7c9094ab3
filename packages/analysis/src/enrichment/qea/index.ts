import { defineMethod } from '../../model/index.ts';
import { designOf } from './design.ts';
import { qea as runQea } from './qea.ts';
import { qeaNote } from './qea.note.ts';
import { qeaOptions, readQeaOptions } from './qea.schema.ts';

const version = '1.1.0';

/** Which sets of compounds differ between groups, or go with a number, as a whole. */
export const qea = defineMethod({
  id: 'qea',
  version,
  family: 'enrichment',
  title: '代谢物集定量富集（QEA）',
  summary: '不设差异阈值，用浓度或丰度本身检验每条代谢通路在组间是否整体不同，或是否随数值性状变化',
  keywords: [
    'QEA',
    'MSEA',
    '定量富集',
    '代谢物集',
    'globaltest',
    '整体检验',
    '多组',
    '连续性状',
    '数值性状',
    'MetaboAnalyst',
    'quantitative enrichment',
    'daixiewu',
    'dingliang',
    'fuji',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为代谢物（或其他特征）名，其余每列一个样本；浓度、丰度或峰面积',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '比较其中两组、全部各组，或检验与其中一列数值（年龄、评分、剂量）的关系',
    },
    { id: 'sets', required: true, label: '功能集合', help: 'GMT，或 term、name、feature 三列的长表；名称与数据表一致' },
  ],
  options: qeaOptions,
  tables: [
    { id: 'result', title: '整体检验结果' },
    { id: 'features', title: '各特征的贡献' },
    { id: 'unmatched', title: '没有对应上的名称' },
  ],
  charts: ['qea-bars'],
  usesSeed: true,
  check: (inputs, options) => void designOf(inputs, readQeaOptions(options)),
  run: (inputs, options, context) => runQea(inputs, readQeaOptions(options), context),
  findings: (said) => ({
    headline: `检验的 ${said.count('tested')} 个集合中有 ${said.count('significant')} 个${said.has('trait') ? `随“${said.text('trait')}”整体变化` : said.has('groups') ? '在各组间整体不同' : '在两组间整体不同'}`,
    condition: said.has('trait')
      ? `${said.count('samples')} 个样本`
      : said.has('groups')
        ? `${said.count('groups')} 组，${said.count('samples')} 个样本`
        : `${said.text('test_group')}相比${said.text('reference')}`,
  }),
  note: (options, facts) => qeaNote(version, options, facts),
});
