import { defineMethod } from '../../model/index.ts';
import { contributionNote } from './contribution.note.ts';
import { contributionOptions } from './contribution.schema.ts';
import { checkContribution, runContribution } from './contribution.ts';

export { wideSamples } from './wideSamples.ts';

const version = '1.0.0';

/** Which taxa carry which functions. */
export const contribution = defineMethod({
  id: 'contribution',
  version,
  family: 'community',
  title: '物种对功能的贡献',
  summary: '每种功能（通路、KO）主要由哪些物种贡献，各占多少，组间有无不同',
  keywords: [
    '物种功能贡献',
    '贡献度',
    '分层',
    'HUMAnN',
    'PICRUSt2',
    'stratified',
    'contribution',
    '功能冗余',
    '桑基图',
    'gongxian',
    'wuzhong',
    'gongneng',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '分层的功能表',
      help: '宽表：功能（可写成“功能|物种”）、物种，其余每列一个样本；长表：功能、物种、样本、数值各一列',
    },
    {
      id: 'groups',
      required: false,
      of: { input: 'records', column: 'sample_column' },
      label: '样本分组',
      help: '第一列样本名，第二列分组，提供后另按组计算；宽表的样本名取自表头，不含 HUMAnN 加的 _Abundance 等后缀',
    },
  ],
  options: contributionOptions,
  tables: [
    { id: 'contributions', title: '各物种对功能的贡献' },
    { id: 'functions', title: '功能的贡献者' },
    { id: 'bars', title: '主要物种的贡献比例' },
    { id: 'samples', title: '各样本中的贡献' },
    { id: 'nodes', title: '桑基图的类别' },
    { id: 'links', title: '物种到功能' },
  ],
  charts: ['contribution-bar', 'contribution-samples', 'sankey-plot'],
  check: checkContribution,
  run: (inputs, options) => runContribution(inputs, options),
  findings: (said) => ({
    headline: `${said.count('functions')} 种功能的贡献中“${said.text('first')}”最多，占 ${said.share('first_share')}`,
    condition: `丰度最高的“${said.text('top')}”有 ${said.share('top_share')} 来自“${said.text('top_taxon')}”；共 ${said.count('taxa')} 个物种、${said.count('samples')} 个样本`,
  }),
  note: (options, facts) =>
    `${contributionNote(options, facts)}计算使用 Panome 全组学云 contribution 方法（版本 ${version}）。`,
});
