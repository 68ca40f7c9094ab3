import { defineMethod } from '../../model/index.ts';
import { ppiNote } from './ppi.note.ts';
import { ppiOptions, readPpiOptions } from './ppi.schema.ts';
import { runPpi } from './ppi.ts';

const version = '1.0.0';

/** How the features of a list interact, by a table of known interactions. */
export const ppi = defineMethod({
  id: 'ppi',
  version,
  family: 'relation',
  title: '蛋白互作网络（PPI）',
  summary: '差异蛋白或基因之间有哪些已知的互作，谁是枢纽，分成哪些模块',
  keywords: [
    'PPI',
    '蛋白互作',
    '互作网络',
    'STRING',
    'BioGRID',
    '枢纽蛋白',
    'hub',
    'protein interaction',
    'network',
    'danbai',
    'huzuo',
    'wangluo',
  ],
  inputs: [
    { id: 'list', required: true, label: '特征名单', help: '每行一个蛋白或基因名，通常是差异特征' },
    {
      id: 'edges',
      required: true,
      label: '互作表',
      help: 'STRING、BioGRID 等的互作：source、target、score（0～1 或 0～1000）；编号与名单一致，9606. 这样的物种前缀会去掉',
    },
    {
      id: 'ranked',
      required: false,
      label: '排序表',
      help: 'feature、score 两列，如 log2 差异倍数；只用于节点的上调、下调着色',
    },
  ],
  options: ppiOptions,
  tables: [
    { id: 'edges', title: '互作' },
    { id: 'nodes', title: '节点' },
    { id: 'unmatched', title: '不在网络中的名称' },
  ],
  unfit: ['nothing-matches', 'no-edges'],
  charts: ['ppi-network', 'ppi-hubs', 'zi-pi'],
  usesSeed: true,
  run: ({ edges, list, ranked }, options, context) => runPpi({ edges, list, ranked }, readPpiOptions(options), context),
  findings: (said) =>
    `${said.count('nodes')} 个特征之间有 ${said.count('edges')} 对互作，分为 ${said.count('modules')} 个模块`,
  note: (options, facts) => ppiNote(version, options, facts),
});
