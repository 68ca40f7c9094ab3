import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, setAdjustments, significanceSpec } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

export type TopologyOptions = {
  /** Headings of the columns to use, of substrate (`source`) and product (`target`); empty: found by usual headings. */
  readonly columns: Readonly<Record<'pathway' | 'source' | 'target', string>>;
  /** What makes a compound important: shortest paths through it, compounds it leads to, or all its neighbours. */
  readonly measure: 'betweenness' | 'out-degree' | 'degree';
  /** Whether shortest paths follow the arrows; only for `betweenness`. */
  readonly directed: boolean;
  /** Pathways with fewer compounds in the background than this are not tested. */
  readonly minSize: number;
  /** How p-values are adjusted for many tests, among all tested pathways. */
  readonly adjust: PAdjustMethod;
  /** Pathways with an adjusted p-value below this are called significant, 0…1. */
  readonly p: number;
  /** Significant pathways with at least this impact are called key pathways, 0…1. */
  readonly impact: number;
};

export const topologyOptions: readonly OptionSpec[] = [
  { id: 'pathway_column', label: '通路列', help: '留空时按列名识别（pathway、通路等）。', kind: 'column', default: '' },
  {
    id: 'source_column',
    label: '起点列',
    help: '反应的底物；留空时按列名识别（source、from、底物等）。',
    kind: 'column',
    default: '',
  },
  {
    id: 'target_column',
    label: '终点列',
    help: '反应的产物，没有产物的可留空；留空时按列名识别（target、to、产物等）。',
    kind: 'column',
    default: '',
  },
  {
    id: 'measure',
    label: '节点的重要性',
    help: '命中的化合物在通路中的位置有多重要。',
    kind: 'choice',
    default: 'betweenness',
    choices: [
      { value: 'betweenness', label: '介数中心性', help: '有多少条最短路经过它：通路的要道' },
      { value: 'out-degree', label: '出度', help: '它通向多少个化合物' },
      { value: 'degree', label: '度', help: '与它相连的化合物数，不分方向' },
    ],
  },
  {
    id: 'directed',
    label: '按方向计算最短路',
    help: '反应可逆、方向不可靠时关闭。',
    kind: 'boolean',
    default: true,
    when: { option: 'measure', in: ['betweenness'] },
  },
  {
    id: 'min_size',
    label: '通路最少化合物数',
    help: '在背景内的化合物少于它的通路不检验。',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 200,
    step: 1,
  },
  adjustSpec({ help: '对各通路的富集 P 值进行。', methods: setAdjustments }),
  significanceSpec({ help: '校正后的 P 值小于它为显著。' }),
  {
    id: 'impact',
    label: '影响值阈值',
    help: '显著且影响值不小于它的通路才算关键通路，一般取 0.1。',
    kind: 'number',
    default: 0.1,
    min: 0,
    max: 1,
    step: 0.05,
  },
];

/** The validated options, renamed as the code calls them. */
export const readTopologyOptions = (options: Options): TopologyOptions => ({
  columns: {
    pathway: options['pathway_column'] as string,
    source: options['source_column'] as string,
    target: options['target_column'] as string,
  },
  measure: options['measure'] as TopologyOptions['measure'],
  directed: options['directed'] === true,
  minSize: options['min_size'] as number,
  adjust: options['p_adjust'] as PAdjustMethod,
  p: options['p'] as number,
  impact: options['impact'] as number,
});
