import { agglomerate, cutTree } from '../../hierarchical-clustering/index.ts';
import { eigengene, membersOf, pearson, type Rows } from './eigengenes.ts';
import { bySize } from './treecut/hybridCut.ts';

/**
 * Merges modules whose eigengenes are nearer than `height` on an average-linkage tree of 1 − r, again and again until
 * none are (WGCNA's `mergeCloseModules`).
 *
 * @param labels - Module of each feature from 1, 0 for none. Not mutated.
 * @returns Modules numbered from 1, the largest first.
 */
export function mergeClose(rows: Rows, labels: Int32Array, height: number): Int32Array {
  let current = bySize(labels);
  for (;;) {
    const members = membersOf(current);
    const size = members.length;
    if (size < 2) return current;
    const vectors = members.map((features) => eigengene(rows, features).values);
    const distances = Float64Array.from({ length: size * size }, (_, at) => {
      const [i, j] = [Math.floor(at / size), at % size];
      return i === j ? 0 : 1 - pearson(vectors[Math.min(i, j)]!, vectors[Math.max(i, j)]!);
    });
    const tree = agglomerate({ size, stride: size, values: distances }, 'average');
    const branches = cutTree(tree.merge, 1 + tree.height.reduce((above, value) => above + Number(value > height), 0));
    const count = branches.reduce((most, branch) => Math.max(most, branch), 0);
    current = bySize(current.map((label) => (label > 0 ? branches[label - 1]! : 0)));
    if (count === size) return current;
  }
}
