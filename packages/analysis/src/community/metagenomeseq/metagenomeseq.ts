import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type {
  Groups,
  Matrix,
  Message,
  MethodOutput,
  Options,
  Removal,
  RunContext,
  Table,
  Taxonomy,
} from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { median, normalTwoSided, pAdjust } from '../../statistics/index.ts';
import { abundancesOf, inGroups } from '../abundances/index.ts';
import { phylaOf, phylaOfTaxa, sumByTaxon, taxaOf } from '../taxa/index.ts';
import { readMetagenomeseqOptions, type MetagenomeseqOptions } from './metagenomeseq.schema.ts';
import { cssPercentile, cssSums } from './scaling.ts';
import { zeroLogNormal, type Estimate } from './zeroLogNormal.ts';

export type Inputs = { readonly matrix: Matrix; readonly groups: Groups; readonly taxonomy?: Taxonomy | undefined };

type Prepared = {
  readonly names: readonly string[];
  readonly lineages: readonly string[];
  /** `''` without a taxonomy. */
  readonly phyla: readonly string[];
  /** Mean share of each taxon in the counts of the samples, 0…1. */
  readonly abundance: Float64Array;
  readonly samples: readonly string[];
  /** Each sample's counts, in the order of `names`. */
  readonly columns: readonly Float64Array[];
  /** The reference first. */
  readonly levels: readonly string[];
  readonly code: Uint16Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};
type Row = Estimate & {
  readonly feature: number;
  readonly level: number;
  readonly z: number;
  readonly p: number;
  readonly q: number;
  readonly direction: string;
  readonly seen: readonly [number, number];
};
type Comparison = {
  readonly rows: readonly Row[];
  readonly factors: readonly {
    readonly sample: number;
    readonly level: number;
    readonly factor: number;
    readonly percentile: number;
  }[];
};

/** P(|Z| < this) = 0.95. */
const z95 = 1.959963984540054;
const fault = (
  input: string,
  code: string,
  what: string,
  remedy: string,
  kind: 'data' | 'parameter' = 'data',
): InputError => new InputError([{ code, severity: 'error', input, what, remedy }], kind);

function prepare({ groups, matrix, taxonomy }: Inputs, options: MetagenomeseqOptions): Prepared {
  const abundances = abundancesOf(matrix, { whole: true, least: 4 });
  const grouped = inGroups(abundances.samples, groups, { levels: 2 });
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(abundances.ids, taxonomy, options.rank);
  const names = taxa?.names ?? abundances.ids;
  const sums = taxa
    ? sumByTaxon(abundances.values, abundances.samples.length, taxa.of, names.length)
    : abundances.values;
  const reference = options.reference === '' ? grouped.levels[0]! : options.reference;
  if (!grouped.levels.includes(reference))
    throw fault(
      'reference',
      'option-value',
      `参照组“${reference}”没有样本，或不在分组表中`,
      `请选择：${grouped.levels.join('、')}`,
      'parameter',
    );
  const levels = [reference, ...grouped.levels.filter((level) => level !== reference)];
  grouped.levels.forEach((level, at) => {
    if (grouped.sizes[at]! < 3)
      throw fault(
        'groups',
        'too-few-samples',
        `“${level}”组只有 ${grouped.sizes[at]!} 个样本参与分析`,
        '每组至少要有 3 个样本，建议 8 个以上；或从分组方案中去掉这一组',
      );
  });
  const columns = grouped.kept.map((at) => sums.slice(at * names.length, (at + 1) * names.length));
  const thin = columns.findIndex((column) => column.filter((value) => value > 0).length < 2);
  if (thin >= 0)
    throw fault(
      'matrix',
      'empty-sample',
      `样本“${abundances.samples[grouped.kept[thin]!]!}”只检出一个分类单元，不能作累积和归一化`,
      '请从分组方案中去掉该样本，或选择更低的分类级别',
    );
  const messages: Message[] = [...abundances.messages, ...grouped.messages, ...(taxa?.messages ?? [])];
  if (!taxonomy && options.rank !== 'feature') messages.push({ level: 'info', text: '没有提供物种注释，分析特征本身' });
  const smallest = Math.min(...grouped.sizes);
  if (smallest < 6)
    messages.push({ level: 'warning', text: `最小的组只有 ${smallest} 个样本，检验用正态近似，假阳性会偏多` });
  const known = taxonomy ? phylaOf(abundances.ids, taxonomy) : [];
  const phyla = taxa ? phylaOfTaxa(known, taxa.of, names.length) : known;
  const abundance = Float64Array.from(
    names,
    (_, row) =>
      columns.reduce((sum, column, at) => sum + column[row]! / abundances.totals[grouped.kept[at]!]!, 0) /
      columns.length,
  );
  return {
    names,
    lineages: names.map((_, row) => taxa?.lineages[row] ?? ''),
    phyla: names.map((_, row) => phyla[row] ?? ''),
    abundance,
    samples: grouped.kept.map((at) => abundances.samples[at]!),
    columns,
    levels,
    code: Uint16Array.from(grouped.code, (one) => levels.indexOf(grouped.levels[one]!)),
    removed: [...abundances.removed, ...grouped.removed],
    messages,
  };
}

/** @throws {InputError} When the data cannot be used. */
export function checkMetagenomeseq(inputs: Inputs, raw: Options): void {
  prepare(inputs, readMetagenomeseqOptions(raw));
}

function compared({ code, columns, names }: Prepared, level: number, options: MetagenomeseqOptions): Comparison {
  const use = [...code.keys()].filter((i) => code[i] === 0 || code[i] === level);
  const side = Uint8Array.from(use, (i) => Number(code[i] === level));
  const seenIn = (row: number, group: number): number =>
    use.reduce((sum, i, at) => sum + Number(side[at] === group && columns[i]![row]! > 0), 0);
  const seen = names.map((_, row) => [seenIn(row, 0), seenIn(row, 1)] as const);
  const kept = [...names.keys()].filter(
    (row) => seen[row]![0] + seen[row]![1] > 0 && (seen[row]![0] + seen[row]![1]) / use.length >= options.prevalence,
  );
  if (kept.length < 3)
    throw fault(
      'matrix',
      'too-few-features',
      `检出率不低于 ${options.prevalence} 的分类单元只有 ${kept.length} 个`,
      '请调低“最低检出率”，或选择更低的分类级别',
    );
  const own = use.map((i) => Float64Array.from(kept, (row) => columns[i]![row]!));
  const bare = own.findIndex((column) => !column.some((value) => value > 0));
  if (bare >= 0)
    throw fault(
      'matrix',
      'empty-sample',
      '有样本在保留的分类单元中全部为 0',
      '请调低“最低检出率”，或从分组方案中去掉该样本',
    );
  const percentile = options.percentile === 'half' ? 0.5 : cssPercentile(own);
  const factors = cssSums(own, percentile);
  const middle = median(factors);
  const scaled = new Float64Array(kept.length * use.length);
  own.forEach((column, i) =>
    column.forEach((value, row) => (scaled[row * use.length + i] = (value / factors[i]!) * middle)),
  );
  const estimates = zeroLogNormal(
    scaled,
    side,
    factors.map((factor) => Math.log(factor / middle)),
  );
  const p = Float64Array.from(estimates, ({ lfc, se }) => normalTwoSided(lfc / se));
  const q = pAdjust(p, options.p_adjust);
  const judged = options.p_column === 'p' ? p : q;
  const least = Math.log(options.fc);
  return {
    rows: estimates.map((one, at) => ({
      ...one,
      feature: kept[at]!,
      level,
      z: one.lfc / one.se,
      p: p[at]!,
      q: q[at]!,
      seen: seen[kept[at]!]!,
      direction:
        judged[at]! < options.p && one.lfc !== 0 && Math.abs(one.lfc) >= least ? (one.lfc > 0 ? 'up' : 'down') : 'none',
    })),
    factors: use.map((i, at) => ({ sample: i, level, factor: factors[at]!, percentile })),
  };
}

/**
 * Differential abundance with a zero-inflated log-normal model after cumulative sum scaling: metagenomeSeq.
 *
 * @throws {InputError} When the data cannot be used.
 */
export function runMetagenomeseq(inputs: Inputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readMetagenomeseqOptions(raw);
  progress('准备数据', 0);
  const prepared = prepare(inputs, options);
  const { levels, names } = prepared;
  const comparisons = levels.slice(1).map((_, at) => {
    progress('拟合模型', 0.1 + (0.8 * at) / (levels.length - 1));
    return compared(prepared, at + 1, options);
  });
  const rows = comparisons.flatMap((one) => [...one.rows]);
  const count = (word: string): number => rows.filter(({ direction }) => direction === word).length;
  const unknown = rows.filter(({ p }) => Number.isNaN(p)).length;
  const used = new Set(rows.map(({ feature }) => feature));
  return {
    tables: [resultTable(prepared, rows, options), factorsTable(prepared, comparisons)],
    removed: [
      ...prepared.removed,
      ...names.flatMap((id, row): Removal[] =>
        used.has(row) ? [] : [{ kind: 'feature', id, reason: `检出率低于 ${options.prevalence}` }],
      ),
    ],
    messages: [
      ...prepared.messages,
      ...(unknown > 0
        ? [
            {
              level: 'info' as const,
              text: `${unknown} 个检验没有做：某一组检出不足 2 个样本，或检出处没有变化；见“依据”一列`,
            },
          ]
        : []),
    ],
    facts: {
      reference: levels[0]!,
      groups: levels
        .map((level, at) => `${level} ${prepared.code.reduce((sum, one) => sum + Number(one === at), 0)}`)
        .join('、'),
      annotated: Number(inputs.taxonomy !== undefined),
      comparisons: comparisons.length,
      taxa: names.length,
      tested: rows.length - unknown,
      unknown,
      up: count('up'),
      down: count('down'),
      percentile: comparisons.map(({ factors }) => Number(factors[0]!.percentile.toFixed(3))).join('、'),
    },
  };
}

function resultTable(
  { abundance, levels, lineages, names, phyla }: Prepared,
  rows: readonly Row[],
  { fc, p, p_adjust, p_column }: MetagenomeseqOptions,
): Table {
  const of = (pick: (row: Row) => number): Float64Array => Float64Array.from(rows, pick);
  return tableOf('result', 'metagenomeSeq 结果', [
    textColumn(
      'feature',
      '分类单元',
      rows.map(({ feature }) => names[feature]!),
      { help: '分类单元的名称；没有物种注释时为特征名' },
    ),
    textColumn(
      'group',
      '比较组',
      rows.map(({ level }) => levels[level]!),
      { help: `与参照组“${levels[0]}”比较的组` },
    ),
    textColumn(
      'contrast',
      '比较',
      rows.map(({ level }) => `${levels[level]!} vs ${levels[0]}`),
      { help: '比较组 vs 参照组' },
    ),
    numberColumn(
      'lfc',
      'LFC',
      of(({ lfc }) => lfc),
      { help: '期望丰度之比的自然对数：丰度部分 + 检出部分；大于 0 为比较组较高' },
    ),
    numberColumn(
      'se',
      '标准误',
      of(({ se }) => se),
      { help: 'LFC 的标准误（delta 法）' },
    ),
    numberColumn(
      'z',
      'z 值',
      of(({ z }) => z),
      { help: 'LFC ÷ 标准误' },
    ),
    numberColumn(
      'p',
      'p 值',
      of((row) => row.p),
      { help: '双侧正态检验，未经多重检验校正' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      of(({ q }) => q),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，每个比较各自校正` },
    ),
    textColumn(
      'direction',
      '变化方向',
      rows.map(({ direction }) => direction),
      {
        help: `up 为比较组较高、down 为较低：${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p}${fc > 1 ? `且变化不小于 ${fc} 倍` : ''}；其余 none`,
      },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      of(({ lfc }) => lfc / Math.LN2),
      { help: 'LFC 换算为以 2 为底：LFC ÷ ln 2' },
    ),
    numberColumn(
      'ci_low',
      '95% 置信下限',
      of(({ lfc, se }) => lfc - z95 * se),
      { help: 'LFC − 1.96 × 标准误，未作多重检验校正' },
    ),
    numberColumn(
      'ci_high',
      '95% 置信上限',
      of(({ lfc, se }) => lfc + z95 * se),
      { help: 'LFC + 1.96 × 标准误，未作多重检验校正' },
    ),
    numberColumn(
      'positive',
      '丰度部分',
      of(({ positive }) => positive),
      { help: '检出的样本中，归一化丰度自然对数的平均之差（收缩后）' },
    ),
    numberColumn(
      'detection',
      '检出部分',
      of(({ detection }) => detection),
      { help: '两组期望检出率之比的自然对数，已按测序量调整；几乎都检出时为 0' },
    ),
    integerColumn(
      'seen_ref',
      '参照组检出样本数',
      of(({ seen }) => seen[0]),
      { help: '参照组中计数大于 0 的样本数' },
    ),
    integerColumn(
      'seen_test',
      '比较组检出样本数',
      of(({ seen }) => seen[1]),
      { help: '比较组中计数大于 0 的样本数' },
    ),
    textColumn(
      'basis',
      '依据',
      rows.map(({ basis }) => basis),
      { help: '“两部分”为丰度与检出率；“只按丰度”为至多 3 个样本没有检出；其余没有检验' },
    ),
    textColumn(
      'lineage',
      '分类路径',
      rows.map(({ feature }) => lineages[feature]!),
      { help: '从最高级到该级已知的分类名，以竖线分隔；没有注释时为空' },
    ),
    textColumn(
      'phylum',
      '门',
      rows.map(({ feature }) => phyla[feature]!),
      { help: '所在的门；注释没有门一级时为最高的一级，没有注释时为空' },
    ),
    numberColumn(
      'abundance',
      '平均相对丰度',
      of(({ feature }) => abundance[feature]!),
      { help: '参与分析的全部样本中的平均相对丰度，0～1' },
    ),
  ]);
}

function factorsTable({ columns, levels, samples }: Prepared, comparisons: readonly Comparison[]): Table {
  const rows = comparisons.flatMap(({ factors }) => [...factors]);
  return tableOf('factors', '归一化因子', [
    textColumn(
      'contrast',
      '比较',
      rows.map(({ level }) => `${levels[level]!} vs ${levels[0]}`),
      { help: '因子按每个比较的两组样本计算' },
    ),
    textColumn(
      'sample',
      '样本',
      rows.map(({ sample }) => samples[sample]!),
      { help: '样本名，取自数据表的列名' },
    ),
    numberColumn(
      'factor',
      '累积和',
      Float64Array.from(rows, ({ factor }) => factor),
      { help: '不超过该分位数的计数之和；归一化丰度 = 计数 ÷ 累积和 × 各样本累积和的中位数' },
    ),
    numberColumn(
      'total',
      '总计数',
      Float64Array.from(rows, ({ sample }) => columns[sample]!.reduce((sum, value) => sum + value, 0)),
      { help: '该样本全部计数之和' },
    ),
    numberColumn(
      'percentile',
      '分位数',
      Float64Array.from(rows, ({ percentile }) => percentile),
      { help: '累积和所用的分位数，0～1' },
    ),
  ]);
}
