import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

function o2plsTables({ group, levels, samples }: Groups): Record<string, Table> {
  const next = random(71);
  const t1 = samples.map((_, i) => 6 * (levels.indexOf(group[i]!) - 1) + 2 * normal(next));
  const t2 = samples.map(() => 3 * normal(next));
  const loadings = (id: string, prefix: string, count: number) =>
    table(id, {
      feature: Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`),
      joint1: Array.from({ length: count }, () => normal(next) / Math.sqrt(count)),
      joint2: Array.from({ length: count }, () => normal(next) / Math.sqrt(count)),
    });
  return {
    scores: table('scores', {
      sample: samples,
      t1,
      t2,
      u1: t1.map((value) => 0.6 * value + normal(next)),
      u2: t2.map((value) => 0.5 * value + normal(next)),
    }),
    x_loadings: loadings('x_loadings', '基因 ', 80),
    y_loadings: loadings('y_loadings', '代谢物 ', 35),
    components: table('components', { component: [1, 2], r2x: [0.31, 0.12], r2y: [0.27, 0.15], r: [0.94, 0.88] }),
  };
}

/** Eighteen pathways of genes and metabolites, some of genes only. */
function pathwayTables(): Record<string, Table> {
  const next = random(73);
  const rows = Array.from({ length: 18 }, (_, i) => ({
    i,
    genes: 10 ** -(6 * next() ** 2),
    compounds: 10 ** -(4 * next() ** 2),
  })).flatMap(({ compounds, genes, i }) => {
    const joint = {
      term: `map${String(i * 10 + 10).padStart(5, '0')}`,
      name: i === 0 ? '基因 1' : i % 5 === 0 ? `Glycine, serine and threonine metabolism ${i}` : `代谢通路 ${i}`,
      combined: i % 6 === 5 ? genes : genes * compounds * (1 - Math.log(genes * compounds)),
    };
    return [
      { ...joint, omics: '基因', p: genes, overlap: 2 + ((i * 7) % 20), size: 30 },
      ...(i % 6 === 5 ? [] : [{ ...joint, omics: '代谢物', p: compounds, overlap: (i * 5) % 7, size: 8 }]),
    ];
  });
  return {
    omics: table('omics', {
      omics: rows.map(({ omics }) => omics),
      term: rows.map(({ term }) => term),
      name: rows.map(({ name }) => name),
      overlap: rows.map(({ overlap }) => overlap),
      set_size: rows.map(({ size }) => size),
      rich_factor: rows.map(({ overlap, size }) => overlap / size),
      fold: rows.map(({ overlap, size }) => (overlap / size) * 8),
      p: rows.map(({ p }) => p),
      p_adj: rows.map(({ p }) => Math.min(1, p * 3)),
      combined_p: rows.map(({ combined }) => combined),
      combined_p_adj: rows.map(({ combined }) => Math.min(1, combined * 3)),
    }),
  };
}

/** By chart id: charts of two omics of the same samples. */
export const jointExamples = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'o2pls-scores': () => o2plsTables(groups),
  'o2pls-loadings': () => o2plsTables(groups),
  'joint-bubble': pathwayTables,
  'joint-bars': pathwayTables,
  'joint-scatter': pathwayTables,
});
