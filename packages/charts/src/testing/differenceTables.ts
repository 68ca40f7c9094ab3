import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Values of eight features in three groups, with letters. */
export function topTables(): Record<string, Table> {
  const next = random(21);
  const groups = { 模型组: 6, 对照组: 7, 'High dose': 5 };
  const rows = Array.from({ length: 8 }, (_, i) => `基因 ${i + 1}`).flatMap((feature, at) =>
    Object.entries(groups).flatMap(([group, size], level) =>
      Array.from({ length: size }, (_, i) => ({
        feature,
        group,
        sample: `S${i + 1 + (level === 0 ? 0 : level === 1 ? 6 : 13)}`,
        value: 10 + at + level * (2 - at * 0.2) + normal(next),
        letters: ['b', 'ab', 'a'][level]!,
      })),
    ),
  );
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  return {
    top: table('top', {
      feature: column('feature'),
      group: column('group'),
      sample: column('sample'),
      value: column('value'),
      letters: column('letters'),
    }),
  };
}

/** Two comparisons of 600 features with their average levels. */
export function contrastTables(): Record<string, Table> {
  const next = random(31);
  const count = 600;
  const rows = ['B vs A', 'C vs A'].flatMap((contrast) =>
    Array.from({ length: count }, (_, i) => {
      const log2fc = normal(next) * (i % 15 === 0 ? 1.8 : 0.4);
      const p = i % 15 === 0 ? 10 ** (-Math.abs(log2fc) * 4 * next()) : next();
      return { contrast, feature: `Gene${i + 1}`, log2fc, ave_expr: 6 + 8 * next(), p, p_adj: Math.min(1, p * 3) };
    }),
  );
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  return {
    result: table('result', {
      contrast: column('contrast'),
      feature: column('feature'),
      log2fc: column('log2fc'),
      ave_expr: column('ave_expr'),
      p: column('p'),
      p_adj: column('p_adj'),
    }),
  };
}

/** Eighteen samples in two batches on two components, before and after. */
export function batchTables(): Record<string, Table> {
  const next = random(41);
  const rows = ['before', 'after'].flatMap((stage) =>
    Array.from({ length: 18 }, (_, i) => ({
      stage,
      sample: `S${i + 1}`,
      batch: i % 2 === 0 ? '一' : '二',
      PC1: (stage === 'before' ? (i % 2) * 12 : 0) + normal(next) * 3,
      PC2: (i < 6 ? 4 : i < 13 ? 0 : -4) + normal(next),
      ratio1: 0.4,
      ratio2: 0.2,
    })),
  );
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  return {
    pca: table('pca', {
      stage: column('stage'),
      sample: column('sample'),
      batch: column('batch'),
      PC1: column('PC1'),
      PC2: column('PC2'),
      ratio1: column('ratio1'),
      ratio2: column('ratio2'),
    }),
  };
}
