import type { MethodOutput, Options } from '../../model/index.ts';
import { leftOut } from '../../pls/index.ts';
import { readRandomForestOptions } from './randomForest.schema.ts';

/** The methods paragraph of one run. */
export function randomForestNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { minNode, trees } = readRandomForestOptions(raw);
  return [
    `用 ${facts['samples']} 个样本（${facts['groups']}）的 ${facts['features']} 个特征建立随机森林分类模型（Breiman，2001，doi:10.1023/A:1010933404324）。`,
    leftOut(facts),
    `共 ${trees} 棵树，每棵树用有放回抽取的样本生长${minNode === 1 ? '至叶节点纯净' : `，样本数不超过 ${minNode} 的节点不再分裂`}，每次分裂从随机抽取的 ${facts['mtry']} 个特征中取 Gini 不纯度下降最大者。`,
    `袋外（OOB）误差为 ${(100 * Number(facts['oob_error'])).toFixed(1)}%（全部猜样本最多的一组的误差为 ${(100 * Number(facts['chance'])).toFixed(1)}%）。`,
    `特征重要性为打乱该特征后袋外准确率的平均下降，以及 Gini 不纯度的平均下降；前者最大的特征为“${facts['best']}”。`,
    `计算使用 Panome 全组学云 random-forest 方法（版本 ${version}）。`,
  ].join('');
}
