import { defineMethod } from '../../model/index.ts';
import { wgcnaNote } from './wgcna.note.ts';
import { readWgcnaOptions, wgcnaOptions } from './wgcna.schema.ts';
import { wgcna as runWgcna } from './wgcna.ts';

const version = '1.1.0';

/** Modules of correlated features, and the traits they correlate with. */
export const wgcna = defineMethod({
  id: 'wgcna',
  version,
  family: 'relation',
  title: '加权共表达网络（WGCNA）',
  summary: '哪些特征共同变化成为模块，哪些模块与分组或性状有关，谁是模块的中心',
  keywords: [
    'WGCNA',
    '加权共表达网络',
    '共表达',
    '模块',
    '软阈值',
    '特征向量',
    'hub',
    '中心基因',
    '枢纽基因',
    'MM',
    'GS',
    '模块网络',
    'TOM',
    'Cytoscape',
    'eigengene',
    'module',
    'co-expression',
    'gongbiaoda',
    'mokuai',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；请先归一化并取对数，允许缺失值',
    },
    {
      id: 'groups',
      required: false,
      label: '样本分组',
      help: '模块与各组及分组表中数值因子（年龄、剂量等）的相关由它计算',
    },
  ],
  options: wgcnaOptions,
  tables: [
    { id: 'modules', title: '特征所属的模块' },
    { id: 'eigengenes', title: '模块特征向量' },
    { id: 'power', title: '软阈值' },
    { id: 'traits', title: '模块与性状的相关' },
    { id: 'summary', title: '模块概况' },
    { id: 'hubs', title: '各模块的中心特征' },
    { id: 'significance', title: '特征与性状的相关' },
    { id: 'edges', title: '模块内的连线' },
    { id: 'nodes', title: '连线的特征' },
    { id: 'merge', title: '聚类过程' },
    { id: 'order', title: '排列顺序' },
  ],
  charts: ['wgcna-dendrogram', 'wgcna-traits', 'wgcna-eigengenes', 'wgcna-mm-gs', 'wgcna-network', 'wgcna-power'],
  run: ({ matrix, groups }, options, context) => runWgcna(matrix, groups, readWgcnaOptions(options), context),
  findings: (said) =>
    `${said.count('features')} 个特征分为 ${said.count('modules')} 个共表达模块，最大的有 ${said.count('largest')} 个特征`,
  note: (options, facts) => wgcnaNote(version, options, facts),
});
