/**
 * Cluster of each item (from 1, numbered in the order of the items, as R's `cutree`) when the tree is cut into `k`
 * clusters.
 */
export function cutTree(merge: Int32Array, k: number): Uint32Array {
  const size = merge.length / 2 + 1;
  const parent = Int32Array.from({ length: size }, (_, i) => i);
  const rootOf = (item: number): number => {
    let root = item;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  const member = new Int32Array(size);
  for (let step = 0; step < size - k; step += 1) {
    const [a, b] = [merge[2 * step]!, merge[2 * step + 1]!].map((node) =>
      rootOf(node < 0 ? -node - 1 : member[node - 1]!),
    ) as [number, number];
    parent[b] = a;
    member[step] = a;
  }
  const numbers = new Map<number, number>();
  return Uint32Array.from({ length: size }, (_, i) => {
    const root = rootOf(i);
    if (!numbers.has(root)) numbers.set(root, numbers.size + 1);
    return numbers.get(root)!;
  });
}
