import { uniform } from '../../linear/index.ts';
import {
  InputError,
  type CellCounts,
  type Groups,
  type Message,
  type MethodOutput,
  type Options,
  type RunContext,
} from '../../model/index.ts';
import { clusterCells, clusterName } from '../sc-cluster/index.ts';
import { cellSpace, librarySizes, refuseSize, withoutEmpty } from '../../cells/index.ts';
import { ambientCounts, rounded } from './ambientCounts.ts';
import { profileOfCells, profileOfDroplets } from './ambientProfile.ts';
import { contamination, type Contamination } from './contamination.ts';
import {
  cellTable,
  estimateTable,
  geneFigures,
  geneTable,
  matrixTable,
  posteriorTable,
  shownPart,
  summaryTable,
} from './resultTables.ts';
import { readScAmbientOptions, type ScAmbientOptions } from './scAmbient.schema.ts';

type AmbientInputs = {
  readonly cells: CellCounts;
  readonly droplets?: CellCounts | undefined;
  readonly groups?: Groups | undefined;
};
type Clusters = {
  readonly of: Int32Array;
  readonly names: readonly string[];
  /** Genes and components that they were found by; absent when they were given. */
  readonly space?: {
    readonly genes: number;
    readonly dimensions: number;
  };
  readonly messages: readonly Message[];
};

const unknown = '未分组';

/**
 * How much of the counts was around the cells rather than in them, and the counts without it.
 * @throws {InputError} When it cannot be estimated, see `contamination`, or the raw matrix is none.
 */
export function scAmbient(
  { cells, droplets, groups }: AmbientInputs,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readScAmbientOptions(raw);
  const { kept: counts, removed } = withoutEmpty(cells);
  refuseSize(counts, 10);
  progress('统计环境 RNA', 0);
  const profile = droplets ? profileOfDroplets(counts, droplets, options.empty_below) : profileOfCells(counts);
  const clusters = groups
    ? givenClusters(counts, groups)
    : foundClusters(counts, options, seed, (fraction) => progress('聚类', 0.1 + 0.5 * fraction));
  progress('估计污染比例', 0.6);
  const found =
    options.contamination > 0
      ? null
      : contamination(counts, { of: clusters.of, count: clusters.names.length }, profile.share, options);
  const rho = found ? estimated(found, options) : options.contamination;
  progress('扣除环境 RNA', 0.7);
  const taken = ambientCounts(
    counts,
    options.level === 'cluster' ? clusters.of : Int32Array.from(counts.cells, (_, cell) => cell),
    profile,
    { method: options.method, rho },
  );
  const left = counts.values.map((value, at) => value - taken[at]!);
  const corrected: CellCounts = { ...counts, values: options.rounding ? rounded(left, uniform(seed)) : left };
  progress('整理结果', 0.9);

  const [before, after] = [librarySizes(counts), librarySizes(corrected)];
  const genes = geneFigures(counts, corrected);
  const part = shownPart(counts, genes);
  const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);
  const top = [...genes.removed.keys()]
    .toSorted((one, other) => genes.removed[other]! - genes.removed[one]! || one - other)
    .slice(0, 3);
  return {
    tables: [
      cellTable(counts, clusters, before, after, rho),
      geneTable(counts.genes, profile, genes),
      summaryTable({ rho, found, profile, removed: 1 - sum(after) / sum(before) }),
      estimateTable(counts.genes, clusters.names, found),
      posteriorTable(found),
      matrixTable(corrected, part),
    ],
    removed,
    messages: [...profile.messages, ...clusters.messages, ...said(found, rho, options), ...part.messages],
    charts: found ? ['sc-ambient-posterior', 'sc-ambient-genes'] : ['sc-ambient-genes'],
    facts: {
      cells: counts.cells.length,
      genes: counts.genes.length,
      droplets: profile.droplets,
      soup: sum(profile.counts),
      clusters: clusters.names.length,
      ...(clusters.space && { cluster_genes: clusters.space.genes, dimensions: clusters.space.dimensions }),
      rho,
      removed: 1 - sum(after) / sum(before),
      counts: sum(before),
      top: top.map((gene) => counts.genes[gene]!).join('、'),
      seed,
      ...(found?.posterior && {
        low: found.posterior.low,
        high: found.posterior.high,
        markers: new Set(found.estimates.map(({ gene }) => gene)).size,
        estimates: found.estimates.filter(({ used }) => used).length,
      }),
    },
  };
}

function givenClusters({ cells }: CellCounts, groups: Groups): Clusters {
  const level = new Map(groups.samples.map((cell, i) => [cell, groups.group[i]!]));
  const words = cells.map((cell) => level.get(cell) || unknown);
  const missing = words.filter((word) => word === unknown).length;
  if (missing === cells.length) {
    throw new InputError([
      {
        code: 'no-cell-in-groups',
        severity: 'error',
        input: 'groups',
        what: `细胞分组中没有表达矩阵的细胞（如“${cells[0]!}”）`,
        remedy: '分组表第一列应是细胞条码，写法与表达矩阵的列名完全相同（注意“-1”等后缀）；也可以不提供，由程序聚类',
      },
    ]);
  }
  const names = [...groups.levels.filter((name) => words.includes(name)), ...(missing > 0 ? [unknown] : [])];
  const place = new Map(names.map((name, at) => [name, at]));
  const messages: Message[] =
    missing > 0
      ? [
          {
            level: missing * 2 > cells.length ? 'warning' : 'info',
            text: `${missing} 个细胞没有分组，合为一个“${unknown}”的簇一起扣除。`,
          },
        ]
      : [];
  return { of: Int32Array.from(words, (word) => place.get(word)!), names, messages };
}

/** As `sc-cluster` with its usual numbers. */
function foundClusters(
  counts: CellCounts,
  { resolution }: ScAmbientOptions,
  seed: number,
  progress: (fraction: number) => void,
): Clusters {
  const { dimensions, genesUsed, messages, points } = cellSpace(counts, { genes: 2000, components: 30 }, seed);
  const { clusters, community } = clusterCells(
    points,
    counts.cells.length,
    dimensions,
    { neighbors: Math.min(20, counts.cells.length), resolution, method: 'leiden' },
    seed,
    progress,
  );
  return {
    of: community,
    names: Array.from({ length: clusters }, (_, at) => clusterName(at)),
    space: { genes: genesUsed, dimensions },
    messages,
  };
}

/** @throws {InputError} When there is nothing to estimate from, or the estimate cannot be. */
function estimated({ estimates, markers, posterior }: Contamination, { rho_high, rho_low }: ScAmbientOptions): number {
  const refuse = (code: string, what: string, remedy: string): InputError =>
    new InputError([{ code, severity: 'error', input: 'contamination', what, remedy }], 'parameter');
  if (rho_low >= rho_high)
    throw refuse('rho-range', `污染比例的下限 ${rho_low} 不低于上限 ${rho_high}`, '请调低下限或调高上限');
  const instead = '请在“污染比例”中填写一个数（10x 数据常为 0.02～0.1）';
  if (estimates.length === 0) {
    throw refuse(
      'no-marker',
      markers === 0
        ? '没有足够专一的标志基因，不能估计污染比例'
        : `${markers} 个标志基因在环境中的比例都不够高，不能估计污染比例`,
      `细胞种类单一时不能由数据估计，${instead}；否则可调低“标志基因的 tf-idf 下限”或“环境表达的分位数”`,
    );
  }
  if (!posterior)
    throw refuse(
      'no-estimate',
      '每个标志基因在每个簇中都可能由细胞自己表达，没有可用于估计的簇',
      `请检查分簇是否合理，或${instead}`,
    );
  if (posterior.mode > 0.5)
    throw refuse(
      'too-contaminated',
      `估计的污染比例为 ${posterior.mode.toFixed(2)}，多半是估计失败`,
      `请检查分簇与原始矩阵；确认无误时可在“污染比例”中填写这个数`,
    );
  return posterior.mode;
}

function said(found: Contamination | null, rho: number, { rounding }: ScAmbientOptions): Message[] {
  const messages: Message[] = [];
  const markers = new Set(found?.estimates.map(({ gene }) => gene)).size;
  const used = found?.estimates.filter((one) => one.used).length ?? 0;
  if (found && markers < 10)
    messages.push({
      level: 'warning',
      text: `只有 ${markers} 个标志基因可用，污染比例的估计不稳；细胞种类多而仍然很少时，可调低“标志基因的 tf-idf 下限”。`,
    });
  else if (found && used < 10)
    messages.push({ level: 'warning', text: `只有 ${used} 个可用的估计，污染比例的估计不稳。` });
  if (rho > 0.3)
    messages.push({ level: 'warning', text: `污染比例 ${rho.toFixed(2)} 很高，请检查样本质量与估计的后验曲线。` });
  if (!rounding) messages.push({ level: 'info', text: '扣除后的值不是整数；要交给其他单细胞方法时请打开“取整”。' });
  return messages;
}
