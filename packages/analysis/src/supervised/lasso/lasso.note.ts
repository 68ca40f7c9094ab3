import type { MethodOutput, Options } from '../../model/index.ts';
import type { Transform } from '../../transform/index.ts';
import { leftOut } from '../../pls/index.ts';
import { readLassoOptions } from './lasso.schema.ts';

const transformText: Readonly<Record<Transform, string>> = {
  none: '数据未作变换',
  log2: '数据经 log2 变换',
  log10: '数据经 log10 变换',
  glog: '数据经广义对数变换',
  clr: '数据经中心对数比变换',
};

/** The methods paragraph of one run. */
export function lassoNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { rule, transform } = readLassoOptions(raw);
  const number = (value: unknown): string => Number(Number(value).toPrecision(4)).toString();
  return [
    `以“${facts['test_group']}”为目标组，对 ${facts['samples']} 个样本（${facts['groups']}）的 ${facts['features']} 个特征建立 LASSO 惩罚的 logistic 回归（Tibshirani，1996，doi:10.1111/j.2517-6161.1996.tb02080.x）。`,
    leftOut(facts),
    `${transformText[transform]}；特征标准化后用坐标下降法求解惩罚路径（Friedman 等，2010，doi:10.18637/jss.v033.i01），系数换算回原单位。`,
    `λ 由分层的 ${facts['folds']} 折交叉验证的二项偏差选取：误差最小处 λ.min = ${number(facts['lambda_min'])}，一个标准误处 λ.1se = ${number(facts['lambda_1se'])}；采用${rule === 'min' ? ' λ.min' : ' λ.1se'}，选入 ${facts['selected']} 个特征。`,
    `该 λ 下交叉验证预测概率的 AUC = ${Number(facts['auc']).toFixed(3)}（95% 置信区间 ${Number(facts['auc_low']).toFixed(3)}～${Number(facts['auc_high']).toFixed(3)}，DeLong 等，1988，doi:10.2307/2531595）。`,
    `计算使用 Panome 全组学云 lasso 方法（版本 ${version}）。`,
  ].join('');
}
