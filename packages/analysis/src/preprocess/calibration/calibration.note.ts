import type { MethodDefinition } from '../../model/index.ts';
import { readCalibrationOptions, weightWords } from './calibration.schema.ts';

const sigmas = {
  residual: '加权拟合的残差标准误除以最低标准点权重的平方根（不加权时即残差标准误）',
  intercept: '截距的标准误',
  blank: '浓度为 0 的各次响应的标准差',
} as const;

/** The methods paragraph of one run. */
export const calibrationNote: MethodDefinition['note'] = (raw, facts) => {
  const { model, origin, outside, r2, sigma, tolerance, toleranceLow, weight } = readCalibrationOptions(raw);
  const chosen =
    weight === 'auto'
      ? `权重在 1、1/x、1/x² 中逐个化合物取回算相对误差之和最小的一个（${(['none', '1/x', '1/x2'] as const).map((one) => `${weightWords[one]}：${facts[`weight_${one}`]} 个`).join('，')}）`
      : `权重为 ${weightWords[weight]}（x 为标示浓度）`;
  return [
    `标准曲线以“${facts['column_concentration']}”为横坐标、“${facts['column_response']}”${facts['internal'] === 1 ? `与内标“${facts['column_internal']}”之比` : ''}为纵坐标，用加权最小二乘法拟合${model === 'linear' ? '线性' : '二次'}方程，${origin ? '过原点' : '截距由拟合得到'}，${chosen}（Almeida 等 2002，doi:10.1016/S1570-0232(02)00244-1）；浓度为 0 的测定只在不加权时参与。缺少浓度或响应的 ${facts['left']} 行未参与。`,
    `${facts['compounds']} 个化合物中 ${facts['fitted']} 个得到曲线，${facts['passed']} 个合格：R² ≥ ${r2}，且至少 75% 的标准点回算浓度与标示浓度相差不超过 ${100 * tolerance}%（最低标准点 ${100 * toleranceLow}%），曲线在标准点范围内单调。`,
    `检出限 = 3.3σ/S，定量限 = 10σ/S（ICH Q2），S 为斜率${model === 'quadratic' ? '（浓度 0 处）' : ''}，σ 取${sigmas[sigma]}。`,
    Number(facts['samples']) > 0
      ? `按曲线算出 ${facts['samples']} 个样本中 ${facts['quantified']} 个化合物的浓度，共 ${facts['values']} 个值：范围内 ${facts['inside']} 个，低于检出限、定量限或最低标准点 ${facts['below']} 个，高于最高标准点 ${facts['above']} 个，算不出 ${facts['unknown']} 个；缺失的响应不填补，${outside === 'missing' ? '浓度表中范围外的值写为缺失' : '浓度表中范围外的值保留、小于 0 的写为缺失'}。`
      : '',
  ].join('');
};
