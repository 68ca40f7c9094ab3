import { defineMethod } from '../../model/index.ts';
import { betaNtiNote } from './betaNti.note.ts';
import { betaNtiOptions, readBetaNtiOptions } from './betaNti.schema.ts';
import { runBetaNti } from './betaNti.ts';

export { prunedTree, type PrunedTree } from './nearestTaxa.ts';

const version = '1.0.0';

/** Which processes assembled communities: selection, dispersal or chance. */
export const betaNti = defineMethod({
  id: 'beta-nti',
  version,
  family: 'community',
  title: '群落构建过程（βNTI 与 RC-Bray）',
  summary: '群落差异主要来自选择、扩散还是漂变：确定性与随机性过程各占多少',
  keywords: [
    'βNTI',
    'betaNTI',
    'bNTI',
    'βMNTD',
    'RC-bray',
    'Raup-Crick',
    '群落构建',
    '零模型',
    '确定性',
    '随机性',
    '扩散限制',
    '漂变',
    'community assembly',
    'null model',
    'goujian',
    'suiji',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'counts',
      label: '计数表',
      help: '第一列为特征（ASV、OTU），其余每列一个样本；整数计数，最好已抽平',
    },
    {
      id: 'tree',
      required: true,
      label: '进化树',
      help: 'Newick 格式，带枝长；叶节点名与计数表的特征名一致，包含全部特征',
    },
    {
      id: 'groups',
      required: false,
      label: '样本分组',
      help: '提供后分别给出组内、组间各过程的占比；没有组的样本不参与',
    },
  ],
  options: betaNtiOptions,
  tables: [
    { id: 'pairs', title: '样本对' },
    { id: 'summary', title: '各比较中的过程占比' },
    { id: 'shares', title: '过程占比（长表）' },
  ],
  charts: ['assembly-bar', 'bnti-box'],
  usesSeed: true,
  run: (inputs, options, context) => runBetaNti(inputs, readBetaNtiOptions(options), context),
  findings: (said) => ({
    headline: `占比最大的群落构建过程是${said.text('dominant')}（${said.share('dominant_share')}）`,
    condition: `扩散与漂变等随机性过程共占 ${said.share('stochastic')}`,
  }),
  note: (options, facts) => betaNtiNote(version, options, facts),
});
