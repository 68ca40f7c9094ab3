import { InputError, matrixTable, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type {
  Column,
  Groups,
  InputProblem,
  Matrix,
  Message,
  MatrixInputs,
  MethodOutput,
  Options,
  RunContext,
} from '../../model/index.ts';
import { transformed } from '../../transform/index.ts';
import { cssFactors, featureLengths } from './countFactors.ts';
import { distributionTable } from './distribution.ts';
import { evenDepth } from './evenDepth.ts';
import { libraryFactors } from '../../library-factors/index.ts';
import { readNormalizeOptions } from './normalize.schema.ts';
import type { NormalizeOptions, NormalizeTransform } from './normalize.schema.ts';
import { amountFactors, referenceFactors } from './referenceFactors.ts';
import { quantileNormalize } from './quantileNormalize.ts';
import { sampleFactors } from './sampleFactors.ts';
import { rowAt, transposed } from '../../rows/index.ts';
import { meanSdTable } from './meanSd.ts';
import { scaleFeatures } from './scaleFeatures.ts';
import { vsnSamples } from './vsnSamples.ts';

/**
 * Makes samples comparable: normalises samples, then transforms values, then scales features. Missing values stay
 * missing.
 *
 * @throws {InputError} When a value does not fit the method (negative, 0 under a logarithm), or a sample has no size.
 */
export function runNormalize(
  { groups, matrix: given }: MatrixInputs,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readNormalizeOptions(raw);
  progress('归一化', 0);
  const normalized = normalizeSamples({ matrix: given, groups }, options, {
    seed,
    progress: (fraction) => progress('方差稳定', fraction / 2),
  });
  const { before: matrix = given, removed = [] } = normalized;
  progress('变换与缩放', 0.5);
  const values = transformValues({ ...matrix, values: normalized.values }, options.transform);
  const scaled = scaleFeatures(values, matrix.ids.length, matrix.samples.length, options.scale);
  const messages: Message[] = [...(normalized.messages ?? [])];
  if (scaled.constant > 0)
    messages.push({ level: 'warning', text: `${scaled.constant} 个特征在样本间没有变化，缩放后记为 0` });
  const stages = [
    { stage: 'before', values: matrix.values },
    { stage: 'after', values: scaled.values },
  ] as const;
  progress('整理结果', 0.9);
  return {
    tables: [
      matrixTable({ ...matrix, values: scaled.values }, '归一化后的数据', '该样本依次经归一化、变换、缩放之后的值'),
      tableOf('factors', '样本系数', [
        textColumn('sample', '样本', matrix.samples, { help: '样本名，与数据表的列名相同' }),
        numberColumn('factor', '系数（除数）', normalized.factors, { help: factorHelp[options.method] }),
        ...(normalized.affine ?? []),
      ]),
      distributionTable(matrix.samples, stages),
      meanSdTable(matrix.ids, matrix.samples.length, stages),
    ],
    removed,
    messages,
    facts: {
      features: matrix.ids.length,
      samples: matrix.samples.length,
      missing: matrix.values.reduce((sum, value) => sum + (Number.isNaN(value) ? 1 : 0), 0),
      constant: scaled.constant,
      used: normalized.used ?? matrix.ids.length,
      ...normalized.facts,
    },
  };
}

/** What a sample was divided by. */
const factorHelp: Readonly<Record<NormalizeOptions['method'], string>> = {
  none: '没有归一化，都是 1',
  sum: '样本总和 ÷ 各样本总和的中位数；归一化后的值 = 原值 ÷ 系数',
  median: '样本中位数 ÷ 各样本中位数的中位数；归一化后的值 = 原值 ÷ 系数',
  pqn: '样本总和 ÷ 总和的中位数 × 总和归一化后与参照谱（各特征的中位数）之商的中位数；归一化后的值 = 原值 ÷ 系数',
  quantile: '分位数归一化逐值替换，没有样本系数',
  tmm: '样本总计数 × TMM 校正因子 ÷ 1 000 000；归一化后的值 = 原值 ÷ 系数',
  rle: '样本总计数 × 比值中位数校正因子 ÷ 1 000 000；归一化后的值 = 原值 ÷ 系数',
  uq: '样本总计数 × 上四分位数校正因子 ÷ 1 000 000；归一化后的值 = 原值 ÷ 系数',
  tpm: '样本中（原值 ÷ 长度）之和 ÷ 1 000 000；归一化后的值 = 原值 ÷ 长度 ÷ 系数',
  fpkm: '样本总计数 ÷ 1 000 000；归一化后的值 = 原值 ÷ 长度（kb）÷ 系数',
  css: '样本中不超过非零值中位数的计数之和 ÷ 1000；归一化后的值 = 原值 ÷ 系数',
  cpm: '样本总计数 ÷ 1 000 000；归一化后的值 = 原值 ÷ 系数',
  tss: '样本总和；归一化后的值 = 原值 ÷ 系数',
  clr: '样本各特征的几何平均数；CLR 值 = ln(原值 ÷ 系数)',
  reference: '样本中参照特征的几何平均数 ÷ 各样本的中位数；归一化后的值 = 原值 ÷ 系数',
  amount: '样本的用量 ÷ 各样本用量的中位数；归一化后的值 = 原值 ÷ 系数',
  rarefy: '抽平是随机抽取，没有样本系数',
  vsn: '各样本倍数的几何平均数 ÷ 该样本的倍数；大于 1 为测得偏强的样本',
};

type Normalized = {
  readonly values: Float64Array;
  readonly factors: Float64Array;
  /** Further columns of the factors. */
  readonly affine?: readonly Column[];
  readonly messages?: readonly Message[];
  readonly used?: number;
  /** The remaining samples unchanged, when some were left out. */
  readonly before?: Matrix;
  readonly removed?: MethodOutput['removed'];
  readonly facts?: MethodOutput['facts'];
};

function drawn(matrix: Matrix, wanted: number, seed: number): Normalized {
  const { before, depth, lost, removed, values } = evenDepth(matrix, wanted, seed);
  const gone = `${removed.length > 0 ? `，${removed.length} 个样本条数不够，已移除` : ''}${lost > 0 ? `；${lost} 个特征没有抽到，各样本都为 0` : ''}`;
  return {
    values,
    before,
    removed,
    factors: new Float64Array(before.samples.length).fill(Number.NaN),
    messages: [{ level: 'info', text: `每个样本随机抽取 ${depth} 条${gone}` }],
    facts: { depth, shallow: removed.length, lost, seed },
  };
}

function normalizeSamples(
  { groups, matrix }: MatrixInputs,
  { amount_column, clr_offset, depth, lts_quantile, method, reference_features }: NormalizeOptions,
  { progress, seed }: { readonly seed: number; readonly progress: (fraction: number) => void },
): Normalized {
  const { ids, samples, values } = matrix;
  const ones = new Float64Array(samples.length).fill(1);
  if (method === 'none') return { values, factors: ones };
  if (method === 'clr')
    return centredLogRatio(
      clr_offset === 0 ? matrix : { ...matrix, values: values.map((value) => value + clr_offset) },
    );
  if (method === 'rarefy') return drawn(matrix, depth, seed);
  if (method === 'vsn') {
    const { offsets, scales, ...found } = vsnSamples(matrix, lts_quantile, progress);
    return {
      ...found,
      affine: [
        numberColumn('offset', '偏移', offsets, { help: 'VSN 值由 asinh(倍数 × 原值 + 偏移) 得到' }),
        numberColumn('scale', '倍数', scales, { help: 'VSN 值由 asinh(倍数 × 原值 + 偏移) 得到' }),
      ],
    };
  }
  if (method === 'quantile') {
    samples.forEach((sample, column) => {
      const present = ids.reduce(
        (sum, _, row) => sum + (Number.isNaN(values[row * samples.length + column]!) ? 0 : 1),
        0,
      );
      if (present < 2)
        throw failure(
          'too-few-values',
          `样本“${sample}”只有 ${present} 个值`,
          '分位数归一化要求每个样本至少有 2 个值，请先移除该样本',
        );
    });
    return { values: quantileNormalize(values, ids.length, samples.length), factors: ones.fill(Number.NaN) };
  }
  refuseBelow(matrix, 0, '归一化', '请使用未取对数的数据；若数据已取对数，请选择“不归一化”或“分位数归一化”');
  if (method === 'amount') return byAmount(matrix, groups, amount_column);
  const lengths = method === 'tpm' || method === 'fpkm' ? featureLengths(matrix) : null;
  // FPKM counts its lengths in kilobases.
  const base = method === 'fpkm' ? 1e3 : 1;
  const rates = lengths
    ? values.map((value, at) => value / (lengths[Math.floor(at / samples.length)]! / base))
    : values;
  const factors =
    method === 'reference'
      ? referenceFactors(matrix, reference_features)
      : method === 'fpkm'
        ? sampleFactors(values, ids.length, samples.length, 'cpm')
        : factorsOf({ ...matrix, values: rates }, method);
  const odd = factors.findIndex((factor) => !(factor > 0 && Number.isFinite(factor)));
  if (odd >= 0)
    throw failure(
      'no-size',
      `样本“${samples[odd]}”的归一化系数无法计算（总和、中位数或商为 0）`,
      '请移除该样本，或换一种归一化方法',
    );
  return { values: rates.map((value, at) => value / factors[at % samples.length]!), factors };
}

/** Divides by the amounts of the samples; a sample without one leaves. */
function byAmount(matrix: Matrix, groups: Groups | undefined, column: string): Normalized {
  const { before, factors, messages, removed } = amountFactors(matrix, groups, column);
  return {
    before,
    factors,
    messages,
    removed,
    values: before.values.map((value, at) => value / factors[at % before.samples.length]!),
  };
}

/** What each sample is divided by. */
function factorsOf(
  { ids, samples, values }: Matrix,
  method: Exclude<
    NormalizeOptions['method'],
    'none' | 'clr' | 'quantile' | 'vsn' | 'fpkm' | 'reference' | 'amount' | 'rarefy'
  >,
): Float64Array {
  if (method === 'tmm' || method === 'rle' || method === 'uq') {
    const { factors, sizes } = libraryFactors(values, samples.length, method);
    return sizes.map((size, i) => (size * factors[i]!) / 1e6);
  }
  if (method === 'css') {
    const bySample = transposed(values, ids.length, samples.length);
    return cssFactors(samples.map((_, i) => rowAt(bySample, ids.length, i)));
  }
  return sampleFactors(values, ids.length, samples.length, method === 'tpm' ? 'cpm' : method);
}

/**
 * CLR in natural logarithms (Aitchison 1982, doi:10.1111/j.2517-6161.1982.tb01195.x); the factor is the geometric mean.
 */
function centredLogRatio(matrix: Matrix): Normalized {
  const values = transformed(matrix, 'clr');
  const width = matrix.samples.length;
  const factors = Float64Array.from(matrix.samples, (_, column) => {
    const row = matrix.ids.findIndex((__, index) => !Number.isNaN(values[index * width + column]!));
    return row < 0 ? Number.NaN : matrix.values[row * width + column]! / Math.exp(values[row * width + column]!);
  });
  return { values, factors };
}

function transformValues(matrix: Matrix, transform: NormalizeTransform): Float64Array {
  if (transform !== 'sqrt' && transform !== 'log2p1') return transformed(matrix, transform);
  refuseBelow(
    matrix,
    0,
    transform === 'sqrt' ? '平方根变换' : 'log2(x + 1) 变换',
    '请改用 glog 变换，或检查数据是否已取过对数',
  );
  return matrix.values.map(transform === 'sqrt' ? Math.sqrt : (value) => Math.log2(value + 1));
}

function refuseBelow({ ids, samples, values }: Matrix, bound: number, doing: string, remedy: string): void {
  const at = values.findIndex((value) => value < bound);
  if (at < 0) return;
  const count = values.reduce((sum, value) => sum + (value < bound ? 1 : 0), 0);
  const where = `特征“${ids[Math.floor(at / samples.length)]}”在样本“${samples[at % samples.length]}”的值为 ${values[at]}`;
  throw failure(
    'negative',
    `${where}${count > 1 ? `（共 ${count} 处负值）` : ''}，${doing}不能用于负值`,
    remedy,
    count,
  );
}

function failure(code: string, what: string, remedy: string, count?: number): InputError {
  const problem: InputProblem = { code, severity: 'error', input: 'matrix', what, remedy };
  return new InputError([count === undefined ? problem : { ...problem, count }]);
}
