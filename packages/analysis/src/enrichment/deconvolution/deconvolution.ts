import { uniform } from '../../linear/index.ts';
import {
  InputError,
  type Groups,
  type Matrix,
  type Message,
  type MethodInputs,
  type MethodOutput,
  type Options,
  type Removal,
  type RunContext,
} from '../../model/index.ts';
import { proportionTests } from '../../group-tests/index.ts';
import { median } from '../../statistics/index.ts';
import { readDeconvolutionOptions, type DeconvolutionOptions } from './deconvolution.schema.ts';
import {
  nnlsEstimator,
  standardized,
  svrEstimator,
  type Estimator,
  type Fractions,
  type Signature,
} from './fractions.ts';
import { compositionTable, fitTable, fractionTable, testTable, type Found } from './resultTables.ts';

const mostTypes = 100;
/** Types whose signatures correlate more than this can hardly be told apart. */
const alike = 0.95;

type Shared = {
  readonly signature: Signature;
  /** Rows of the samples' table. */ readonly rows: readonly number[];
  readonly genes: readonly string[];
  readonly removed: readonly Removal[];
};

/** @throws {InputError} When signature and samples have too few genes in common, or a value cannot be. */
export function checkDeconvolution({ matrix, matrix2 }: MethodInputs, raw: Options): void {
  sharedGenes(matrix!, matrix2!, readDeconvolutionOptions(raw));
}

/**
 * Fractions of the types in every sample, how well they fit, and how groups differ.
 * @throws {InputError} See `checkDeconvolution`.
 */
export function runDeconvolution(
  { groups, matrix, matrix2 }: MethodInputs,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readDeconvolutionOptions(raw);
  const [mixture, types] = [matrix!, matrix2!.samples];
  const shared = sharedGenes(mixture, matrix2!, options);
  const width = mixture.samples.length;
  const valuesOf = (sample: number): Float64Array =>
    Float64Array.from(shared.rows, (row) => linear(mixture.values[row * width + sample]!, options));
  const samples = mixture.samples.map((_, sample) => valuesOf(sample));
  const estimators = new Map<string, Estimator>();
  // Samples that miss the same genes share what is made of the signature.
  const estimate = (values: Float64Array): Fractions & { readonly genes: number } => {
    const present = [...values.keys()].filter((at) => !Number.isNaN(values[at]!));
    const key = present.length === values.length ? '' : present.join(',');
    const made = estimators.get(key) ?? estimatorOf(part(shared.signature, present), options);
    estimators.set(key, made);
    return { ...made(Float64Array.from(present, (at) => values[at]!)), genes: present.length };
  };
  const found = samples.map((values, at) => {
    progress('估计各样本', (0.5 * at) / samples.length);
    refuseSample(values, mixture.samples[at]!, types.length);
    return estimate(values);
  });
  const chance = byChance(samples, options.permutations, seed, estimate, (fraction) =>
    progress('置换', 0.5 + 0.45 * fraction),
  );
  const p = found.map(({ r }) =>
    chance.length === 0 || Number.isNaN(r)
      ? Number.NaN
      : (1 + chance.filter((one) => one >= r).length) / (chance.length + 1),
  );

  const order = sampleOrder(mixture.samples, groups);
  const result: Found = {
    samples: mixture.samples,
    types,
    found,
    p,
    group: mixture.samples.map((name) => groupOf(groups, name)),
    order,
  };
  const levels = (groups?.levels ?? [])
    .map((level) =>
      Int32Array.from(order.filter((at) => result.group[at] === level && found[at]!.fractions.every(Number.isFinite))),
    )
    .map((columns, at) => ({ columns, name: groups!.levels[at]! }))
    .filter(({ columns }) => columns.length > 1);
  const tests =
    levels.length > 1
      ? proportionTests(
          found.map(({ fractions }) => fractions),
          levels.map(({ columns }) => columns),
          'wilcoxon',
        )
      : [];
  const means = types.map(
    (_, type) => found.reduce((sum, { fractions }) => sum + (fractions[type]! || 0), 0) / found.length,
  );
  const most = means.reduce((best, value, at) => (value > means[best]! ? at : best), 0);
  const testing = testTable(
    result,
    levels.map(({ name, columns }) => ({ name, columns })),
    tests,
  );
  return {
    tables: [fractionTable(result), fitTable(result, options), compositionTable(result), testing.table],
    removed: shared.removed,
    messages: said(shared, matrix2!, mixture, result, options),
    facts: {
      samples: width,
      types: types.length,
      genes: shared.genes.length,
      signature_genes: matrix2!.ids.length,
      most: types[most]!,
      most_share: means[most]!,
      r_low: found.reduce((least, { r }) => Math.min(least, r), Infinity),
      r_median: median(found.map(({ r }) => r)),
      poor: p.filter((one) => one >= 0.05).length,
      groups: levels.map(({ name, columns }) => `${name} ${columns.length} 个样本`).join('、'),
      tested: tests.length > 0 ? types.length : 0,
      significant: testing.significant,
      seed,
    },
  };
}

const linear = (value: number, { logged }: DeconvolutionOptions): number => (logged ? 2 ** value : value);
const estimatorOf = (signature: Signature, { method }: DeconvolutionOptions): Estimator =>
  (method === 'svr' ? svrEstimator : nnlsEstimator)(signature);
const groupOf = (groups: Groups | undefined, name: string): string => groups?.group[groups.samples.indexOf(name)] ?? '';

const part = ({ types, values }: Signature, rows: readonly number[]): Signature => ({
  types,
  genes: rows.length,
  values: Float64Array.from(
    { length: rows.length * types },
    (_, at) => values[rows[Math.floor(at / types)]! * types + (at % types)]!,
  ),
});

/** Samples by the order of their groups, those without one last. */
function sampleOrder(samples: readonly string[], groups: Groups | undefined): readonly number[] {
  const rank = (at: number): number => {
    const level = groups ? groups.levels.indexOf(groupOf(groups, samples[at]!)) : 0;
    return level < 0 ? Infinity : level;
  };
  return [...samples.keys()].toSorted((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
}

const failure = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);

function sharedGenes(mixture: Matrix, signature: Matrix, options: DeconvolutionOptions): Shared {
  const types = signature.samples.length;
  if (types < 2)
    throw failure(
      'too-few-types',
      'matrix2',
      `签名矩阵只有 ${types} 类细胞，至少需要 2 类`,
      '签名矩阵第一列为基因名，其余每列一类细胞；请检查行列方向',
    );
  if (types > mostTypes)
    throw failure(
      'too-many-types',
      'matrix2',
      `签名矩阵有 ${types} 列，最多 ${mostTypes} 类细胞`,
      '多半把每个细胞或样本作为一列了；请先按细胞类型取平均',
    );
  if (signature.samples.includes('sample'))
    throw failure('reserved-name', 'matrix2', '签名矩阵有一列名为“sample”，与结果表的样本列重名', '请给这一列改名');
  const negative = signature.values.findIndex((value) => value < 0);
  if (negative >= 0)
    throw failure(
      'negative',
      'matrix2',
      `签名矩阵中“${signature.ids[Math.floor(negative / types)]}”在“${signature.samples[negative % types]}”的值为 ${signature.values[negative]}，小于 0`,
      '请提供未取对数、未标准化的平均表达',
    );
  const width = mixture.samples.length;
  const below = options.logged ? -1 : mixture.values.findIndex((value) => value < 0);
  if (below >= 0)
    throw failure(
      'negative',
      'matrix',
      `样本“${mixture.samples[below % width]}”的“${mixture.ids[Math.floor(below / width)]}”为 ${mixture.values[below]}，小于 0`,
      '混合在原始尺度上才能相加：数据若取过 log2，请打开“样本已取对数（log2）”；标准化过的数据请换成 TPM 等',
    );
  const rowOf = new Map(mixture.ids.map((name, row) => [name, row]));
  const whole = (row: number): boolean =>
    signature.values.subarray(row * types, (row + 1) * types).every((value) => !Number.isNaN(value));
  const kept = [...signature.ids.keys()].filter((row) => rowOf.has(signature.ids[row]!) && whole(row));
  const least = Math.max(10, types + 2);
  if (kept.length < least) {
    throw failure(
      'too-few-genes',
      'matrix2',
      `签名矩阵与样本共有的基因只有 ${kept.length} 个，至少需要 ${least} 个（签名如“${signature.ids[0] ?? ''}”，样本如“${mixture.ids[0] ?? ''}”）`,
      '请使两个表的基因名写法相同：都用基因名，或都用 Ensembl 编号（注意版本号后缀与大小写）',
    );
  }
  const removed = [...signature.ids.keys()]
    .filter((row) => !kept.includes(row))
    .map((row): Removal => ({
      kind: 'feature',
      id: signature.ids[row]!,
      reason: rowOf.has(signature.ids[row]!) ? '签名有缺失值' : '样本中没有',
    }));
  return {
    signature: part({ types, genes: signature.ids.length, values: signature.values }, kept),
    rows: kept.map((row) => rowOf.get(signature.ids[row]!)!),
    genes: kept.map((row) => signature.ids[row]!),
    removed,
  };
}

function refuseSample(values: Float64Array, name: string, types: number): void {
  const present = values.filter((value) => !Number.isNaN(value));
  const least = Math.max(10, types + 2);
  if (present.length < least)
    throw failure(
      'too-few-values',
      'matrix',
      `样本“${name}”在签名基因中只有 ${present.length} 个有数值，至少需要 ${least} 个`,
      '请移除该样本，或先填补缺失值',
    );
  if (present.every((value) => value === present[0]))
    throw failure('no-variation', 'matrix', `样本“${name}”的签名基因都是同一个值`, '请移除该样本');
}

/** r of samples whose values are drawn from all values of the signature's genes, of all samples. */
function byChance(
  samples: readonly Float64Array[],
  count: number,
  seed: number,
  estimate: (values: Float64Array) => Fractions,
  progress: (fraction: number) => void,
): number[] {
  const random = uniform(seed);
  const pool = samples.flatMap((values) => [...values].filter((value) => !Number.isNaN(value)));
  const size = samples[0]?.length ?? 0;
  const found: number[] = [];
  for (let b = 0; b < count; b += 1) {
    if (b % 5 === 0) progress(b / count);
    const drawn = Float64Array.from({ length: size }, () => pool[Math.floor(random() * pool.length)]!);
    found.push(drawn.every((value) => value === drawn[0]) ? -1 : estimate(drawn).r || -1);
  }
  return found;
}

function said(
  { genes, signature }: Shared,
  given: Matrix,
  mixture: Matrix,
  { found, p, samples, types }: Found,
  options: DeconvolutionOptions,
): Message[] {
  const messages: Message[] = [];
  if (genes.length * 2 < given.ids.length)
    messages.push({
      level: 'warning',
      text: `签名的 ${given.ids.length} 个基因中只有 ${genes.length} 个在样本中，结果不可靠；请检查基因名的写法。`,
    });
  if (!options.logged && mixture.values.every((value) => !(value > 50)))
    messages.push({
      level: 'warning',
      text: '样本的值都不到 50，像是取过 log2 的数据；若是，请打开“样本已取对数（log2）”。',
    });
  if (given.values.every((value) => !(value > 50)))
    messages.push({ level: 'warning', text: '签名矩阵的值都不到 50，像是取过对数的数据；请提供未取对数的平均表达。' });
  const columns = types.map((_, type) =>
    standardized(
      Float64Array.from({ length: signature.genes }, (__, gene) => signature.values[gene * signature.types + type]!),
    ),
  );
  const pairs = types.flatMap((one, a) =>
    types
      .slice(a + 1)
      .flatMap((other, k) =>
        columns[a]!.reduce((sum, value, gene) => sum + value * columns[a + 1 + k]![gene]!, 0) / (signature.genes - 1) >
        alike
          ? [`“${one}”与“${other}”`]
          : [],
      ),
  );
  if (pairs.length > 0)
    messages.push({
      level: 'warning',
      text: `${pairs.slice(0, 3).join('、')}${pairs.length > 3 ? ` 等 ${pairs.length} 对` : ''}的签名几乎相同（r > ${alike}），它们之间怎样分不可靠，宜合为一类。`,
    });
  const poor = samples.filter((_, at) => p[at]! >= 0.05);
  if (poor.length > 0)
    messages.push({
      level: 'warning',
      text: `${poor.slice(0, 5).join('、')}${poor.length > 5 ? ` 等 ${poor.length} 个样本` : ''}的拟合不比随机好（p ≥ 0.05），比例不可信；签名多半不适合这些样本。`,
    });
  const unsettled = found.filter(({ settled }) => !settled).length;
  if (unsettled > 0)
    messages.push({ level: 'warning', text: `${unsettled} 个样本的支持向量回归没有收敛，请改用非负最小二乘核对。` });
  return messages;
}
