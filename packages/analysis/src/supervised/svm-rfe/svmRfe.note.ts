import type { MethodOutput, Options } from '../../model/index.ts';
import type { Transform } from '../../transform/index.ts';
import { leftOut } from '../../pls/index.ts';
import { readSvmRfeOptions } from './svmRfe.schema.ts';

const transformText: Readonly<Record<Transform, string>> = {
  none: '数据未作变换',
  log2: '数据经 log2 变换',
  log10: '数据经 log10 变换',
  glog: '数据经广义对数变换',
  clr: '数据经中心对数比变换',
};
const removingText = {
  one: '一个',
  tenth: '十分之一（不足 20 个时逐个）',
  half: '一半（特征数依次为 2 的幂）',
} as const;

/** The methods paragraph of one run. */
export function svmRfeNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { cost, removing, rule, transform } = readSvmRfeOptions(raw);
  const share = (name: string): string => `${(100 * Number(facts[name])).toFixed(1)}%`;
  return [
    `以“${facts['test_group']}”为目标组，对 ${facts['samples']} 个样本（${facts['groups']}）的 ${facts['features']} 个特征作支持向量机递归特征消除（SVM-RFE，Guyon 等，2002，doi:10.1023/A:1012487302797）。`,
    leftOut(facts),
    `${transformText[transform]}，各特征中心化后除以标准差（n − 1）；线性核、C = ${cost} 的支持向量机用序列最小优化求解（Fan 等，2005，JMLR 6：1889），按权重的平方排序，每次去掉最小的${removingText[removing]}，共 ${facts['models']} 个模型。`,
    `特征数由分层的 ${facts['folds']} 折交叉验证选取，标准化与特征消除都在每折的训练样本中重做（Ambroise 与 McLachlan，2002，doi:10.1073/pnas.102102699）：错误率在 ${facts['best_features']} 个特征时最小（${share('best_error')}）；按${rule === 'min' ? '误差最小' : '一个标准误'}选取 ${facts['selected']} 个，错误率 ${share('error')}，`,
    `交叉验证决策值的 AUC = ${Number(facts['auc']).toFixed(3)}（95% 置信区间 ${Number(facts['auc_low']).toFixed(3)}～${Number(facts['auc_high']).toFixed(3)}，DeLong 等，1988，doi:10.2307/2531595）。`,
    `计算使用 Panome 全组学云 svm-rfe 方法（版本 ${version}）。`,
  ].join('');
}
