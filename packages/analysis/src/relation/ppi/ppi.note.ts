import type { MethodOutput, Options } from '../../model/index.ts';
import { rolesNote } from '../network/index.ts';
import { readPpiOptions } from './ppi.schema.ts';

const scales = { unit: '得分为 0～1', thousand: '得分为 0～1000，已除以 1000', raw: '得分按原值' } as const;

/** The methods paragraph of one run. */
export function ppiNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { pi, scale, score, zi } = readPpiOptions(options);
  const range = scale === 'auto' ? (facts['scale'] as keyof typeof scales) : scale;
  return [
    `名单中的 ${facts['listed']} 个名称有 ${facts['known']} 个在所给的互作表中（${scales[range]}；STRING 的得分定义见 Szklarczyk 等，2023，doi:10.1093/nar/gkac1000），`,
    `对应时去掉物种前缀（如 9606.），区分大小写。名单内部有 ${facts['among']} 对互作，得分不低于 ${score} 的 ${facts['passing']} 对，取得分最高的 ${facts['edges']} 对为连线，得到 ${facts['nodes']} 个节点；重复的互作取最高得分，连到自身的不用，不在互作表中或没有互作的名称不画。`,
    `模块以得分为权重按 Louvain 法（Blondel 等，2008，doi:10.1088/1742-5468/2008/10/P10008）划分，取 10 次随机次序（种子 ${facts['seed']}）中模块度最大的，共 ${facts['modules']} 个，模块度 ${Number(facts['modularity']).toFixed(3)}；介数按每条线一步计算（Brandes，2001，doi:10.1080/0022250X.2001.9990249）。`,
    rolesNote({ pi, zi }, facts),
    Number(facts['changes']) > 0 ? `节点按排序表中的得分着色（${facts['changes']} 个节点有得分）。` : '',
    `计算使用 Panome 全组学云 ppi 方法（版本 ${version}）。`,
  ].join('');
}
