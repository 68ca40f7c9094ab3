import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, RunContext, Table, Taxonomy } from '../../model/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { communityDistances } from '../../community-distances/index.ts';
import { principalCoordinates } from '../pcoa/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import type { EnterotypeOptions } from './enterotype.schema.ts';
import { jensenShannon } from './jensenShannon.ts';
import { aroundMedoids, calinskiHarabasz, silhouettes, type Partition } from './partition.ts';

type Inputs = {
  readonly matrix: Matrix;
  readonly taxonomy?: Taxonomy | undefined;
  readonly groups?: Groups | undefined;
};
type Tried = Partition & {
  readonly k: number;
  readonly index: number;
  readonly widths: Float64Array;
  readonly neighbours: Int32Array;
  readonly mean: number;
};

/** Mean silhouettes below this show no structure (Kaufman & Rousseeuw 1990). */
const weak = 0.25;
const nameOf = (cluster: number): string => `E${cluster + 1}`;
const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

/**
 * Types of communities: clusters around medoids, their number by the Calinski–Harabasz index, and the taxa that mark
 * each.
 *
 * @throws {InputError} When a value is missing or negative, the taxonomy lacks the rank, fewer than 4 samples hold
 * anything, or all are alike.
 */
export function runEnterotype(
  { groups, matrix, taxonomy }: Inputs,
  options: EnterotypeOptions,
  { progress }: RunContext,
): MethodOutput {
  const found = abundancesOf(matrix, { whole: false, least: 4 });
  const n = found.samples.length;
  const taxa =
    options.rank === 'feature' || !taxonomy
      ? { names: found.ids, of: Int32Array.from(found.ids.keys()), messages: [] as readonly Message[] }
      : taxaOf(found.ids, taxonomy, options.rank);
  const sums = sumByTaxon(found.values, n, taxa.of, taxa.names.length);
  const width = taxa.names.length;
  const shares = sums.map((sum, at) => sum / found.totals[Math.floor(at / width)]!);
  const distance = options.distance === 'jsd' ? jensenShannon(shares, n) : communityDistances(shares, n, width, 'bray');
  if (!distance.some((value) => value > 1e-9))
    throw refusal('no-variation', '所有样本的组成完全相同，没有可分的类型', '请检查丰度表的方向：特征在行，样本在列');

  const most = Math.min(Math.max(options.k_max, options.k), n - 1);
  if (options.k === 1 || options.k > n - 1)
    throw refusal(
      'bad-k',
      options.k === 1 ? '类数不能为 1' : `${n} 个样本不能分成 ${options.k} 类`,
      `类数须为 0（自动）或 2～${n - 1}`,
    );
  const tried = Array.from({ length: most - 1 }, (_, at): Tried => {
    progress('聚类', at / most);
    const k = at + 2;
    const made = aroundMedoids(distance, n, k);
    const { neighbours, widths } = silhouettes(distance, n, made.code, k);
    return {
      ...made,
      k,
      index: calinskiHarabasz(distance, n, made.code, k),
      widths,
      neighbours,
      mean: widths.reduce((sum, value) => sum + value, 0) / n,
    };
  });
  const chosen =
    options.k > 0 ? tried[options.k - 2]! : tried.reduce((best, one) => (one.index > best.index ? one : best));
  const grouped = groups && inGroups(found.samples, groups, { levels: 1 });
  const groupOf = found.samples.map(() => '');
  grouped?.kept.forEach((sample, at) => (groupOf[sample] = grouped.levels[grouped.code[at]!]!));
  const drivers = driversOf(shares, width, chosen, options.drivers);
  const first = drivers
    .filter(({ rank }) => rank === 1)
    .map(({ cluster, taxon }) => `${nameOf(cluster)}：${taxa.names[taxon]!}`);

  return {
    tables: [
      ...ordinationTables(distance, found.samples, chosen),
      clustersTable(found.samples, groupOf, chosen),
      tableOf('k', '类数的选择', [
        integerColumn(
          'k',
          '类数',
          Float64Array.from(tried, ({ k }) => k),
          { help: '尝试的类数' },
        ),
        numberColumn(
          'ch',
          'CH 指数',
          Float64Array.from(tried, ({ index }) => index),
          { help: 'Calinski–Harabasz 指数：类间与类内平方和之比，越大分得越开' },
        ),
        numberColumn(
          'silhouette',
          '平均轮廓系数',
          Float64Array.from(tried, ({ mean }) => mean),
          { help: '全部样本轮廓系数的平均，−1～1；低于 0.25 说明没有明显的类' },
        ),
        numberColumn(
          'cost',
          '到中心样本的距离之和',
          Float64Array.from(tried, ({ cost }) => cost),
          { help: 'PAM 的目标函数：各样本到所在类中心样本的距离之和' },
        ),
        integerColumn(
          'chosen',
          '选用',
          Float64Array.from(tried, (one) => Number(one === chosen)),
          { help: '1 为结果所用的类数' },
        ),
      ]),
      driversTable(drivers, taxa.names),
    ],
    removed: found.removed,
    messages: [
      ...found.messages,
      ...taxa.messages,
      ...(grouped?.messages ?? []).filter(({ level }) => level === 'info'),
      ...(!taxonomy && options.rank !== 'feature'
        ? [{ level: 'info' as const, text: '没有提供物种注释，按特征本身聚类' }]
        : []),
      ...(chosen.mean < weak
        ? [
            {
              level: 'warning' as const,
              text: `平均轮廓系数只有 ${chosen.mean.toFixed(3)}，低于 ${weak}：样本更可能是连续变化，分型没有充分依据`,
            },
          ]
        : []),
    ],
    facts: {
      samples: n,
      taxa: width,
      rank: taxonomy ? options.rank : 'feature',
      k: chosen.k,
      automatic: Number(options.k === 0),
      k_max: most,
      ch: chosen.index,
      silhouette: chosen.mean,
      sizes: chosen.medoids
        .map((_, cluster) => `${nameOf(cluster)} ${chosen.code.filter((one) => one === cluster).length} 个`)
        .join('、'),
      drivers: first.join('、'),
    },
  };
}

function ordinationTables(distance: Float64Array, samples: readonly string[], { code }: Tried): Table[] {
  const { axes, eigenvalues: all } = principalCoordinates(distance, samples.length, 4);
  const largest = Math.max(...all.map(Math.abs));
  const eigenvalues = all.filter((value) => Math.abs(value) > 1e-10 * largest);
  const sumOf = (of: (value: number) => number): number => eigenvalues.reduce((sum, value) => sum + of(value), 0);
  const [total, positive] = [sumOf((value) => value), sumOf((value) => Math.max(0, value))];
  return [
    tableOf('points', '样本坐标', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      textColumn('type', '类型', Array.from(code, nameOf), { help: '样本所属的类型，E1 的样本最多' }),
      ...axes.map((axis, k) =>
        numberColumn(`Axis${k + 1}`, `PCoA${k + 1}`, axis, {
          help: `样本在第 ${k + 1} 主坐标轴上的坐标；正负方向没有含义`,
        }),
      ),
    ]),
    tableOf('eig', '特征值', [
      textColumn(
        'axis',
        '坐标轴',
        Array.from(eigenvalues, (_, k) => `Axis${k + 1}`),
        { help: '主坐标轴，按特征值从大到小；负值排在最后' },
      ),
      numberColumn('eigenvalue', '特征值', eigenvalues, { help: '该轴的离差平方和' }),
      numberColumn(
        'ratio',
        '占全部特征值之和',
        eigenvalues.map((value) => value / total),
        { help: '特征值 ÷ 全部特征值之和；各轴相加为 1' },
      ),
      numberColumn(
        'ratio_positive',
        '占正特征值之和',
        eigenvalues.map((value) => (value > 0 ? value / positive : Number.NaN)),
        { help: '特征值 ÷ 正特征值之和；负特征值的轴为空' },
      ),
    ]),
  ];
}

function clustersTable(
  samples: readonly string[],
  groupOf: readonly string[],
  { code, medoids, neighbours, widths }: Tried,
): Table {
  return tableOf('clusters', '样本的类型', [
    textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
    textColumn('type', '类型', Array.from(code, nameOf), { help: '样本所属的类型，E1 的样本最多' }),
    textColumn('group', '分组', groupOf, { help: '分组表中的组；没有时为空' }),
    numberColumn('silhouette', '轮廓系数', widths, { help: '−1～1：接近 1 说明分得明确，小于 0 说明更接近另一类' }),
    textColumn('neighbour', '最近的另一类', Array.from(neighbours, nameOf), { help: '除所属类型外平均距离最小的类型' }),
    integerColumn(
      'medoid',
      '中心样本',
      Float64Array.from(samples, (_, at) => Number(medoids.includes(at))),
      { help: '1 为该类型的中心样本' },
    ),
  ]);
}

type Driver = {
  readonly cluster: number;
  readonly rank: number;
  readonly taxon: number;
  readonly inside: number;
  readonly outside: number;
  readonly prevalence: number;
  readonly indicator: number;
};

/**
 * Taxa that are more abundant within each cluster than outside it, by the difference of mean shares. The indicator
 * value is the share of the means of all clusters that this one holds, times the share of its samples that have the
 * taxon (Dufrêne & Legendre 1997, doi:10.2307/2963459).
 */
function driversOf(shares: Float64Array, width: number, { code, k }: Tried, top: number): Driver[] {
  const n = code.length;
  const sizes = Float64Array.from({ length: k }, (_, cluster) => code.filter((one) => one === cluster).length);
  const [sums, present] = [new Float64Array(k * width), new Float64Array(k * width)];
  for (let i = 0; i < n; i += 1)
    for (let taxon = 0; taxon < width; taxon += 1) {
      const value = shares[i * width + taxon]!;
      sums[code[i]! * width + taxon]! += value;
      present[code[i]! * width + taxon]! += Number(value > 0);
    }
  return Array.from({ length: k }, (_, cluster) => {
    const rows = Array.from({ length: width }, (__, taxon): Driver => {
      let [all, means] = [0, 0];
      for (let other = 0; other < k; other += 1) {
        all += sums[other * width + taxon]!;
        means += sums[other * width + taxon]! / sizes[other]!;
      }
      const inside = sums[cluster * width + taxon]! / sizes[cluster]!;
      const prevalence = present[cluster * width + taxon]! / sizes[cluster]!;
      return {
        cluster,
        rank: 0,
        taxon,
        inside,
        outside: (all - sums[cluster * width + taxon]!) / (n - sizes[cluster]!),
        prevalence,
        indicator: means > 0 ? (inside / means) * prevalence : 0,
      };
    });
    return rows
      .filter(({ inside, outside }) => inside > outside)
      .toSorted((a, b) => b.inside - b.outside - (a.inside - a.outside) || a.taxon - b.taxon)
      .slice(0, top)
      .map((row, at) => ({ ...row, rank: at + 1 }));
  }).flat();
}

function driversTable(rows: readonly Driver[], names: readonly string[]): Table {
  const of = (pick: (row: Driver) => number): Float64Array => Float64Array.from(rows, pick);
  return tableOf('drivers', '驱动类群', [
    textColumn(
      'type',
      '类型',
      rows.map(({ cluster }) => nameOf(cluster)),
      { help: '类型，E1 的样本最多' },
    ),
    integerColumn(
      'rank',
      '名次',
      of(({ rank }) => rank),
      { help: '在该类型中按差值从大到小的名次' },
    ),
    textColumn(
      'taxon',
      '分类单元',
      rows.map(({ taxon }) => names[taxon]!),
      { help: '所选级别的分类单元，或特征本身' },
    ),
    numberColumn(
      'mean_inside',
      '类内平均',
      of(({ inside }) => inside),
      { help: '该类型各样本相对丰度的平均' },
    ),
    numberColumn(
      'mean_outside',
      '类外平均',
      of(({ outside }) => outside),
      { help: '其他样本相对丰度的平均' },
    ),
    numberColumn(
      'difference',
      '差值',
      of(({ inside, outside }) => inside - outside),
      { help: '类内平均 − 类外平均' },
    ),
    numberColumn(
      'prevalence',
      '类内检出率',
      of(({ prevalence }) => prevalence),
      { help: '该类型中检出的样本所占比例' },
    ),
    numberColumn(
      'indval',
      '指示值',
      of(({ indicator }) => indicator),
      { help: '类内平均占各类平均之和的比例 × 类内检出率，0～1' },
    ),
  ]);
}
