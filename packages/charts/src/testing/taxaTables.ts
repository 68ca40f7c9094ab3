import type { Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

const samples = Array.from({ length: 18 }, (_, i) => `S${i + 1}`);

function compositionTables(): Record<string, Table> {
  const next = random(31);
  const taxa = [...Array.from({ length: 12 }, (_, i) => `门 ${i + 1}`), '其他'];
  const raw = samples.map(() => taxa.map((_, i) => next() / (i + 1)));
  const shares = raw.map((values) => values.map((value) => value / values.reduce((sum, one) => sum + one, 0)));
  const mean = taxa.map((_, row) => shares.reduce((sum, values) => sum + values[row]!, 0) / samples.length);
  const groups = ['模型组', '对照组', 'High dose'];
  return {
    composition: table('composition', {
      taxon: taxa,
      ...Object.fromEntries(samples.map((sample, i) => [sample, shares[i]!])),
    }),
    means: table('means', {
      group: groups.flatMap((group) => taxa.map(() => group)),
      taxon: groups.flatMap(() => taxa),
      mean: groups.flatMap(() => mean),
    }),
    taxa: table('taxa', { taxon: taxa, mean }),
    merge: table('merge', {
      a: samples.slice(1).map((_, step) => (step === 0 ? -1 : step)),
      b: samples.slice(1).map((_, step) => -(step + 2)),
      height: samples.slice(1).map((_, step) => 0.1 + 0.03 * step),
    }),
  };
}

function lefseTables(): Record<string, Table> {
  const next = random(33);
  const groups = ['模型组', '对照组', 'High dose'];
  const paths = [
    'Bacteria',
    ...[1, 2, 3].flatMap((p) => [
      `Bacteria|门 ${p}`,
      ...[1, 2, 3].flatMap((c) => [`Bacteria|门 ${p}|纲 ${p}${c}`, `Bacteria|门 ${p}|纲 ${p}${c}|目 ${p}${c}1`]),
    ]),
  ];
  const kept = paths.map((_, at) => at % 3 === 2);
  return {
    result: table('result', {
      feature: paths,
      taxon: paths.map((path) => path.split('|').at(-1)!),
      rank: paths.map((path) => ['界', '门', '纲', '目'][path.split('|').length - 1]!),
      group: paths.map((_, at) => groups[at % 3 === 2 ? Math.floor(at / 3) % 3 : 0]!),
      lda: kept.map((one) => (one ? 2 + 3 * next() : Number.NaN)),
      p: kept.map((one) => (one ? 0.01 * next() : next())),
      log10_mean: paths.map((path) => 6 - path.split('|').length * next()),
      verdict: kept.map((one) => (one ? '差异' : '组间不显著')),
    }),
  };
}

function stampTables(): Record<string, Table> {
  const next = random(35);
  const features = Array.from({ length: 14 }, (_, i) => `属 ${i + 1}`);
  const reference = features.map(() => 0.2 * next());
  const difference = features.map(() => 0.1 * (next() - 0.5));
  const p = features.map((_, i) => 0.004 * (i + 1));
  return {
    result: table('result', {
      feature: features,
      mean_ref: reference,
      mean_test: reference.map((mean, i) => Math.max(0, mean + difference[i]!)),
      difference,
      ci_low: difference.map((value) => value - 0.02),
      ci_high: difference.map((value) => value + 0.02),
      p,
      p_adj: p.map((value) => value * 2),
      verdict: p.map((value) => (value < 0.025 ? '显著' : '不显著')),
    }),
  };
}

function triplotTables(): Record<string, Table> {
  const next = random(37);
  const spread = (count: number, size: number) => Array.from({ length: count }, () => size * (next() - 0.5));
  const both = (count: number, size: number) => ({ Axis1: spread(count, size), Axis2: spread(count, size) });
  return {
    points: table('points', { sample: samples, ...both(samples.length, 2) }),
    species: table('species', { feature: Array.from({ length: 30 }, (_, i) => `ASV ${i + 1}`), ...both(30, 1) }),
    arrows: table('arrows', { variable: ['pH', '有机碳', '全氮'], ...both(3, 1.6) }),
    eig: table('eig', { axis: ['Axis1', 'Axis2'], name: ['RDA1', 'RDA2'], ratio: [0.31, 0.12] }),
    test: table('test', {
      term: ['全部环境因子', 'pH', '有机碳', '全氮', '残差'],
      r2: [0.48, 0.2, 0.1, 0.1, 0.52],
      p: [0.001, 0.002, 0.3, 0.04, Number.NaN],
    }),
  };
}

/** By chart id: tables of taxa in the shape their method makes. */
export const taxaTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'composition-bar': compositionTables,
  'composition-tree': compositionTables,
  'ordination-triplot': triplotTables,
  'stamp-error-bar': stampTables,
  'lefse-bar': lefseTables,
  'lefse-cladogram': lefseTables,
};
