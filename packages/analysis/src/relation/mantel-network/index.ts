import { defineMethod } from '../../model/index.ts';
import { mantelNetworkNote } from './mantelNetwork.note.ts';
import { mantelNetworkOptions, readMantelNetworkOptions } from './mantelNetwork.schema.ts';
import { runMantelNetwork } from './mantelNetwork.ts';

const version = '1.0.0';

/** Which environmental variables a community and its taxa go with. */
export const mantelNetwork = defineMethod({
  id: 'mantel-network',
  version,
  family: 'relation',
  title: 'Mantel 网络热图',
  summary: '群落及其主要类群与哪些环境变量有关，环境变量之间又如何相关，一张图看全',
  keywords: [
    'Mantel',
    '网络热图',
    '环境因子',
    '理化性质',
    '群落',
    '菌群',
    'linkET',
    'ggcor',
    'environment',
    'wangluo',
    'huanjing',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；计数或相对丰度，不含缺失值',
    },
    { id: 'env', required: true, label: '环境因子', help: '第一列为样本名，其余每列一个数值变量，如 pH、有机碳' },
    {
      id: 'taxonomy',
      required: false,
      label: '物种注释',
      help: '特征及其各级分类；提供时，最丰富的类群各作为一个群落',
    },
  ],
  options: mantelNetworkOptions,
  tables: [
    { id: 'links', title: '群落与环境变量' },
    { id: 'env', title: '环境变量之间' },
  ],
  charts: ['mantel-network'],
  usesSeed: true,
  run: ({ env, matrix, taxonomy }, options, context) =>
    runMantelNetwork({ env, matrix, taxonomy }, readMantelNetworkOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('communities')} 个群落与 ${said.count('variables')} 个环境变量的 ${said.count('tests')} 次 Mantel 检验中，${said.count('significant')} 次 P < 0.05`,
    condition: `r 最大的是${said.text('strongest')}（${said.number('r')}）`,
  }),
  note: (options, facts) => mantelNetworkNote(version, options, facts),
});
