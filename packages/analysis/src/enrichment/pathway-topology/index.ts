import { defineMethod } from '../../model/index.ts';
import { checkTopology, pathwayTopology as runTopology } from './pathwayTopology.ts';
import { topologyNote } from './pathwayTopology.note.ts';
import { readTopologyOptions, topologyOptions } from './pathwayTopology.schema.ts';

const version = '1.0.0';

/** Enrichment of pathways together with the position of the hit compounds. */
export const pathwayTopology = defineMethod({
  id: 'pathway-topology',
  version,
  family: 'enrichment',
  title: '代谢通路富集与拓扑分析（MetPA）',
  summary: '差异代谢物富集在哪些通路，又处在通路的多重要的位置：P 值与影响值都好的才是关键通路',
  keywords: [
    '拓扑分析',
    '通路影响值',
    'MetPA',
    '代谢通路',
    '介数中心性',
    '出度',
    '富集分析',
    'pathway topology',
    'pathway impact',
    'betweenness',
    'MetaboAnalyst',
    'tuopu',
    'tonglu',
  ],
  inputs: [
    { id: 'list', required: true, label: '差异代谢物', help: '每行一个化合物编号，与通路结构表一致（如 KEGG 编号）' },
    {
      id: 'records',
      required: true,
      label: '通路结构表',
      help: '每行一个反应：通路、底物、产物三列；可由 KEGG 的 KGML 或自有数据库整理',
    },
    {
      id: 'background',
      required: false,
      label: '背景列表',
      help: '全部测到的化合物，每行一个；没有时取通路中的全部化合物',
    },
  ],
  options: topologyOptions,
  tables: [
    { id: 'result', title: '富集与拓扑' },
    { id: 'nodes', title: '化合物的重要性' },
    { id: 'unmatched', title: '没有对应上的名称' },
  ],
  charts: ['pathway-impact'],
  check: (inputs, options) => void checkTopology(inputs, readTopologyOptions(options)),
  run: (inputs, options) => runTopology(inputs, readTopologyOptions(options)),
  findings: (said) => ({
    headline: `检验的 ${said.count('tested')} 条通路中有 ${said.count('significant')} 条显著富集，其中 ${said.count('key')} 条的影响值不小于 ${said.set('impact', '影响值阈值')}`,
    condition: `名单中 ${said.count('matched')} 个化合物属于通路，背景 ${said.count('background')} 个`,
  }),
  note: (options, facts) =>
    `${topologyNote(options, facts)}计算使用 Panome 全组学云 pathway-topology 方法（版本 ${version}）。`,
});
