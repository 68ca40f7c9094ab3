import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Options, Table, Taxonomy } from '../../model/index.ts';
import { abundancesOf, inGroups, type Abundances } from '../../abundances/index.ts';
import { averageTree } from '../beta/index.ts';
import { communityDistances } from '../../community-distances/index.ts';
import { sumByTaxon, taxaOf, type Taxa } from '../../taxa/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import { readCompositionOptions, type CompositionOptions } from './composition.schema.ts';

type Inputs = {
  readonly matrix: Matrix;
  readonly groups?: Groups | undefined;
  readonly taxonomy?: Taxonomy | undefined;
};

/** The rows of the result: the listed taxa, the most abundant first, and last the others when there are any. */
type Listed = {
  readonly names: readonly string[];
  readonly lineages: readonly string[];
  /** Samples × rows, in the unit asked for. */
  readonly values: Float64Array;
  /** Share of a sample, whatever the unit of `values`. */
  readonly shares: Float64Array;
  /** How many taxa are in each row. */
  readonly sizes: readonly number[];
};

const others = '其他';
/** With more samples a tree could not be read and would take long to draw. */
const mostLeaves = 600;

/**
 * Abundance of taxa in every sample and on average in every group.
 *
 * @throws {InputError} When a value is missing or negative, the taxonomy lacks the rank or knows no feature.
 */
export function runComposition({ groups, matrix, taxonomy }: Inputs, raw: Options): MethodOutput {
  const options = readCompositionOptions(raw);
  const abundances = abundancesOf(matrix, { whole: false });
  const taxa =
    options.rank === 'feature' || !taxonomy
      ? featuresAsTaxa(abundances.ids)
      : taxaOf(abundances.ids, taxonomy, options.rank);
  const listed = listTaxa(abundances, taxa, options);
  const messages: Message[] = [...abundances.messages, ...taxa.messages];
  if (!taxonomy && options.rank !== 'feature')
    messages.push({ level: 'info', text: '没有提供物种注释，按特征本身统计' });
  const grouped = groups && inGroups(abundances.samples, groups, { levels: 1 });
  messages.push(...(grouped?.messages ?? []));
  const levels = grouped ? grouped.levels : ['全部'];
  const code = new Int32Array(abundances.samples.length).fill(grouped ? -1 : 0);
  grouped?.kept.forEach((sample, at) => (code[sample] = grouped.code[at]!));
  const rest = listed.names.includes(others) && listed.sizes.length > 0 ? listed.sizes.at(-1)! : 0;

  return {
    tables: [
      compositionTable(listed, abundances.samples, options),
      meansTable(listed, levels, code, options),
      taxaTable(listed, abundances.samples.length),
      ...treeTables(abundances),
    ],
    removed: abundances.removed,
    messages,
    facts: {
      samples: abundances.samples.length,
      features: abundances.ids.length,
      rank: taxonomy ? options.rank : 'feature',
      taxa: listed.sizes.reduce((sum, size) => sum + size, 0),
      listed: listed.names.length - (rest > 0 ? 1 : 0),
      others: rest,
      tree: Number(abundances.samples.length <= mostLeaves),
      first: listed.names[0]!,
      first_share: meanOf(listed.shares, abundances.samples.length, listed.names.length, 0),
      groups: grouped ? levels.length : 0,
    },
  };
}

/**
 * The tree of the samples from Bray–Curtis of the shares of all features, however many taxa are listed; empty with too
 * many samples.
 */
function treeTables({ ids, samples, totals, values }: Abundances): readonly Table[] {
  const shown = samples.length <= mostLeaves ? samples : [];
  const shares =
    shown.length > 0 ? values.map((value, at) => value / totals[Math.floor(at / ids.length)]!) : new Float64Array();
  return averageTree(shown, communityDistances(shares, shown.length, ids.length, 'bray'), '组成表');
}

const featuresAsTaxa = (ids: readonly string[]): Taxa => ({
  names: ids,
  lineages: ids.map(() => ''),
  named: ids.map(() => true),
  of: Int32Array.from(ids.keys()),
  messages: [],
});

function meanOf(values: Float64Array, samples: number, width: number, row: number): number {
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) sum += values[sample * width + row]!;
  return sum / samples;
}

function listTaxa(
  { samples, totals, values }: Abundances,
  taxa: Taxa,
  { relative, top, unclassified }: CompositionOptions,
): Listed {
  const [n, count] = [samples.length, taxa.names.length];
  const sums = sumByTaxon(values, n, taxa.of, count);
  const shares = sums.map((sum, at) => sum / totals[Math.floor(at / count)]!);
  const means = Float64Array.from({ length: count }, (_, taxon) => meanOf(shares, n, count, taxon));
  const order = Array.from(means.keys())
    .filter((taxon) => means[taxon]! > 0 && (unclassified === 'keep' || taxa.named[taxon]!))
    .toSorted((a, b) => means[b]! - means[a]! || a - b)
    .slice(0, top);
  const chosen = new Set(order);
  const rest = Array.from(means.keys()).filter((taxon) => means[taxon]! > 0 && !chosen.has(taxon));
  const names = order.map((taxon) => (taxa.names[taxon] === others ? `${others}（分类名）` : taxa.names[taxon]!));
  const rowOf = new Int32Array(count).fill(-1);
  order.forEach((taxon, row) => (rowOf[taxon] = row));
  for (const taxon of rest) rowOf[taxon] = order.length;
  const width = order.length + Number(rest.length > 0);
  const gather = (from: Float64Array): Float64Array => sumByTaxon(from, n, rowOf, width);
  const rowShares = gather(shares);
  return {
    names: rest.length > 0 ? [...names, others] : names,
    lineages: [...order.map((taxon) => taxa.lineages[taxon]!), ...(rest.length > 0 ? [''] : [])],
    values: relative ? rowShares : gather(sums),
    shares: rowShares,
    sizes: [...order.map(() => 1), ...(rest.length > 0 ? [rest.length] : [])],
  };
}

const unitHelp = (relative: boolean): string =>
  relative ? '相对丰度：该分类单元之和 ÷ 样本总和，0 到 1' : '该分类单元各特征原始丰度之和';
const taxonHelp = '分类单元的名称；“其他”是没有单独列出的分类单元之和';

function compositionTable(
  { names, values }: Listed,
  samples: readonly string[],
  { relative }: CompositionOptions,
): Table {
  const width = names.length;
  const columns = samples.map((sample, at) =>
    numberColumn(sample, sample, values.slice(at * width, (at + 1) * width), { help: unitHelp(relative) }),
  );
  return tableOf('composition', '各样本的物种组成', [
    textColumn('taxon', '分类单元', names, { help: taxonHelp }),
    ...columns,
  ]);
}

function meansTable(
  { names, values }: Listed,
  levels: readonly string[],
  code: Int32Array,
  { relative }: CompositionOptions,
): Table {
  const width = names.length;
  const rows = levels.flatMap((level, index) => {
    const members = Array.from(code.keys()).filter((sample) => code[sample] === index);
    return names.map((taxon, row) => {
      const own = members.map((sample) => values[sample * width + row]!);
      const mean = arithmeticMean(own);
      return {
        level,
        taxon,
        n: own.length,
        mean,
        sd: sampleSd(own),
      };
    });
  });
  return tableOf('means', '各组的平均组成', [
    textColumn(
      'group',
      '分组',
      rows.map(({ level }) => level),
      { help: '分组方案中的组；没有分组时为“全部”' },
    ),
    textColumn(
      'taxon',
      '分类单元',
      rows.map(({ taxon }) => taxon),
      { help: taxonHelp },
    ),
    numberColumn(
      'mean',
      '平均值',
      Float64Array.from(rows, ({ mean }) => mean),
      { help: `组内各样本的算术平均；${unitHelp(relative)}` },
    ),
    numberColumn(
      'sd',
      '标准差',
      Float64Array.from(rows, ({ sd }) => sd),
      { help: '组内各样本的标准差（n − 1）；只有一个样本时为空' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(rows, ({ n }) => n),
      { help: '该组参与计算的样本数' },
    ),
  ]);
}

function taxaTable({ lineages, names, shares, sizes }: Listed, samples: number): Table {
  const width = names.length;
  const mean = Float64Array.from(names, (_, row) => meanOf(shares, samples, width, row));
  const present = Float64Array.from(names, (_, row) =>
    Array.from({ length: samples }, (__, sample) => Number(shares[sample * width + row]! > 0)).reduce(
      (sum, one) => sum + one,
      0,
    ),
  );
  return tableOf('taxa', '分类单元', [
    textColumn('taxon', '分类单元', names, { help: taxonHelp }),
    textColumn('lineage', '上级分类', lineages, { help: '从最高级到该级已知的分类名，以竖线分隔；没有注释时为空' }),
    numberColumn('mean', '平均相对丰度', mean, { help: '所有样本相对丰度的算术平均，列出的次序由它决定' }),
    integerColumn('present', '出现的样本数', present, { help: '丰度大于 0 的样本数' }),
    integerColumn('taxa', '包含的分类单元数', Float64Array.from(sizes), {
      help: '“其他”由多少个分类单元合成；其余为 1',
    }),
  ]);
}
