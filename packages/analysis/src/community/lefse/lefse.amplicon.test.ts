import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import type { Groups, Matrix, MethodOutput, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { lefse } from './index.ts';

const ranks = ['Kingdom', 'Phylum', 'Class', 'Order', 'Family', 'Genus', 'Species'];

/**
 * Counts as 16S sequencing gives them: most features in few samples, a few that dominate, and a taxonomy in which many
 * clades have a single member, so that a clade, its parent and its child are one column three times.
 */
function amplicon(
  seed: number,
  sizes: readonly number[],
  leaves: number,
): { readonly matrix: Matrix; readonly groups: Groups; readonly taxonomy: Taxonomy } {
  const random = uniform(seed);
  const group = sizes.flatMap((size, level) => Array.from({ length: size }, () => `G${level + 1}`));
  const samples = group.map((_, at) => `S${at + 1}`);
  const ids = Array.from({ length: leaves }, (_, at) => `OTU_${at + 1}`);
  // A lineage branches more and more rarely: three quarters of the genera and nearly all species have one leaf.
  const branches = [1, 12, 25, 50, 90, 220, 360];
  const values = branches.map((count, level) =>
    ids.map((_, leaf) => `${ranks[level]![0]!.toLowerCase()}__${Math.floor((leaf * count) / leaves)}`),
  );
  // What was not classified down to the species.
  values[6]!.forEach((_, leaf) => {
    if (leaf % 5 === 2) values[6]![leaf] = '';
  });
  const depth = samples.map(() => 5_000 + 30_000 * random());
  const counts = ids.map((_, leaf) => {
    const level = Math.exp(9 * random() - 12);
    const shown = 0.15 + 0.85 * random();
    const raised = leaf % 6 === 0 ? 1 + (Math.floor(leaf / 6) % sizes.length) : 0;
    return group.map((own, sample) => {
      if (random() > shown) return 0;
      const factor = own === `G${raised}` ? 6 : 1;
      return Math.round(depth[sample]! * level * factor * Math.exp(1.2 * (random() + random() + random() - 1.5)));
    });
  });
  const groups = { samples, group, levels: [...new Set(group)], colors: {}, factors: [] };
  return {
    matrix: { idName: 'id', ids, samples, values: Float64Array.from(counts.flat()), annotations: [] },
    groups,
    taxonomy: { features: ids, ranks, values },
  };
}

const column = (output: MethodOutput, name: string) =>
  output.tables[0]!.columns.find((one) => one.name === name)!.values;

describe('lefse on amplicon data with a whole taxonomy', () => {
  it.each([
    ['two groups', [12, 10]],
    ['three groups of about fifty samples', [50, 45, 55]],
  ])('scores every clade that differs: %s', (_, sizes) => {
    const data = amplicon(11, sizes, 400);
    const output = lefse.run(data, parseOptions(lefse, {}), { seed: 1, progress: () => undefined });
    const [lda, verdict, rank] = [column(output, 'lda'), column(output, 'verdict'), column(output, 'rank')];
    expect(output.tables[0]!.rows).toBeGreaterThan(374);
    expect(new Set(rank as string[]).size).toBe(7);
    (verdict as string[]).forEach((word, row) => {
      const score = (lda as Float64Array)[row]!;
      if (word === '差异' || word === '未达 LDA 阈值') expect(score).toBeGreaterThan(0);
      else expect(score).toBeNaN();
    });
    expect(output.facts['kept']).toBeGreaterThan(5);
  });
});
