import { defineMethod } from '../../model/index.ts';
import { ssgseaNote } from './ssgsea.note.ts';
import { readSsgseaOptions, ssgseaOptions } from './ssgsea.schema.ts';
import { checkSsgsea, ssgsea as runSsgsea } from './ssgsea.ts';

const version = '1.1.0';

/** How active each set is in each sample. */
export const ssgsea = defineMethod({
  id: 'ssgsea',
  version,
  family: 'enrichment',
  title: '单样本基因集富集（ssGSEA）',
  summary: '给每个样本的每条通路或每类细胞打分，看各样本、两组之间高低如何',
  keywords: [
    'ssGSEA',
    'GSVA',
    '单样本',
    '通路活性',
    '免疫浸润',
    '基因集打分',
    'single sample',
    'pathway activity',
    'immune infiltration',
    'danyangben',
    'mianyijinrun',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；应含全部检测到的特征，取不取对数不影响得分',
    },
    {
      id: 'sets',
      required: true,
      label: '功能集合',
      help: 'GMT，或 term、name、feature 三列的长表；可为通路，也可为各类细胞的标志基因',
    },
    {
      id: 'groups',
      required: false,
      label: '样本分组',
      help: '用于两组比较、箱线图和热图的注释条；没有时只给得分和热图',
    },
  ],
  options: ssgseaOptions,
  tables: [
    { id: 'scores', title: '集合得分' },
    { id: 'sets', title: '集合概况' },
    { id: 'result', title: '两组比较' },
    { id: 'top', title: '绘图数据' },
    { id: 'matrix', title: '热图数据' },
    { id: 'order', title: '排列顺序' },
    { id: 'merge', title: '合并过程' },
    { id: 'annotations', title: '样本注释' },
  ],
  charts: ['heatmap', 'group-box'],
  check: (inputs, options) => checkSsgsea(inputs, readSsgseaOptions(options)),
  run: (inputs, options, context) => runSsgsea(inputs, readSsgseaOptions(options), context),
  findings: (said) =>
    said.has('higher')
      ? `${said.text('test_group')}相比${said.text('reference')}：${said.count('higher')} 个集合的得分升高，${said.count('lower')} 个降低（校正后 P < 0.05）`
      : `${said.count('samples')} 个样本中 ${said.count('scored')} 个集合的得分`,
  note: (options, facts) => ssgseaNote(version, options, facts),
});
