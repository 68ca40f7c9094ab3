import { minimum } from '@panome/analysis/extremes';
import { textWidth } from '../frame/index.ts';
import type { Figure } from './figure.ts';

/** To how many characters names beside the plot are cut when the longest would take the room of the plot. */
export function longNames({ fontSize, frames, size, y }: Figure): number | undefined {
  if (y.kind !== 'names') return undefined;
  const names = frames.flatMap(({ table }) =>
    table.columns
      .filter(({ name }) => name === (y.text ?? y.column))
      .flatMap((column) => (column.kind === 'text' ? column.values : [])),
  );
  const room = size.width * 0.32;
  const letters = names
    .map((name) => [textWidth(name, fontSize), Array.from(name).length] as const)
    .filter(([width]) => width > room);
  if (letters.length === 0) return undefined;
  // Chinese letters are wider. Even: half of them from the front.
  return 2 * Math.floor(minimum(letters.map(([width, count]) => (room / width) * count)) / 2);
}
