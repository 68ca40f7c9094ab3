import type { Figure } from './figure.ts';

/** Whether the names below the plot would run into each other. */
export function slanted({ fontSize, frames, panels, size, x }: Figure): boolean {
  if (x.kind !== 'names') return false;
  const values = x.order ?? [...new Set((frames[0]!.table.columns.find(({ name }) => name === x.column)?.values ?? []) as readonly string[])];
  const wide = values.reduce((sum, value) => sum + Array.from(value).reduce((length, letter) => length + (letter > '\u2e80' ? 1 : 0.6), 1), 0);
  return wide * fontSize * (panels?.columns ?? 1) > size.width * 0.85;
}
