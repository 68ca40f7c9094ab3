import { defineMethod } from '../../model/index.ts';
import { readSankeyOptions, sankeyOptions } from './sankey.schema.ts';
import { sankey as runSankey } from './sankey.ts';

const version = '1.0.0';

/** Flows between the categories of neighbouring columns. */
export const sankey = defineMethod({
  id: 'sankey',
  version,
  family: 'plot',
  title: '桑基图',
  summary: '各层分类之间的流向与流量，例如物种到功能、聚类到细胞类型',
  keywords: ['桑基图', '冲积图', '流向', '分类', 'sankey', 'alluvial', 'flow', 'sangjitu', 'chongjitu'],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '每列一层分类，每行一条流；可再有一列流量，没有时每行计 1',
    },
  ],
  options: sankeyOptions,
  tables: [
    { id: 'nodes', title: '各层的类别' },
    { id: 'links', title: '流向' },
  ],
  charts: ['sankey-plot'],
  check: ({ records }, options) => void runSankey(records, readSankeyOptions(options)),
  run: ({ records }, options) => runSankey(records, readSankeyOptions(options)),
  findings: (said) => `${said.count('nodes')} 个节点、${said.count('links')} 条流，总量 ${said.count('total')}`,
  note: (options, facts) =>
    [
      `桑基图（Riehmann et al. 2005，doi:10.1109/INFVIS.2005.1532152）画出记录表中 ${facts['columns']} 各层分类之间的流向，流量${facts['weight'] ? `取“${facts['weight']}”列` : '为行数'}，带的宽度与流量成正比，总流量 ${facts['total']}。`,
      `缺少任一层分类或流量不大于 0 的 ${facts['left']} 行未参与；每层最多 ${readSankeyOptions(options).top} 个类别，其余合并为“其他”。同层类别的上下次序只为减少交叉，没有含义。`,
      `作图使用 Panome 全组学云 sankey 方法（版本 ${version}）。`,
    ].join(''),
});
