import { defineMethod } from '../../model/index.ts';
import { alphaNote } from './alpha.note.ts';
import { alphaOptions, readAlphaOptions } from './alpha.schema.ts';
import { runAlpha } from './alpha.ts';

export { testsTable } from './groupTests.ts';

const version = '1.2.0';

/** Richness, diversity and evenness of every sample, tested between groups. */
export const alpha = defineMethod({
  id: 'alpha',
  version,
  family: 'community',
  title: 'Alpha 多样性',
  summary: '每个样本里有多少种、分布是否均匀，各组之间有没有差别',
  keywords: [
    'alpha',
    'α 多样性',
    'Chao1',
    'ACE',
    'Shannon',
    '香农',
    'Simpson',
    '辛普森',
    'Pielou',
    '丰富度',
    '均匀度',
    '扩增子',
    '微生物',
    'diversity',
    'richness',
    'duoyangxing',
    'fengfudu',
    'xiangnong',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '计数表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；未经归一化的序列条数。相对丰度表只给出不需要条数的指数',
    },
    { id: 'groups', required: false, label: '样本分组', help: '用于组间检验和作图；不提供时只计算指数' },
    {
      id: 'tree',
      required: false,
      label: '进化树',
      help: 'Newick 格式、带枝长，叶节点名与特征名一致；提供后另给出 Faith PD',
    },
  ],
  options: alphaOptions,
  tables: [
    { id: 'indices', title: '多样性指数' },
    { id: 'tests', title: '组间检验' },
  ],
  charts: ['alpha-box'],
  run: (inputs, options, context) => runAlpha(inputs, readAlphaOptions(options), context),
  findings: (said) => {
    const ranges = `Shannon 指数 ${said.number('shannon_min')}～${said.number('shannon_max')}，观测特征数 ${said.count('observed_min')}～${said.count('observed_max')}`;
    if (said.value('tested') === 0) return `${said.count('samples')} 个样本的 ${ranges}`;
    return {
      headline: `${said.count('tested')} 项指数中${said.value('different') > 0 ? `有 ${said.count('different')} 项` : '没有一项'}在各组间有显著差异（P < 0.05）`,
      condition: ranges,
    };
  },
  note: (options, facts) => alphaNote(version, options, facts),
});
