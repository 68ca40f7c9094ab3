import { InputError, type CellCounts, type Message } from '../../model/index.ts';

/** The ambient profile: counts of each gene in droplets without a cell. */
export type AmbientProfile = {
  readonly counts: Float64Array;
  /** Each gene's share of them; sums to 1. */
  readonly share: Float64Array;
  /** Number of droplets used; 0 when the cells replaced them. */
  readonly droplets: number;
  readonly messages: readonly Message[];
};

const sharesOf = (counts: Float64Array): Float64Array => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
};

/** The profile without a raw matrix: all cells together, since ambient RNA comes from them. */
export function profileOfCells({ genes, rows, values }: CellCounts): AmbientProfile {
  const counts = new Float64Array(genes.length);
  rows.forEach((gene, at) => (counts[gene]! += values[at]!));
  return {
    counts,
    share: sharesOf(counts),
    droplets: 0,
    messages: [
      {
        level: 'warning',
        text: '没有未过滤的原始矩阵，以全部细胞之和近似环境 RNA。近似假定各类细胞按数量和计数释放 RNA，破碎多的细胞类型会被低估，污染比例只供参考；有 Cell Ranger 的 raw_feature_bc_matrix 时请一并提供。',
      },
    ],
  };
}

/**
 * Counts of the genes over droplets with more than 0 and fewer than `most` counts, genes matched by name.
 *
 * @throws {InputError} When the matrix has less than half of the genes, or no such droplet: it was filtered already.
 */
export function profileOfDroplets(cells: CellCounts, droplets: CellCounts, most: number): AmbientProfile {
  const place = new Map(cells.genes.map((gene, at) => [gene, at]));
  const to = Int32Array.from(droplets.genes, (gene) => place.get(gene) ?? -1);
  const shared = to.reduce((sum, at) => sum + Number(at >= 0), 0);
  if (shared * 2 < cells.genes.length) {
    throw refuse(
      'genes-differ',
      `原始矩阵中只有细胞矩阵 ${cells.genes.length} 个基因中的 ${shared} 个`,
      '请确认两个矩阵来自同一次 Cell Ranger 运行（raw_feature_bc_matrix 与 filtered_feature_bc_matrix），基因名写法相同',
    );
  }
  const counts = new Float64Array(cells.genes.length);
  let used = 0;
  for (let droplet = 0; droplet < droplets.cells.length; droplet += 1) {
    const each = (visit: (gene: number, value: number) => void): void => {
      // Only genes of the cells count, so that a droplet is equally empty in both matrices.
      for (let at = droplets.starts[droplet]!; at < droplets.starts[droplet + 1]!; at += 1)
        if (to[droplets.rows[at]!]! >= 0) visit(to[droplets.rows[at]!]!, droplets.values[at]!);
    };
    let size = 0;
    each((_, value) => (size += value));
    if (size <= 0 || size >= most) continue;
    used += 1;
    each((gene, value) => (counts[gene]! += value));
  }
  if (used === 0)
    throw refuse(
      'no-empty-droplet',
      `原始矩阵的 ${droplets.cells.length.toLocaleString('en-US')} 个液滴中没有总计数在 1 到 ${most - 1} 之间的`,
      '多半是过滤后的矩阵；请提供 raw_feature_bc_matrix，没有时可不提供，或调高“空液滴的计数上限”',
    );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const messages: Message[] = [];
  if (shared < cells.genes.length)
    messages.push({
      level: 'info',
      text: `${cells.genes.length - shared} 个基因不在原始矩阵中，视为环境中没有，不扣除。`,
    });
  if (total < 10_000)
    messages.push({
      level: 'warning',
      text: `${used.toLocaleString('en-US')} 个空液滴只有 ${total.toLocaleString('en-US')} 个计数，环境 RNA 的组成不够准确；可调高“空液滴的计数上限”。`,
    });
  return { counts, share: sharesOf(counts), droplets: used, messages };
}

const refuse = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'droplets', what, remedy }]);
