import type { Dendrogram } from '../../../hierarchical-clustering/index.ts';

export type TreeCutOptions = {
  /** Branches with fewer features than this are not modules. */
  readonly minModule: number;
  /** 0 … 4: how readily branches are split. */
  readonly deepSplit: number;
  /**
   * Treatment of objects outside the branches: assigned to the nearest module, to the nearest on their own branch, or
   * left out.
   */
  readonly pam: 'free' | 'dendrogram' | 'none';
};

/** The heights by which a branch is judged; `cutHeight` is where the tree ends. */
export type CutSettings = TreeCutOptions & {
  readonly cutHeight: number;
  /** A core must lie closer together than this … */
  readonly maxScatter: number;
  /** … and be joined to others this much higher. */
  readonly minGap: number;
  /** Branches that meet below this are never kept apart. */
  readonly lowest: number;
};

const coreScatters = [0.64, 0.73, 0.82, 0.91, 0.95] as const;

/** The defaults of `cutreeHybrid`: the tree is cut at 99 % of its height above the 5 % quantile of the mergings. */
export function cutSettings({ height }: Dendrogram, options: TreeCutOptions): CutSettings {
  const reference = height[Math.max(1, halfEven(height.length * 0.05)) - 1]!;
  const range = height.reduce((most, value) => Math.max(most, value), -Infinity) - reference;
  const cutHeight = 0.99 * range + reference;
  const scatter = coreScatters[options.deepSplit]!;
  return {
    ...options,
    cutHeight,
    maxScatter: reference + scatter * (cutHeight - reference),
    minGap: (1 - scatter) * 0.75 * (cutHeight - reference),
    lowest: reference,
  };
}

/** R's `round`: halves go to the even number. */
function halfEven(value: number): number {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value);
}
