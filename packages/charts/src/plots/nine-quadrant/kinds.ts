import { changeOf, sideOf } from '@panome/analysis/changes';
import type { ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

/**
 * The kinds of pairs in drawing order: pairs changed in both tables lie on top of those changed in one or in none.
 */
export const kinds = ['neither', 'onlyY', 'onlyX', 'opposite', 'down', 'up'] as const;
export type Kind = (typeof kinds)[number];
export const kindWords: Readonly<Record<Kind, string>> = {
  up: '同向上调',
  down: '同向下调',
  opposite: '反向变化',
  onlyX: '只在第一个表变化',
  onlyY: '只在第二个表变化',
  neither: '都不变',
};

export function kindColors(input: ChartInput): Readonly<Record<Kind, string>> {
  const theme = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  return {
    up: theme.up,
    down: theme.down,
    opposite: palette[3]!,
    onlyX: palette[2]!,
    onlyY: palette[4]!,
    neither: theme.neutral,
  };
}

export type Cut = {
  readonly fcX: number;
  readonly fcY: number;
  readonly p: number;
  readonly column: 'p_adj' | 'p' | 'none';
};

/** The pairs and where they stand under these thresholds. */
export type Cutting = {
  readonly ids: readonly string[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly quadrant: Uint8Array;
  readonly kind: Uint8Array;
  readonly counts: Float64Array;
};

/**
 * As the method cuts: fold at least the threshold and p below the limit; a table without p-values is cut by the fold
 * alone.
 */
export function cutPairs(input: ChartInput, cut: Cut): Cutting {
  const pairs = tableOf(input, 'pairs');
  const [one, other] = [texts(pairs, 'feature_x'), texts(pairs, 'feature_y')];
  const [x, y] = [numbers(pairs, 'log2fc_x'), numbers(pairs, 'log2fc_y')];
  const significance = (side: 'x' | 'y'): Float64Array | null => {
    if (cut.column === 'none') return null;
    const p = numbers(pairs, `${cut.column}_${side}`);
    return p.some(Number.isFinite) ? p : null;
  };
  const [px, py] = [significance('x'), significance('y')];
  // Without p-values the fold alone decides.
  const way = (change: number, fc: number, p: number | undefined): number =>
    sideOf(changeOf(change, p ?? 0, { least: Math.log2(fc), p: p === undefined ? 1 : cut.p }));
  const counts = new Float64Array(9);
  const [quadrant, kind] = [new Uint8Array(x.length), new Uint8Array(x.length)];
  for (let i = 0; i < x.length; i += 1) {
    const [a, b] = [way(x[i]!, cut.fcX, px?.[i]), way(y[i]!, cut.fcY, py?.[i])];
    quadrant[i] = (1 - b) * 3 + a + 2;
    counts[quadrant[i]! - 1]! += 1;
    kind[i] = kinds.indexOf(
      a === 0 ? (b === 0 ? 'neither' : 'onlyY') : b === 0 ? 'onlyX' : a !== b ? 'opposite' : a > 0 ? 'up' : 'down',
    );
  }
  return { ids: one.map((id, i) => (id === other[i] ? id : `${id} / ${other[i]}`)), x, y, quadrant, kind, counts };
}
