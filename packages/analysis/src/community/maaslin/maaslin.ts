import { changeOf, countChanges, isChanged } from '../../changes/index.ts';
import type {
  Environment,
  Groups,
  Matrix,
  Message,
  MethodOutput,
  Options,
  Removal,
  RunContext,
  Taxonomy,
} from '../../model/index.ts';
import { InputError } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { linearFit, prepareFit, type Fit } from './linearFit.ts';
import { readMaaslinOptions, type MaaslinOptions } from './maaslin.schema.ts';
import { metadataOf, type Metadata } from './metadata.ts';
import { pointsTable, resultTable, samplesTable, varianceTable, type Association } from './resultTables.ts';
import { transformed } from './transform.ts';

export type Inputs = {
  readonly matrix: Matrix;
  readonly groups: Groups;
  readonly taxonomy?: Taxonomy | undefined;
  readonly env?: Environment | undefined;
};

type Prepared = {
  readonly names: readonly string[];
  /** Kept features × samples of the model. */
  readonly values: Float64Array;
  readonly seen: Float64Array;
  readonly samples: readonly string[];
  readonly metadata: Metadata;
  readonly taxa: number;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

function prepare({ env, groups, matrix, taxonomy }: Inputs, options: MaaslinOptions): Prepared {
  const abundances = abundancesOf(matrix, { whole: false, least: 4 });
  const metadata = metadataOf(abundances.samples, groups, env, options);
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(abundances.ids, taxonomy, options.rank);
  const all = taxa?.names ?? abundances.ids;
  const sums = taxa ? sumByTaxon(abundances.values, abundances.samples.length, taxa.of, all.length) : abundances.values;
  const n = metadata.kept.length;
  const seen = Float64Array.from(all, (_, row) =>
    metadata.kept.reduce((count, at) => count + Number(sums[at * all.length + row]! > options.abundance), 0),
  );
  const ever = Float64Array.from(all, (_, row) =>
    metadata.kept.reduce((count, at) => count + Number(sums[at * all.length + row]! > 0), 0),
  );
  const rows = [...all.keys()].filter((row) => seen[row]! > options.prevalence * n && ever[row]! > 0);
  if (rows.length < 1)
    throw new InputError([
      {
        code: 'too-few-features',
        severity: 'error',
        input: 'matrix',
        what: `没有特征在超过 ${options.prevalence} 的样本中检出`,
        remedy: '请调低“最低检出率”，或选择更高的分类级别',
      },
    ]);
  const values = new Float64Array(rows.length * n);
  rows.forEach((row, to) => metadata.kept.forEach((at, i) => (values[to * n + i] = sums[at * all.length + row]!)));
  const bare = metadata.kept.findIndex((_, i) => rows.every((__, row) => values[row * n + i] === 0));
  if (bare >= 0 && options.transform !== 'none')
    throw new InputError([
      {
        code: 'empty-sample',
        severity: 'error',
        input: 'matrix',
        what: `样本“${abundances.samples[metadata.kept[bare]!]}”在保留的特征中全部为 0，不能换算为相对丰度`,
        remedy: '请调低“最低检出率”，或从分组方案中去掉该样本',
      },
    ]);
  const messages: Message[] = [...abundances.messages, ...metadata.messages, ...(taxa?.messages ?? [])];
  if (!taxonomy && options.rank !== 'feature') messages.push({ level: 'info', text: '没有提供物种注释，分析特征本身' });
  return {
    names: rows.map((row) => all[row]!),
    values,
    seen: Float64Array.from(rows, (row) => seen[row]!),
    samples: metadata.kept.map((at) => abundances.samples[at]!),
    metadata,
    taxa: all.length,
    removed: [
      ...abundances.removed,
      ...metadata.removed,
      ...[...all.keys()]
        .filter((row) => !rows.includes(row))
        .map((row): Removal => ({
          kind: 'feature',
          id: all[row]!,
          reason: ever[row] === 0 ? '没有检出' : `检出率不超过 ${options.prevalence}`,
        })),
    ],
    messages,
  };
}

/** @throws {InputError} When the data or the model cannot be used. */
export function checkMaaslin(inputs: Inputs, raw: Options): void {
  prepare(inputs, readMaaslinOptions(raw));
}

/**
 * Which features go with which variables of the samples: a linear model a feature with all variables at once, after
 * MaAsLin2.
 *
 * @throws {InputError} When the data or the model cannot be used.
 */
export function runMaaslin(inputs: Inputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readMaaslinOptions(raw);
  progress('准备数据', 0);
  const prepared = prepare(inputs, options);
  const { metadata, names, samples } = prepared;
  const { design, subjects, terms } = metadata;
  const y = transformed(prepared.values, names.length, samples.length, options.transform);
  const model = prepareFit(design, subjects);
  const fits = names.map((_, row): Fit => {
    if (row % 16 === 0) progress('拟合模型', 0.05 + (0.9 * row) / names.length);
    return linearFit(model, y.slice(row * samples.length, (row + 1) * samples.length));
  });
  const adjusted = pAdjust(Float64Array.from(fits.flatMap(({ p }) => [...p.subarray(1)])), options.p_adjust);
  const associations = fits
    .flatMap((fit, row) =>
      terms.map((term, at): Association => {
        const [p, q] = [fit.p[at + 1]!, adjusted[row * terms.length + at]!];
        const coefficient = fit.coefficients[at + 1]!;
        return {
          feature: names[row]!,
          row,
          term,
          coefficient,
          se: fit.se[at + 1]!,
          df: fit.df[at + 1]!,
          t: fit.t[at + 1]!,
          p,
          q,
          seen: prepared.seen[row]!,
          direction: changeOf(coefficient, options.p_column === 'p' ? p : q, { least: 0, p: options.p }),
        };
      }),
    )
    .toSorted(
      (one, other) => (Number.isNaN(one.p) ? 1 : Number.isNaN(other.p) ? -1 : one.p - other.p) || one.row - other.row,
    );
  const found = associations.filter(({ direction }) => isChanged(direction));
  const { down, up } = countChanges(associations.map(({ direction }) => direction));
  const features = new Set(found.map(({ feature }) => feature)).size;
  const single = fits.filter(({ between }) => between === 0).length;

  return {
    tables: [
      resultTable(associations, samples.length, options, subjects !== null),
      pointsTable(associations, y, samples, metadata),
      varianceTable(names, fits, subjects !== null),
      samplesTable(samples, metadata),
    ],
    removed: prepared.removed,
    messages: [...prepared.messages, ...messagesOf(prepared, fits, single)],
    facts: {
      samples: samples.length,
      taxa: prepared.taxa,
      annotated: Number(inputs.taxonomy !== undefined),
      tested: names.length,
      terms: terms.length,
      tests: associations.length,
      variables: metadata.variables
        .map(({ levels, name }) => (levels.length > 0 ? `${name}（分类，参照 ${levels[0]}）` : `${name}（数值）`))
        .join('、'),
      subjects: subjects?.count ?? 0,
      single,
      found: found.length,
      features,
      up,
      down,
      said: found
        .slice(0, 3)
        .map(
          ({ coefficient, feature, term }) =>
            `${feature} 与${term.variable}${term.value === '' ? '' : ` ${term.value}`}（${coefficient > 0 ? '正' : '负'}）`,
        )
        .join('、'),
    },
  };
}

function messagesOf(
  { metadata: { design, subjects, terms, variables }, samples }: Prepared,
  fits: readonly Fit[],
  single: number,
): Message[] {
  const messages: Message[] = [];
  const still = fits.filter(({ residual }) => residual === 0).length;
  if (still > 0) messages.push({ level: 'warning', text: `${still} 个特征没有变化，或模型没有剩下误差，没有检验` });
  if (samples.length < 10 * terms.length)
    messages.push({
      level: samples.length < 5 * terms.length ? 'warning' : 'info',
      text: `${samples.length} 个样本估计 ${design.columns} 个系数；每个变量一般需要 10 个以上的样本，否则系数不稳定`,
    });
  const thin = variables.flatMap(({ levels, name, texts }) =>
    levels.filter((level) => texts.filter((text) => text === level).length < 3).map((level) => `${name} ${level}`),
  );
  if (thin.length > 0)
    messages.push({
      level: 'warning',
      text: `${thin.slice(0, 4).join('、')}${thin.length > 4 ? ' 等' : ''} 不到 3 个样本，它的系数不可靠`,
    });
  if (subjects && subjects.count < 5)
    messages.push({
      level: 'warning',
      text: `只有 ${subjects.count} 个个体，个体间的方差估计不准；可把个体改作“类别变量”`,
    });
  if (single > 0)
    messages.push({ level: 'info', text: `${single} 个特征的个体间方差估计为 0，结果与没有随机效应的模型相同` });
  return messages;
}
