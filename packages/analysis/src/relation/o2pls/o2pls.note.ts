import type { MethodOutput, Options } from '../../model/index.ts';
import { figure, leftOut, preparation } from '../../pls/index.ts';
import { readO2plsOptions } from './o2pls.schema.ts';

/** The methods paragraph of one run. */
export function o2plsNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readO2plsOptions(raw);
  return [
    `取两个数据表共有的 ${facts['samples']} 个样本（按样本名对应），对第一个表的 ${facts['features_x']} 个特征与第二个表的 ${facts['features_y']} 个特征进行双向正交偏最小二乘分析（O2PLS；Trygg 和 Wold，2003，doi:10.1002/cem.775；步骤同 OmicsPLS，Bouhaddani 等，2018，doi:10.1186/s12859-018-2371-3）。`,
    leftOut(facts),
    preparation({ ...options, permutations: 0 }),
    `模型含 ${facts['joint']} 个联合成分，第一、第二个表各 ${facts['x_orthogonal']}、${facts['y_orthogonal']} 个正交成分；`,
    `联合成分解释第一个表 ${figure(facts['r2x_joint'])}、第二个表 ${figure(facts['r2y_joint'])} 的平方和，正交成分解释 ${figure(facts['r2x_orthogonal'])} 与 ${figure(facts['r2y_orthogonal'])}；`,
    `由另一个表预测的 R² 为 ${figure(facts['r2x_predicted'])}（第一个表）与 ${figure(facts['r2y_predicted'])}（第二个表）`,
    facts['q2x'] === undefined
      ? '。'
      : `，${facts['folds']} 折交叉验证（样本按顺序轮流分折，每折只用训练样本计算均值与缩放参数）的 Q² 为 ${figure(facts['q2x'])} 与 ${figure(facts['q2y'])}。`,
    `另以同样的交叉验证比较了联合成分至多 ${options.max_joint} 个、每个表正交成分至多 ${options.max_orthogonal} 个的 ${facts['combinations']} 种组合。`,
    `计算使用 Panome 全组学云 o2pls 方法（版本 ${version}）。`,
  ].join('');
}
