import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

function o2plsTables({ group, levels, samples }: Groups): Record<string, Table> {
  const next = random(71);
  const t1 = samples.map((_, i) => 6 * (levels.indexOf(group[i]!) - 1) + 2 * normal(next));
  const t2 = samples.map(() => 3 * normal(next));
  const loadings = (id: string, prefix: string, count: number) => table(id, { feature: Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`), joint1: Array.from({ length: count }, () => normal(next) / Math.sqrt(count)), joint2: Array.from({ length: count }, () => normal(next) / Math.sqrt(count)) });
  return {
    scores: table('scores', { sample: samples, t1, t2, u1: t1.map((value) => 0.6 * value + normal(next)), u2: t2.map((value) => 0.5 * value + normal(next)) }),
    x_loadings: loadings('x_loadings', '基因 ', 80),
    y_loadings: loadings('y_loadings', '代谢物 ', 35),
    components: table('components', { component: [1, 2], r2x: [0.31, 0.12], r2y: [0.27, 0.15], r: [0.94, 0.88] }),
  };
}

/** By chart id: charts of two omics of the same samples. */
export const jointExamples = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({ 'o2pls-scores': () => o2plsTables(groups), 'o2pls-loadings': () => o2plsTables(groups) });
