import type { Options, OptionSpec } from '../../model/index.ts';

export type Weighting = 'none' | '1/x' | '1/x2';
export type CalibrationOptions = {
  /** Column of the compounds; empty: found by name, refused when none is. */
  readonly compound: string;
  /** Numeric column of the nominal concentrations, 0 for a blank; empty: found by name, refused when none is. */
  readonly concentration: string;
  /** Numeric column of peak areas or heights; empty: found by name, refused when none is. */
  readonly response: string;
  /** Numeric column of the internal standard, which responses are divided by; empty: found by name, else none. */
  readonly internal: string;
  /** Line or parabola through at least 3 or 4 different concentrations, through one fewer with `origin`. */
  readonly model: 'linear' | 'quadratic';
  /** Weight of a standard at concentration x, 0 left out unless `none`; `auto`: that of least error, by compound. */
  readonly weight: Weighting | 'auto';
  /** Forces the curve through 0, which is right only where a blank gives no response. */
  readonly origin: boolean;
  /** What σ of the detection limit 3.3σ ÷ slope is; `blank` takes two blanks, `intercept` a curve not through 0. */
  readonly sigma: 'residual' | 'intercept' | 'blank';
  /** How far a standard read back from its curve may be off, as a share of its concentration (0.15 is 15%). */
  readonly tolerance: number;
  /** As `tolerance`, for standards of the lowest concentration, where more is usually allowed. */
  readonly toleranceLow: number;
  /** Curves with an R² below this, 0…1, fail, and so do those with under 75% of their standards within tolerance. */
  readonly r2: number;
  /** Concentrations outside the standards or under the LOQ stay or become missing, as negative ones always do. */
  readonly outside: 'keep' | 'missing';
};

export const weightWords: Readonly<Record<Weighting, string>> = { none: '1', '1/x': '1/x', '1/x2': '1/x²' };

export const calibrationOptions: readonly OptionSpec[] = [
  {
    id: 'compound_column',
    label: '化合物列',
    help: '留空时按列名识别（compound、name、化合物等）。',
    kind: 'column',
    default: '',
  },
  {
    id: 'concentration_column',
    label: '浓度列',
    help: '标准品的标示浓度；留空时按列名识别（concentration、conc、浓度等）。0 为空白。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'response_column',
    label: '响应列',
    help: '峰面积或峰高；留空时按列名识别（response、area、响应、峰面积等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'internal_column',
    label: '内标响应列',
    help: '有它时用“响应 ÷ 内标响应”作曲线；留空时按列名识别（IS、ISTD、内标等），没有就不用。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'model',
    label: '曲线',
    help: '先用线性；高浓度处弯曲（检测器饱和）时再用二次。',
    kind: 'choice',
    default: 'linear',
    choices: [
      { value: 'linear', label: '线性' },
      { value: 'quadratic', label: '二次' },
    ],
  },
  {
    id: 'weight',
    label: '权重',
    help: '浓度跨度大时不加权的曲线由高浓度点决定，低浓度处偏差大；1/x 或 1/x² 使各点的相对误差相近。',
    kind: 'choice',
    default: '1/x',
    choices: [
      { value: '1/x', label: '1/x' },
      { value: '1/x2', label: '1/x²' },
      { value: 'none', label: '不加权' },
      { value: 'auto', label: '自动', help: '每个化合物取回算相对误差之和最小的权重' },
    ],
  },
  {
    id: 'intercept',
    label: '截距',
    help: '强制过原点只在空白确实没有响应时合理。',
    kind: 'choice',
    default: 'free',
    choices: [
      { value: 'free', label: '拟合' },
      { value: 'zero', label: '过原点' },
    ],
  },
  {
    id: 'sigma',
    label: '检出限的 σ',
    help: 'LOD = 3.3σ/S，LOQ = 10σ/S，S 为斜率；σ 的取法不同，结果相差可达数倍，报告时要写明。',
    kind: 'choice',
    default: 'residual',
    choices: [
      { value: 'residual', label: '最低标准点处的残差标准差' },
      { value: 'intercept', label: '截距的标准误' },
      { value: 'blank', label: '空白响应的标准差', help: '需要至少两次浓度为 0 的测定' },
    ],
  },
  {
    id: 'tolerance',
    label: '准确度允许偏差',
    unit: '%',
    help: '回算浓度与标示浓度相差不超过它为合格。',
    kind: 'number',
    default: 15,
    min: 1,
    max: 100,
    step: 1,
  },
  {
    id: 'tolerance_low',
    label: '最低标准点的允许偏差',
    unit: '%',
    help: '最低的一个浓度可放宽。',
    kind: 'number',
    default: 20,
    min: 1,
    max: 100,
    step: 1,
  },
  {
    id: 'min_r2',
    label: 'R² 下限',
    help: 'R² 不低于它，且至少 75% 的标准点合格，曲线才合格。R² 高不等于准，要看回算。',
    kind: 'number',
    default: 0.99,
    min: 0,
    max: 1,
    step: 0.001,
  },
  {
    id: 'outside',
    label: '范围外的浓度',
    help: '浓度表中超出标准曲线范围或低于定量限的值怎么办；“样本定量”表始终保留并标出。',
    kind: 'choice',
    default: 'keep',
    choices: [
      { value: 'keep', label: '保留' },
      { value: 'missing', label: '写为缺失' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export const readCalibrationOptions = (options: Options): CalibrationOptions => ({
  compound: options['compound_column'] as string,
  concentration: options['concentration_column'] as string,
  response: options['response_column'] as string,
  internal: options['internal_column'] as string,
  model: options['model'] as CalibrationOptions['model'],
  weight: options['weight'] as CalibrationOptions['weight'],
  origin: options['intercept'] === 'zero',
  sigma: options['sigma'] as CalibrationOptions['sigma'],
  tolerance: (options['tolerance'] as number) / 100,
  toleranceLow: (options['tolerance_low'] as number) / 100,
  r2: options['min_r2'] as number,
  outside: options['outside'] as CalibrationOptions['outside'],
});
