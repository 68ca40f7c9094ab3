import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Table } from '../../model/index.ts';
import { weightWords, type CalibrationOptions } from './calibration.schema.ts';
import type { Curve } from './curves.ts';
import { flags, type Quantities } from './quantify.ts';
import type { ReadStandards } from './standards.ts';

const sigmaWords = {
  residual: 'σ 为最低标准点处的残差标准差',
  intercept: 'σ 为截距的标准误',
  blank: 'σ 为空白响应的标准差',
} as const;

export function curveTable(curves: readonly Curve[], options: CalibrationOptions): Table {
  const { origin } = options;
  const of = (value: (curve: Curve) => number | undefined): Float64Array =>
    Float64Array.from(curves, (curve) => value(curve) ?? Number.NaN);
  return tableOf('curves', '标准曲线', [
    textColumn(
      'compound',
      '化合物',
      curves.map(({ compound }) => compound),
      { help: '化合物名，按文件中的次序' },
    ),
    textColumn(
      'weight',
      '权重',
      curves.map(({ weight }) => weightWords[weight]),
      { help: '拟合所用的权重，x 为标示浓度' },
    ),
    integerColumn(
      'n',
      '标准点数',
      of(({ used }) => used.reduce((sum, one) => sum + one, 0)),
      { help: '参与拟合的测定次数' },
    ),
    integerColumn(
      'levels',
      '浓度数',
      of(({ levels }) => levels),
      { help: '参与拟合的不同浓度的个数' },
    ),
    numberColumn(
      'intercept',
      '截距',
      of(({ fit }) => fit?.intercept),
      { help: origin ? '过原点的曲线，截距固定为 0' : '浓度为 0 时曲线的响应' },
    ),
    numberColumn(
      'slope',
      '斜率',
      of(({ fit }) => fit?.slope),
      { help: '浓度一次项的系数；二次曲线为浓度 0 处的斜率' },
    ),
    numberColumn(
      'quadratic',
      '二次项',
      of(({ fit }) => fit?.quadratic),
      { help: '浓度平方的系数，线性曲线为 0' },
    ),
    numberColumn(
      'r2',
      'R²',
      of(({ fit }) => fit?.r2),
      { help: origin ? '加权的决定系数，过原点时相对于 0 计算，与 R 的 lm 相同' : '加权的决定系数，与 R 的 lm 相同' },
    ),
    numberColumn(
      'sigma',
      '残差标准误',
      of(({ fit }) => fit?.sigma),
      { help: '√（加权残差平方和 ÷ 自由度）' },
    ),
    ...rangeColumns(curves, options, of),
  ]);
}

/** The range in which each curve holds, its limits and the verdict on it. */
function rangeColumns(
  curves: readonly Curve[],
  { r2, sigma }: CalibrationOptions,
  of: (value: (curve: Curve) => number | undefined) => Float64Array,
): readonly Column[] {
  return [
    numberColumn(
      'low',
      '最低标准点',
      of(({ low }) => low),
      { help: '大于 0 的最低标示浓度' },
    ),
    numberColumn(
      'high',
      '最高标准点',
      of(({ high }) => high),
      { help: '最高标示浓度' },
    ),
    numberColumn(
      'lod',
      '检出限',
      of(({ lod }) => lod),
      { help: `3.3σ ÷ 斜率，${sigmaWords[sigma]}` },
    ),
    numberColumn(
      'loq',
      '定量限',
      of(({ loq }) => loq),
      { help: `10σ ÷ 斜率，${sigmaWords[sigma]}` },
    ),
    numberColumn(
      'accurate',
      '合格标准点比例',
      of(({ fit, share }) => (fit ? share : undefined)),
      { help: '回算浓度在允许偏差之内的标准点所占比例' },
    ),
    textColumn(
      'verdict',
      '判定',
      curves.map(({ fit, passed }) => (passed ? '合格' : fit ? '不合格' : '未拟合')),
      { help: `R² ≥ ${r2}、至少 75% 的标准点合格、范围内不转折为合格` },
    ),
    textColumn(
      'reason',
      '原因',
      curves.map(({ why }) => why),
      { help: '不合格或未拟合的原因，合格的为空' },
    ),
  ];
}

export function standardTable(
  { compounds }: ReadStandards,
  curves: readonly Curve[],
  { tolerance, toleranceLow }: CalibrationOptions,
): Table {
  const flat = (values: (at: number) => ArrayLike<number>): Float64Array =>
    Float64Array.from(curves.flatMap((_, at) => Array.from(values(at))));
  const predicted = (at: number, x: number): number => {
    const { fit } = curves[at]!;
    return fit ? fit.intercept + x * (fit.slope + fit.quadratic * x) : Number.NaN;
  };
  return tableOf('standards', '标准点回算', [
    textColumn(
      'compound',
      '化合物',
      compounds.flatMap(({ compound, x }) => Array.from(x, () => compound)),
      { help: '化合物名，与标准品测定表一致' },
    ),
    numberColumn(
      'concentration',
      '标示浓度',
      flat((at) => compounds[at]!.x),
      { help: '标准品的标示浓度，0 为空白' },
    ),
    numberColumn(
      'response',
      '响应',
      flat((at) => compounds[at]!.y),
      { help: '标准品的响应，有内标时为与内标响应之比' },
    ),
    numberColumn(
      'fitted',
      '曲线上的响应',
      flat((at) => compounds[at]!.x.map((x) => predicted(at, x))),
      { help: '该浓度处曲线的响应' },
    ),
    numberColumn(
      'back',
      '回算浓度',
      flat((at) => curves[at]!.back),
      { help: '由响应按曲线算出的浓度' },
    ),
    numberColumn(
      'accuracy',
      '准确度',
      flat((at) => compounds[at]!.x.map((x, i) => (x > 0 ? (100 * curves[at]!.back[i]!) / x : Number.NaN))),
      { unit: '%', help: '回算浓度 ÷ 标示浓度 × 100%，空白没有' },
    ),
    textColumn(
      'within',
      '是否合格',
      curves.flatMap(({ accurate }, at) =>
        accurate.map((one, i) => (compounds[at]!.x[i] === 0 ? '空白' : one ? '是' : '否')),
      ),
      { help: `与标示浓度相差不超过 ${100 * tolerance}%，最低标准点 ${100 * toleranceLow}%` },
    ),
    textColumn(
      'used',
      '参与拟合',
      curves.flatMap(({ used }) => Array.from(used, (one) => (one === 1 ? '是' : '否'))),
      { help: '浓度为 0 的测定在加权拟合时不参与' },
    ),
  ]);
}

export function quantityTable(
  { compounds, concentration, flag, response, samples }: Quantities,
  curves: readonly Curve[],
): Table {
  const curveOf = new Map(curves.map((curve) => [curve.compound, curve]));
  const each = compounds.flatMap((compound) => samples.map(() => compound));
  return tableOf('quantities', '样本定量', [
    textColumn('compound', '化合物', each, { help: '化合物名，与标准品测定表一致' }),
    textColumn(
      'sample',
      '样本',
      compounds.flatMap(() => samples),
      { help: '样本名，取自样本的响应表' },
    ),
    numberColumn('response', '响应', response, { help: '样本的响应，有内标时为与内标响应之比' }),
    numberColumn('concentration', '浓度', concentration, {
      help: '由曲线算出，单位与标准品相同；范围外的也照算，可为负',
    }),
    textColumn(
      'flag',
      '标记',
      flag.map((one) => flags[one]),
      { help: '浓度是否在标准曲线的范围与定量限之内' },
    ),
    textColumn(
      'verdict',
      '曲线判定',
      each.map((compound) => (curveOf.get(compound)!.passed ? '合格' : '不合格')),
      { help: '该化合物的曲线是否合格' },
    ),
  ]);
}

export function concentrationTable(
  { compounds, concentration, flag, samples }: Quantities,
  { outside }: CalibrationOptions,
): Table {
  const shown = concentration.map((value, at) =>
    value < 0 || (outside === 'missing' && flag[at] !== 'fine') ? Number.NaN : value,
  );
  const words = outside === 'missing' ? '范围外与低于定量限的写为缺失' : '范围外的保留，小于 0 的写为缺失';
  return tableOf('matrix', '浓度表', [
    textColumn('feature', '化合物', compounds, { help: '化合物名，与标准品测定表一致' }),
    ...samples.map((sample, column) =>
      numberColumn(
        sample,
        sample,
        Float64Array.from(compounds, (_, row) => shown[row * samples.length + column]!),
        { help: `该样本的浓度；${words}` },
      ),
    ),
  ]);
}
