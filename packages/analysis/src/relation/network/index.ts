import { defineMethod } from '../../model/index.ts';
import { connected } from '../../findings/index.ts';
import { network as runNetwork } from './network.ts';
import { networkNote } from './network.note.ts';
import { networkOptions, readNetworkOptions } from './network.schema.ts';

export type { LineOptions } from './network.schema.ts';
export { noLines } from './noLines.ts';
export { nodesOf } from './nodesOf.ts';
export { type RoleLimits, roleOptions } from './roles.ts';
export { rolesNote } from './roles.note.ts';

const version = '1.2.0';

/** Which features go together, as a graph with modules. */
export const network = defineMethod({
  id: 'network',
  version,
  family: 'relation',
  title: '相关性网络',
  summary: '哪些特征同升同降、连成模块，谁处于网络中心；也可连两个组学',
  keywords: [
    '网络',
    '相关网络',
    '共表达',
    '共现网络',
    '模块',
    'Louvain',
    'network',
    'co-occurrence',
    'hub',
    'wangluo',
    'xiangguan',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；允许缺失值' },
    {
      id: 'matrix2',
      required: false,
      label: '第二个数据表',
      help: '同一批样本的另一组学；给出时只连两个表之间的特征，按样本名对应',
    },
  ],
  options: networkOptions,
  tables: [
    { id: 'edges', title: '连线' },
    { id: 'nodes', title: '节点' },
  ],
  unfit: ['no-common-samples', 'too-few-samples'],
  charts: ['network', 'network-adjacency', 'zi-pi'],
  usesSeed: true,
  run: (inputs, options, context) => runNetwork(inputs, readNetworkOptions(options), context),
  findings: connected,
  note: (options, facts) => networkNote(version, options, facts),
});
