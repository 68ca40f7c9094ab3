import { defineMethod } from '../../model/index.ts';
import { nriNtiNote } from './nriNti.note.ts';
import { nriNtiOptions, readNriNtiOptions } from './nriNti.schema.ts';
import { runNriNti } from './nriNti.ts';

const version = '1.0.0';

/** Whether the members of each community are closer relatives than by chance. */
export const nriNti = defineMethod({
  id: 'nri-nti',
  version,
  family: 'community',
  title: '系统发育聚集与发散（NRI 与 NTI）',
  summary: '每个样本里的物种比随机更亲近（聚集）还是更疏远（发散），各组之间有没有差别',
  keywords: [
    'NRI',
    'NTI',
    'MPD',
    'MNTD',
    'ses.mpd',
    'ses.mntd',
    '净亲缘指数',
    '最近亲缘指数',
    '系统发育聚集',
    '系统发育发散',
    '系统发育结构',
    '群落构建',
    'picante',
    'phylogenetic',
    'clustering',
    'overdispersion',
    'xitongfayu',
    'juji',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征（ASV、OTU），其余每列一个样本；计数或相对丰度，不含缺失值',
    },
    {
      id: 'tree',
      required: true,
      label: '进化树',
      help: 'Newick 格式，带枝长；叶节点名与丰度表的特征名一致，包含全部特征',
    },
    { id: 'groups', required: false, label: '样本分组', help: '用于组间检验和作图；提供后没有组的样本不参与' },
  ],
  options: nriNtiOptions,
  tables: [
    { id: 'indices', title: '各样本的 NRI 与 NTI' },
    { id: 'tests', title: '组间检验' },
    { id: 'summary', title: '各组的均值' },
  ],
  charts: ['nri-nti-box'],
  usesSeed: true,
  run: (inputs, options, context) => runNriNti(inputs, readNriNtiOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('samples')} 个样本的 NRI 平均为 ${said.number('nri_mean')}，NTI 平均为 ${said.number('nti_mean')}`,
    condition: `大于 0 为系统发育聚集：NRI 大于 1.96 的有 ${said.count('nri_high')} 个样本，小于 −1.96 的有 ${said.count('nri_low')} 个`,
  }),
  note: (options, facts) => nriNtiNote(version, options, facts),
});
