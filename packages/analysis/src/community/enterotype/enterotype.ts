import type { Groups, Matrix, Message, MethodOutput, RunContext, Taxonomy } from '../../model/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { communityDistances } from '../../community-distances/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import type { EnterotypeOptions } from './enterotype.schema.ts';
import { jensenShannon } from './jensenShannon.ts';
import { clusterings, nameOf, refusal, weak } from './clusterings.ts';
import { driversOf, driversTable } from './drivers.ts';
import { clusterCountTable, clustersTable, ordinationTables } from './resultTables.ts';

type Inputs = {
  readonly matrix: Matrix;
  readonly taxonomy?: Taxonomy | undefined;
  readonly groups?: Groups | undefined;
};

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
  const tried = clusterings(distance, n, most, (fraction) => progress('聚类', fraction));
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
      clusterCountTable(tried, chosen),
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
