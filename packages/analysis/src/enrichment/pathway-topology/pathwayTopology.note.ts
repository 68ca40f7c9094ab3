import type { MethodDefinition } from '../../model/index.ts';
import { adjustAuthors } from '../../options/shared/index.ts';
import { readTopologyOptions } from './pathwayTopology.schema.ts';

/** The methods paragraph of one run. */
export const topologyNote: MethodDefinition['note'] = (raw, facts) => {
  const { adjust, directed, impact, measure, minSize, p } = readTopologyOptions(raw);
  const measures = {
    betweenness: `介数中心性（最短路${directed ? '按反应方向' : '不分方向'}）`,
    'out-degree': '出度',
    degree: '度（不分方向）',
  } as const;
  return [
    `按 MetPA（Xia 与 Wishart 2010，doi:10.1093/bioinformatics/btq418）同时做富集与拓扑分析：名单 ${facts['list']} 个化合物中 ${facts['matched']} 个属于所给的 ${facts['pathways']} 条通路，背景为${facts['given_background'] === 1 ? '背景列表中' : '通路中的'} ${facts['background']} 个化合物。`,
    `富集 P 值由超几何检验得到，以 ${adjustAuthors[adjust]} 校正，检验在背景内有 ${minSize} 个以上化合物的 ${facts['tested']} 条通路。`,
    `影响值为命中化合物的重要性之和与通路全部化合物（含没有测到的）重要性之和的比，重要性取${measures[measure]}；${facts['flat']} 条通路分不出重要性，没有影响值。校正后 P < ${p} 的 ${facts['significant']} 条，其中影响值 ≥ ${impact} 的 ${facts['key']} 条。`,
  ].join('');
};
