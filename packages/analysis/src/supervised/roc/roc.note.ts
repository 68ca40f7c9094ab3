import type { MethodOutput, Options } from '../../model/index.ts';
import { readRocOptions } from './roc.schema.ts';

/** The methods paragraph of one run. */
export function rocNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { combine, direction, markers } = readRocOptions(raw);
  const directionText = {
    auto: '判断方向由各特征在两组的中位数决定',
    higher: `各特征均以数值越高越可能属于“${facts['test_group']}”`,
    lower: `各特征均以数值越低越可能属于“${facts['test_group']}”`,
  }[direction];
  return [
    `以“${facts['test_group']}”（${facts['cases']} 个样本）为目标组、“${facts['reference']}”（${facts['controls']} 个样本）为对照组，对 ${facts['features']} 个特征分别作受试者工作特征（ROC）分析（Hanley 和 McNeil，1982，doi:10.1148/radiology.143.1.7063747）。`,
    Number(facts['other_samples'] ?? 0) > 0
      ? `其余 ${facts['other_samples']} 个样本不属于这两组${facts['other_groups'] ? `（${facts['other_groups']}）` : ''}，未参与。`
      : '',
    `曲线下面积（AUC）为两组样本对中目标组更符合判断方向的比例，相等计一半；${directionText}。`,
    'AUC 的标准误与 95% 置信区间按 DeLong 法计算（DeLong 等，1988，doi:10.2307/2531595），截至 0 与 1。',
    '最佳截断值为 Youden 指数（灵敏度 + 特异度 − 1）最大处（Youden，1950，doi:10.1002/1097-0142(1950)3:1<32::aid-cncr2820030106>3.0.co;2-3）。',
    Number(facts['features_incomplete']) > 0
      ? `${facts['features_incomplete']} 个特征含缺失值，缺失的样本只在该特征中不参与计算。`
      : '',
    `AUC 最高的特征为“${facts['best']}”（${Number(facts['best_auc']).toFixed(3)}），AUC ≥ 0.8 的特征有 ${facts['above_08']} 个。`,
    combine === 'logistic'
      ? `以 Firth 校正的逻辑回归（Firth，1993，doi:10.1093/biomet/80.1.27；Heinze 和 Schemper，2002，doi:10.1002/sim.1047）联合 ${facts['combined']} 个标准化的特征（${facts['combined_names']}${markers.trim() === '' ? '，按区分能力自动选取' : ''}），建模样本的 AUC 为 ${Number(facts['combined_apparent']).toFixed(3)}；分层 ${facts['combined_folds']} 折交叉验证（标准化${markers.trim() === '' ? '与选取特征' : ''}均在各折之内）的 AUC 为 ${Number(facts['combined_auc']).toFixed(3)}（95% 区间 ${Number(facts['combined_low']).toFixed(3)}～${Number(facts['combined_high']).toFixed(3)}）。`
      : '',
    `计算使用 Panome 全组学云 roc 方法（版本 ${version}）。`,
  ].join('');
}
