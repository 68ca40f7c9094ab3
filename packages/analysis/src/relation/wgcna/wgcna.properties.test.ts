import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agglomerate } from '../../hierarchical-clustering/index.ts';
import { pearsonOf } from '../../testing/byDefinition.ts';
import { close, matrixOf, reals, tables } from '../../testing/tables.ts';
import { pairwisePearson } from '../../correlation/index.ts';
import { overlapDistances, similarities, type NetworkType } from './adjacency.ts';
import { eigengene } from './eigengenes.ts';
import { hybridCut } from './treecut/hybridCut.ts';

const complete = tables({ rows: [3, 9], columns: [4, 8] }, reals);
const varies = (row: readonly (number | null)[]): boolean => new Set(row).size > 1;
const types = fc.constantFrom<NetworkType>('unsigned', 'signed', 'signed_hybrid');
const networkOf = (rows: readonly (readonly (number | null)[])[], type: NetworkType): Float64Array => {
  const similarity = pairwisePearson(matrixOf(rows).values, rows.length, rows[0]!.length).values;
  similarities(similarity, rows.length, type);
  return similarity;
};

it('topological overlap is what adding up the shared neighbours gives', () =>
  fc.assert(
    fc.property(complete, types, (rows, type) => {
      const size = rows.length;
      const a = networkOf(rows, type);
      const at = (i: number, j: number): number => a[i * size + j]!;
      const all = Array.from({ length: size }, (_, i) => i);
      const distances = overlapDistances(a, size);
      const k = all.map((i) => all.reduce((sum, u) => sum + at(i, u), 0));
      for (const i of all) {
        for (const j of all.filter((other) => other !== i)) {
          const shared = all.reduce((sum, u) => sum + at(i, u) * at(u, j), 0);
          expect(
            close(distances[i * size + j]!, 1 - (shared + at(i, j)) / (Math.min(k[i]!, k[j]!) + 1 - at(i, j)), 1e-9),
          ).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  ));

it('no other combination of the samples correlates better with the features than the eigengene', () =>
  fc.assert(
    fc.property(
      complete,
      fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 8, maxLength: 8 }),
      (rows, weights) => {
        fc.pre(rows.every(varies) && varies(weights.slice(0, rows[0]!.length)));
        const { explained, values } = eigengene({ values: matrixOf(rows).values, samples: rows[0]!.length }, [
          ...rows.keys(),
        ]);
        const share = (vector: readonly number[]): number =>
          rows.reduce((sum, row) => sum + pearsonOf(row as number[], vector) ** 2, 0) / rows.length;
        expect(close(explained, share([...values]), 1e-8)).toBe(true);
        expect(share(weights.slice(0, values.length))).toBeLessThanOrEqual(explained + 1e-9);
      },
    ),
    { numRuns: 60 },
  ));

it('modules have at least the minimum size, are numbered by size, and the input is unchanged', () =>
  fc.assert(
    fc.property(
      tables({ rows: [8, 30], columns: [4, 8] }, reals),
      fc.integer({ min: 3, max: 6 }),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom('free' as const, 'dendrogram' as const, 'none' as const),
      (rows, minModule, deepSplit, pam) => {
        const size = rows.length;
        const distances = overlapDistances(networkOf(rows, 'unsigned'), size);
        const before = distances.slice();
        const tree = agglomerate({ size, stride: size, values: distances.slice() }, 'average');
        const labels = hybridCut(tree, { values: distances, size }, { minModule, deepSplit, pam });
        expect(distances).toEqual(before);
        const sizes = Array.from(
          { length: Math.max(...labels) },
          (_, module) => labels.filter((label) => label === module + 1).length,
        );
        expect(sizes.every((count, at) => count >= minModule && count <= (sizes[at - 1] ?? Infinity))).toBe(true);
      },
    ),
    { numRuns: 60 },
  ));
