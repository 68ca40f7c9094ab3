import { uniform } from '../../linear/index.ts';
import type { Groups, Matrix, Message, MethodInputs, MethodOutput, Options, RunContext } from '../../model/index.ts';
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
import { alike, part, type Shared, sharedGenes } from './sharedGenes.ts';
import { refuseSample } from './checkSamples.ts';

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
  // Samples that miss the same genes share the prepared signature.
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
  const { levels, tests } = comparedGroups(result, groups);
  const means = types.map(
    (_, type) => found.reduce((sum, { fractions }) => sum + (fractions[type]! || 0), 0) / found.length,
  );
  const most = means.reduce((best, value, at) => (value > means[best]! ? at : best), 0);
  const testing = testTable(result, levels, tests);
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

/** Samples by the order of their groups, those without one last. */
function sampleOrder(samples: readonly string[], groups: Groups | undefined): readonly number[] {
  const rank = (at: number): number => {
    const level = groups ? groups.levels.indexOf(groupOf(groups, samples[at]!)) : 0;
    return level < 0 ? Infinity : level;
  };
  return [...samples.keys()].toSorted((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
}

/** The groups with at least two estimated samples, and the tests of every type between them; none with fewer than two groups. */
function comparedGroups(
  { found, group, order }: Found,
  groups: Groups | undefined,
): {
  readonly levels: readonly { readonly name: string; readonly columns: Int32Array }[];
  readonly tests: ReturnType<typeof proportionTests>;
} {
  const levels = (groups?.levels ?? [])
    .map((level) =>
      Int32Array.from(order.filter((at) => group[at] === level && found[at]!.fractions.every(Number.isFinite))),
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
  return { levels, tests };
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
