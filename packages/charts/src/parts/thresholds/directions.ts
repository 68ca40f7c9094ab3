import { type Change, changesOf, countChanges, isChanged } from '@panome/analysis/changes';
import type { Options, Table } from '@panome/analysis/model';
import { counted } from '../../frame/index.ts';
import { hasColumn, numbers, texts } from '../../table/index.ts';

export type Thresholds = { readonly fc: number; readonly p: number; readonly column: 'p' | 'p_adj' };

/** Index of a feature's direction, in the order drawn: what changes lies over what does not. */
export const direction = { none: 0, down: 1, up: 2 } as const;

/** The run's own options where it has them, so that the default figure says what its table says. */
export function runThresholds(options: Options): Thresholds {
  const numberOption = (id: string, fallback: number) => (typeof options[id] === 'number' ? options[id] : fallback);
  return { fc: numberOption('fc', 2), p: numberOption('p', 0.05), column: options.p_column === 'p' ? 'p' : 'p_adj' };
}

/** What is said of every feature under the thresholds of a figure. */
export type Judged = {
  readonly changes: readonly Change[];
  readonly counts: Readonly<Record<Change, number>>;
  /** Indices into `direction`; what is significant without a fold change, or untested, counts as none there. */
  readonly codes: Uint8Array;
};

/**
 * The features of a table of differences, judged by the engine's own rule: under the thresholds of the run the figure
 * says what the table says.
 *
 * @param passes - What else a feature has to pass; every one does when absent.
 */
export function judge(table: Table, thresholds: Thresholds, passes: (row: number) => boolean = () => true): Judged {
  const stored = hasColumn(table, 'direction') ? texts(table, 'direction') : [];
  const changes = changesOf(numbers(table, 'log2fc'), numbers(table, thresholds.column), thresholds).map(
    (change, row): Change => {
      if (isChanged(change) && !passes(row)) return 'none';
      const known = stored[row];
      // The table knows which group alone has the feature; the fold change that is missing does not tell.
      return change === 'no_fold' && (known === 'only_test' || known === 'only_ref') ? known : change;
    },
  );
  return {
    changes,
    counts: countChanges(changes),
    codes: Uint8Array.from(changes, (change) => (change === 'up' || change === 'down' ? direction[change] : 0)),
  };
}

/** What a figure cannot show, for the end of its sentence; empty when it shows everything. */
export function notDrawn({ no_fold, only_ref, only_test, untested }: Judged['counts'], withUntested = true): string {
  const parts = [
    ...(only_test > 0 ? [`${counted(only_test)} 个仅比较组检出`] : []),
    ...(only_ref > 0 ? [`${counted(only_ref)} 个仅参照组检出`] : []),
    ...(no_fold > 0 ? [`${counted(no_fold)} 个显著而没有差异倍数`] : []),
    ...(withUntested && untested > 0 ? [`${counted(untested)} 个未检验`] : []),
  ];
  return parts.length > 0 ? `；另有 ${parts.join('、')}，不在图上` : '';
}

/** −log10 p; a p of 0 stands a tenth above the highest finite one, beyond the break of the axis (`zeroAxis`). */
export function minusLog10(p: Float64Array): Float64Array {
  const heights = p.map((value) => -Math.log10(value));
  const highest = heights.reduce((most, height) => (Number.isFinite(height) && height > most ? height : most), 0);
  return heights.map((height) => (height === Infinity ? highest * 1.1 + 1e-9 : height === 0 ? 0 : height));
}

/** Where the limit stands on an axis of −log10 p; nowhere for a limit of 0, which nothing passes, or of 1. */
export const limitHeights = (p: number): number[] => (p > 0 && p < 1 ? [-Math.log10(p)] : []);

/**
 * The kinds of points of a figure that can also show what was not tested, in drawing order, and the kind of each
 * feature: untested ones lie below, and take no place in the legend where there is none to draw.
 *
 * @param drawable - Whether the feature has a place in the figure.
 */
export function kindsOf(
  { changes }: Pick<Judged, 'changes'>,
  drawable: (row: number) => boolean,
): { readonly kinds: readonly ('untested' | 'none' | 'down' | 'up')[]; readonly codes: Uint8Array } {
  const shown = changes.some((change, row) => change === 'untested' && drawable(row));
  const kinds = shown ? (['untested', 'none', 'down', 'up'] as const) : (['none', 'down', 'up'] as const);
  const none = shown ? 1 : 0;
  return {
    kinds,
    codes: Uint8Array.from(changes, (change) => {
      const at = (kinds as readonly string[]).indexOf(change);
      return at < 0 ? none : at;
    }),
  };
}
