import { minimum } from '../extremes/index.ts';
import type { Tree } from '../model/index.ts';

/** A tree in Newick whose shape the numbers decide: two or three parts are joined at a time; tips are `t0`, `t1`… */
export function shapedTree(joins: readonly number[], tips: number): string {
  const parts = Array.from({ length: tips }, (_, at) => `t${at}`);
  joins.forEach((seed, at) => {
    if (parts.length < 4) return;
    const picked = Array.from(
      { length: 2 + (seed % 2) },
      (_, k) => parts.splice((seed * (7 + k) + at) % parts.length, 1)[0]!,
    );
    parts.push(`(${picked.map((part, k) => `${part}:${((seed + k) % 3) + 0.5}`).join(',')})`);
  });
  return `(${parts.map((part, at) => `${part}:${at % 2}`).join(',')});`;
}

/** How far two of the tips lie apart along the tree, over the nearest node that both come from. */
export function alongTree(tree: Tree, tips: readonly number[]): (a: number, b: number) => number {
  const paths = tips.map((tip) => {
    const path = new Map<number, number>();
    for (let at = tip, far = 0; at >= 0; far += tree.length[at]!, at = at === 0 ? -1 : tree.parent[at]!)
      path.set(at, far);
    return path;
  });
  return (a, b) =>
    minimum([...paths[a]!].flatMap(([node, length]) => (paths[b]!.has(node) ? [length + paths[b]!.get(node)!] : [])));
}
