import { defineMethod } from '../../model/index.ts';
import { circosOptions, readCircosOptions } from './circos.schema.ts';
import { circos as runCircos } from './circos.ts';

const version = '1.0.0';

/** A chord diagram of weighted relations. */
export const circos = defineMethod({
  id: 'circos',
  version,
  family: 'plot',
  title: '弦图（Circos）',
  summary: '各组或各节点两两之间的关系有多强，例如细胞通讯、共有物种数',
  keywords: ['弦图', '圈图', '和弦图', '关系', 'circos', 'chord', 'chord diagram', 'xiantu', 'quantu'],
  inputs: [
    { id: 'edges', required: true, label: '关系表', help: '每行一条关系：起点、终点，可再有一列权重，没有时为 1' },
  ],
  options: circosOptions,
  tables: [
    { id: 'nodes', title: '节点' },
    { id: 'links', title: '关系' },
  ],
  charts: ['circos-plot'],
  run: ({ edges }, options) => runCircos(edges, readCircosOptions(options)),
  findings: (said) => `${said.count('nodes')} 个节点、${said.count('links')} 条连接`,
  note: (options, facts) => {
    const { absolute, directed } = readCircosOptions(options);
    return [
      `弦图（Krzywinski et al. 2009，doi:10.1101/gr.092759.109；Gu et al. 2014，doi:10.1093/bioinformatics/btu393）画出 ${facts['nodes']} 个节点之间的 ${facts['links']} 条关系，`,
      `弧长为节点的总权重，带宽为同一对节点的权重之和${absolute ? '（取绝对值）' : ''}，${directed ? '区分方向' : '不区分方向，往返相加'}。`,
      `连到自身的 ${facts['loops']} 行与权重为 0 的 ${facts['zeros']} 行未画出；共有 ${facts['nodes_input']} 个节点，没有写权重的按 1 计。作图使用 Panome 全组学云 circos 方法（版本 ${version}）。`,
    ].join('');
  },
});
