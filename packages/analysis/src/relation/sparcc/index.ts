import { defineMethod } from '../../model/index.ts';
import { connected } from '../../findings/index.ts';
import { sparccNote } from './sparcc.note.ts';
import { readSparccOptions, sparccOptions } from './sparcc.schema.ts';
import { runSparcc } from './sparcc.ts';

const version = '1.1.1';

/** Which members of a community vary together, when only relative abundances are known. */
export const sparcc = defineMethod({
  id: 'sparcc',
  version,
  family: 'relation',
  title: 'SparCC 共现网络',
  summary: '菌群中哪些物种同升同降：消除相对丰度总和固定造成的假相关，再连成网络',
  keywords: [
    'SparCC',
    '共现网络',
    '成分数据',
    '菌群网络',
    '扩增子',
    '宏基因组',
    'compositional',
    'co-occurrence',
    'network',
    'gongxian',
    'wangluo',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'counts',
      label: '计数表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；未经归一化的序列条数',
    },
  ],
  options: sparccOptions,
  tables: [
    { id: 'edges', title: '连线' },
    { id: 'nodes', title: '节点' },
    { id: 'pairs', title: '全部成对相关' },
  ],
  unfit: ['too-few-features'],
  charts: ['network', 'network-adjacency', 'zi-pi'],
  usesSeed: true,
  run: ({ matrix }, options, context) => runSparcc(matrix, readSparccOptions(options), context),
  findings: connected,
  note: (options, facts) => sparccNote(version, options, facts),
});
