import type { Table } from '@panome/analysis/model';
import type { ChartInput } from '../model/index.ts';
import { associationExamples } from './associationTables.ts';
import { logoTables } from './logoTables.ts';
import { varianceTables } from './varianceTables.ts';
import { factorialTables } from './factorialTables.ts';
import { eliminationExamples } from './eliminationTables.ts';
import { forestExamples } from './forestTables.ts';
import { histogramExamples } from './histogramTables.ts';
import { courseExamples } from './courseTables.ts';
import { genomeExamples } from './genomeTables.ts';
import { looseExamples } from './looseTables.ts';
import { meanSdTables } from './meanSdTables.ts';
import { metaboliteExamples } from './metaboliteTables.ts';
import { metabolicTables } from './metabolicTables.ts';
import { ancomTables } from './ancomTables.ts';
import { jointExamples } from './jointTables.ts';
import { pathwayTables } from './pathwayTables.ts';
import { nodeExamples } from './nodeTables.ts';
import { powerTables } from './powerTables.ts';
import { nineTables } from './twoOmicsTables.ts';
import { plotTables } from './plotTables.ts';
import { relationTables } from './relationTables.ts';
import { enrichmentExamples } from './enrichmentTables.ts';
import { shareExamples } from './shareTables.ts';
import { setTables } from './setTables.ts';
import { abundanceTables } from './abundanceTables.ts';
import { communityTables } from './communityTables.ts';
import { assemblyExamples } from './assemblyTables.ts';
import { associationModelExamples } from './associationModels.ts';
import { dissimilarityTables } from './dissimilarityTables.ts';
import { ecologyExamples } from './ecologyTables.ts';
import { taxaTables } from './taxaTables.ts';
import { edgerDispersions } from './dispersionTables.ts';
import { batchTables, contrastTables, topTables } from './differenceTables.ts';
import { shrunkenTables } from './shrunkenTables.ts';
import { supervisedTables } from './supervisedTables.ts';
import { cellTypeTables } from './cellTypeTables.ts';
import { cellMethodTables } from './cellMethodTables.ts';
import { singleCellExampleTables } from './singleCellTables.ts';
import { groupsOf, normal, random, table } from './tables.ts';

const sizes = { 模型组: 6, 对照组: 7, 'High dose': 5 };
const groups = groupsOf(sizes);
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

function pcaTables(): Record<string, Table> {
  const next = random(7);
  const shift = (sample: number) => groups.levels.indexOf(groups.group[sample]!) - 1;
  const scores = Object.fromEntries(
    [1, 2, 3].map((pc) => [`PC${pc}`, groups.samples.map((_, i) => (shift(i) * 14) / pc ** 2 + normal(next) * 4)]),
  );
  const loadings = Object.fromEntries(
    [1, 2, 3].map((pc) => [`PC${pc}`, names('g', 200).map(() => normal(next) * 0.07)]),
  );
  const ratio = [0.452, 0.207, 0.094];
  return {
    scores: table('scores', { sample: groups.samples, ...scores }),
    loadings: table('loadings', { feature: names('基因 ', 200), ...loadings }),
    explained: table('explained', {
      component: ['PC1', 'PC2', 'PC3'],
      sdev: [9, 6, 4],
      ratio,
      cumulative: [0.452, 0.659, 0.753],
    }),
  };
}

/** A two-group result with about `count` / 12 features that change. */
export function resultTable(count: number): Table {
  const next = random(11);
  const log2fc = Float64Array.from({ length: count }, (_, i) => normal(next) * (i % 12 === 0 ? 1.8 : 0.5));
  const p = log2fc.map((change, i) => (i % 12 === 0 ? 10 ** (-Math.abs(change) * 4 * next()) : next()));
  return table('result', { feature: names('Gene', count), log2fc, p, p_adj: p.map((value) => Math.min(1, value * 3)) });
}

/** A tree that joins neighbours pair by pair; for 1 leaf it has no step. */
function pairwiseMerge(leaves: number): { a: number[]; b: number[]; height: number[] } {
  const made = { a: [] as number[], b: [] as number[], height: [] as number[] };
  let level = Array.from({ length: leaves }, (_, i) => -(i + 1));
  while (level.length > 1) {
    const next: number[] = [];
    for (let i = 0; i < level.length; i += 2) {
      if (i + 1 === level.length) next.push(level[i]!);
      else {
        made.a.push(level[i]!);
        made.b.push(level[i + 1]!);
        made.height.push(made.height.length + 2);
        next.push(made.height.length);
      }
    }
    level = next;
  }
  return made;
}

/** A z-scored matrix with both sides clustered. */
export function heatmapTables(rows: number, columns: number): Record<string, Table> {
  const next = random(3);
  const rowIds = names('基因 ', rows);
  const samples = names('S', columns);
  const values = samples.map((_, c) =>
    Float64Array.from(rowIds, (__, r) =>
      Math.max(-3, Math.min(3, normal(next) * 0.7 + ((r * 3) / rows > 1.5 ? 1 : -1) * (c * 2 > columns ? 1 : -1))),
    ),
  );
  const side = (name: string, count: number) => Array.from({ length: count }, () => name);
  const [rowTree, columnTree] = [pairwiseMerge(rows), pairwiseMerge(columns)];
  const both = <K extends 'a' | 'b' | 'height'>(key: K) => [...rowTree[key], ...columnTree[key]];
  return {
    matrix: table('matrix', {
      feature: rowIds,
      ...Object.fromEntries(samples.map((sample, i) => [sample, values[i]!])),
    }),
    order: table('order', {
      axis: [...side('features', rows), ...side('samples', columns)],
      position: [...rowIds.keys(), ...samples.keys()].map((place) => place + 1),
      id: [...rowIds, ...samples],
    }),
    merge: table('merge', {
      axis: [...side('features', rows - 1), ...side('samples', columns - 1)],
      a: both('a'),
      b: both('b'),
      height: both('height'),
    }),
  };
}

function correlationTables(): Record<string, Table> {
  const next = random(5);
  const ids = groups.samples;
  const r = ids.map(() => new Float64Array(ids.length).fill(1));
  ids.forEach((_, i) =>
    ids
      .slice(0, i)
      .forEach((__, j) => (r[i]![j] = r[j]![i] = (groups.group[i] === groups.group[j] ? 0.75 : -0.2) + 0.2 * next())),
  );
  return {
    r: table('r', { id: ids, ...Object.fromEntries(ids.map((id, i) => [id, r[i]!])) }),
    order: table('order', { position: [...ids.keys()].map((place) => place + 1), id: ids }),
    merge: table('merge', pairwiseMerge(ids.length)),
  };
}

function preprocessTables(): Record<string, Table> {
  const next = random(9);
  const box = (centre: number) => [0, 1, 2, 3, 4].map((at) => centre + [-6, -1.5, 0, 1.4, 5][at]! + next() * 0.4);
  const rows = ['before', 'after'].flatMap((stage) =>
    groups.samples.map((sample) => ({ stage, sample, box: box(stage === 'before' ? 18 + 3 * next() : 19) })),
  );
  const column = (at: number) => rows.map((row) => row.box[at]!);
  const grid = Array.from({ length: 60 }, (_, i) => 10 + i / 4);
  const bell = (centre: number) => grid.map((x) => Math.exp(-((x - centre) ** 2) / 8) / 5);
  return {
    distribution: table('distribution', {
      sample: rows.map((row) => row.sample),
      stage: rows.map((row) => row.stage),
      min: column(0),
      q1: column(1),
      median: column(2),
      q3: column(3),
      max: column(4),
      n: rows.map(() => 980),
      missing: rows.map(() => 20),
    }),
    summary: table('summary', {
      reason: ['保留', '缺失比例超过 50%', 'RSD 超过 30%', '方差为 0'],
      count: [1843, 212, 96, 4],
    }),
    profile: table('profile', { sample: groups.samples, missing: groups.samples.map(() => 0.3 * next()) }),
    density: table('density', {
      stage: [...grid.map(() => 'before'), ...grid.map(() => 'after')],
      x: [...grid, ...grid],
      y: [...bell(18), ...bell(17)],
    }),
  };
}

const hclustTables = (): Record<string, Table> => {
  const { order, merge } = correlationTables();
  return { order: order!, merge: merge! };
};

/** By chart id: tables in the shape its method makes. */
export const exampleTables: Readonly<Record<string, () => Record<string, Table>>> = {
  ...supervisedTables,
  ...enrichmentExamples,
  'pca-scores': pcaTables,
  'pca-scree': pcaTables,
  'pca-loadings': pcaTables,
  'pca-biplot': pcaTables,
  'pca-scores-3d': pcaTables,
  volcano: () => ({ result: resultTable(1_500) }),
  'p-histogram': () => ({ result: resultTable(1_500) }),
  'group-box': topTables,
  'interaction-plot': factorialTables,
  'nine-quadrant': () => nineTables(),
  'power-curve': powerTables,
  'volcano-contrasts': contrastTables,
  'contrast-counts': contrastTables,
  'p-histogram-contrasts': contrastTables,
  ma: contrastTables,
  'batch-pca': batchTables,
  'bcv-plot': edgerDispersions,
  'variance-count': varianceTables,
  'sequence-logo': logoTables,
  'dispersion-plot': shrunkenTables,
  'ql-dispersion-plot': edgerDispersions,
  heatmap: () => heatmapTables(40, groups.samples.length),
  dendrogram: hclustTables,
  'correlation-heatmap': correlationTables,
  'distribution-box': preprocessTables,
  'filter-summary': preprocessTables,
  'missing-profile': preprocessTables,
  'impute-density': preprocessTables,
  ...singleCellExampleTables,
  ...cellMethodTables,
  ...cellTypeTables,
  ...communityTables(groups),
  ...dissimilarityTables(groups),
  ...ecologyExamples(groups),
  ...assemblyExamples(groups),
  ...associationModelExamples(groups),
  ...abundanceTables(groups),
  ...taxaTables,
  ...ancomTables,
  'mean-sd-plot': meanSdTables,
  ...metabolicTables,
  ...metaboliteExamples(groups),
  ...associationExamples,
  ...forestExamples,
  ...eliminationExamples,
  ...histogramExamples,
  ...shareExamples,
  ...looseExamples,
  ...genomeExamples,
  ...courseExamples,
  ...plotTables,
  ...relationTables,
  ...nodeExamples,
  ...jointExamples(groups),
  'pathway-map': pathwayTables,
  ...setTables,
};

/** What a chart is given on a page, with its example tables. */
export function exampleInput(id: string, changes: Partial<ChartInput> = {}): ChartInput {
  return {
    tables: exampleTables[id]!(),
    groups,
    options: { scale: 'rows' },
    settings: {},
    theme: 'light',
    size: { width: 720, height: 520 },
    ...changes,
  };
}
