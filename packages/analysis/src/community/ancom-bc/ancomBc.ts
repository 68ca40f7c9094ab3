import { maximum, minimum } from '../../extremes/index.ts';
import { changeOf, countChanges } from '../../changes/index.ts';
import type { Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { chiSquaredUpper, normalTwoSided, pAdjust } from '../../statistics/index.ts';
import { readAncomBcOptions, type AncomBcOptions } from './ancomBc.schema.ts';
import { biasByEm, type Bias } from './biasEm.ts';
import { logLinear, meanResiduals, type Stop } from './logLinear.ts';
import { prepare, type Inputs, type Prepared } from './prepare.ts';
import { quadratic } from './quadratic.ts';
import {
  biasTable,
  deltaTable,
  globalTable,
  resultTable,
  zerosTable,
  type Comparison,
  type GlobalTest,
} from './resultTables.ts';
import { structuralZeros, type Detection } from './structuralZeros.ts';

/** @throws {InputError} When the data or the model cannot be used. */
export function checkAncomBc(inputs: Inputs, options: Options): void {
  prepare(inputs, options);
}

/**
 * Differential abundance with the samples' unknown sampling fractions taken out: ANCOM-BC.
 *
 * @throws {InputError} When the data or the model cannot be used.
 */
export function runAncomBc(inputs: Inputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readAncomBcOptions(raw);
  progress('准备数据', 0);
  const prepared = prepare(inputs, raw);
  const { code, counts, levels, names, samples, x } = prepared;
  const [n, p, k] = [samples.length, prepared.terms.length, levels.length];
  const stop: Stop = { tolerance: 1e-5, most: options.max_iterations };
  // A count of 0 has no logarithm; without a pseudo-count it is missing.
  const y = counts.map((count) => (count + options.pseudo > 0 ? Math.log(count + options.pseudo) : Number.NaN));
  progress('线性模型', 0.1);
  const fit = logLinear({ y, x, samples: n, columns: p }, stop);
  const column = (a: number): Float64Array => Float64Array.from(names, (_, row) => fit.coefficients[row * p + a]!);
  const variance = Array.from({ length: p }, (_, a) =>
    Float64Array.from(names, (__, row) => fit.covariance[row * p * p + a * p + a]!),
  );
  const usable = names.map((_, row) => variance.every((own) => own[row]! > 1e-20));
  const of = (values: Float64Array): Float64Array => values.filter((_, row) => usable[row]);
  const biases = variance.map((own, a) => {
    progress('估计偏差', 0.3 + (0.6 * a) / p);
    return biasByEm(of(column(a)), of(own), stop);
  });
  const corrected = fit.coefficients.map((value, at) =>
    usable[Math.floor(at / p)] ? value - biases[at % p]!.em : Number.NaN,
  );
  const covariance = options.conserve ? conservative(fit.covariance, biases) : fit.covariance;
  const detection = structuralZeros(counts, code, k, options.zero_bound);
  const isZero = (row: number, level: number): boolean => options.structural_zeros && detection.zero[row * k + level]!;

  progress('检验', 0.9);
  const comparisons = levels.slice(1).map((_, i) => compared(prepared, corrected, covariance, i + 1, isZero, options));
  const global = k > 2 ? globalTest(prepared, corrected, covariance, isZero, options) : null;
  const fraction = meanResiduals(y, x, corrected, n, p);
  const zeros = names.reduce((sum, _, row) => sum + Number(levels.some((__, level) => isZero(row, level))), 0);
  const { down, only_ref, only_test, up } = countChanges(comparisons.flatMap(({ direction }) => direction));

  return {
    tables: [
      resultTable(prepared, comparisons, options),
      globalTable(prepared, global, options),
      biasTable(prepared, fraction),
      deltaTable(prepared, biases),
      zerosTable(prepared, detection, options),
    ],
    removed: prepared.removed,
    messages: [
      ...prepared.messages,
      ...messagesOf(prepared, fit.converged && biases.every(({ converged }) => converged), usable, detection),
    ],
    facts: {
      reference: levels[0]!,
      groups: levels
        .map((level, at) => `${level} ${code.reduce((sum, one) => sum + Number(one === at), 0)}`)
        .join('、'),
      comparisons: k - 1,
      terms: prepared.covariates,
      level: prepared.merged ? options.rank : 'feature',
      taxa: prepared.taxa,
      tested: usable.filter(Boolean).length,
      zeros,
      up,
      down,
      only_test,
      only_ref,
      global: global ? global.verdict.filter((word) => word === '有差异').length : 0,
      iterations: maximum(biases.map(({ iterations }) => iterations)),
    },
  };
}

/** The variance of the bias added to the diagonal, as if both errors were perfectly correlated. */
function conservative(covariance: Float64Array, biases: readonly Bias[]): Float64Array {
  const p = biases.length;
  const wider = covariance.slice();
  for (let at = 0; at < wider.length; at += p * p) {
    biases.forEach(
      ({ variance }, a) =>
        (wider[at + a * p + a] = (Math.sqrt(covariance[at + a * p + a]!) + Math.sqrt(variance)) ** 2),
    );
  }
  return wider;
}

type IsZero = (row: number, level: number) => boolean;

function compared(
  { levels, names, terms }: Prepared,
  corrected: Float64Array,
  covariance: Float64Array,
  level: number,
  isZero: IsZero,
  options: AncomBcOptions,
): Comparison {
  const p = terms.length;
  const lfc = Float64Array.from(names, (_, row) => corrected[row * p + level]!);
  const se = Float64Array.from(names, (_, row) =>
    Number.isNaN(lfc[row]!) ? Number.NaN : Math.sqrt(covariance[row * p * p + level * p + level]!),
  );
  const w = lfc.map((change, row) => change / se[row]!);
  const all = w.map(normalTwoSided);
  const adjusted = pAdjust(all, options.p_adjust);
  const absent = names.map((_, row) =>
    isZero(row, 0) === isZero(row, level) ? '' : isZero(row, 0) ? 'reference' : 'test',
  );
  const without = (values: Float64Array): Float64Array =>
    values.map((value, row) => (absent[row] === '' ? value : Number.NaN));
  const judged = options.p_column === 'p' ? all : adjusted;
  const limits = { least: Math.log(options.fc), p: options.p };
  // A structural zero is no matter of chance: it counts whatever the model says.
  const direction = names.map((_, row) =>
    absent[row] === ''
      ? changeOf(lfc[row]!, judged[row]!, limits)
      : changeOf(absent[row] === 'reference' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY, -1, limits),
  );
  const basis = absent.map((which, row) =>
    which === 'reference'
      ? `结构零：${levels[0]} 没有检出`
      : which === 'test'
        ? `结构零：${levels[level]} 没有检出`
        : Number.isNaN(all[row]!)
          ? '检出太少，没有检验'
          : '模型',
  );
  return { level: levels[level]!, lfc, se, w, p: without(all), adjusted: without(adjusted), direction, basis };
}

/** Whether a feature differs among any of the groups. */
function globalTest(
  { levels, names, terms }: Prepared,
  corrected: Float64Array,
  covariance: Float64Array,
  isZero: IsZero,
  options: AncomBcOptions,
): GlobalTest {
  const [p, df] = [terms.length, levels.length - 1];
  const w = Float64Array.from(names, (_, row) => {
    const change = corrected.slice(row * p + 1, row * p + 1 + df);
    const spread = new Float64Array(df * df);
    for (let a = 0; a < df; a += 1)
      for (let b = 0; b < df; b += 1) spread[a * df + b] = covariance[row * p * p + (a + 1) * p + b + 1]!;
    return quadratic(spread, change);
  });
  const chance = w.map((value) => {
    const upper = chiSquaredUpper(value, df);
    return 2 * Math.min(upper, 1 - upper);
  });
  const adjusted = pAdjust(chance, options.p_adjust);
  const mixed = names.map((_, row) => levels.some((__, level) => isZero(row, level) !== isZero(row, 0)));
  const judged = options.p_column === 'p' ? chance : adjusted;
  const verdict = names.map((_, row) =>
    mixed[row] || judged[row]! < options.p ? '有差异' : Number.isNaN(judged[row]!) ? '没有检验' : '无差异',
  );
  const without = (values: Float64Array): Float64Array => values.map((value, row) => (mixed[row] ? Number.NaN : value));
  return {
    w,
    df,
    p: without(chance),
    adjusted: without(adjusted),
    verdict,
    basis: mixed.map((one) => (one ? '结构零' : '模型')),
  };
}

function messagesOf(
  { code, levels, names }: Prepared,
  converged: boolean,
  usable: readonly boolean[],
  { zero }: Detection,
): Message[] {
  const messages: Message[] = [];
  const left = usable.filter(Boolean).length;
  if (left < names.length)
    messages.push({
      level: 'warning',
      text: `${names.length - left} 个分类单元有值的样本太少，或模型没有剩下误差，没有检验，也不参与偏差估计`,
    });
  if (left < 10)
    messages.push({ level: 'warning', text: `参与分析的分类单元只有 ${left} 个，偏差估计不可靠；一般需要几十个以上` });
  if (!converged)
    messages.push({ level: 'warning', text: '偏差的估计在最多迭代次数内没有收敛，请调高“最多迭代次数”后再看' });
  const smallest = minimum(levels.map((_, level) => code.reduce((sum, one) => sum + Number(one === level), 0)));
  if (smallest < 5)
    messages.push({
      level: 'warning',
      text: `最小的组只有 ${smallest} 个样本，检验用正态近似，假阳性会偏多；可打开“计入偏差的不确定性”`,
    });
  if (zero.every(Boolean))
    messages.push({ level: 'warning', text: '各组都判为结构零，请关闭“近乎没有检出也算结构零”' });
  return messages;
}
