import { maximum } from '@panome/analysis/extremes';
import type { Figure } from './figure.ts';

/** Whether the names below the plot would run into each other. */
export function slanted({ fontSize, frames, panels, size, x }: Figure): boolean {
  if (x.kind !== 'names') return false;
  const values = x.order ?? [
    ...new Set((frames[0]!.table.columns.find(({ name }) => name === x.column)?.values ?? []) as readonly string[]),
  ];
  const wide = values.map(
    (value) => Array.from(value).reduce((length, letter) => length + (letter > '\u2e80' ? 1 : 0.6), 1) * fontSize,
  );
  const room = (size.width * 0.85) / (panels?.columns ?? 1);
  // One long name can run into its neighbours even when names are short on average.
  return wide.reduce((sum, one) => sum + one, 0) > room || Math.max(maximum(wide), 0) > (room / values.length) * 1.2;
}
