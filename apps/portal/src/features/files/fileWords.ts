import type { FileItem } from '@panome/contract';
import { filesText as text } from './files.text.ts';
import { day } from '../../shared/format/durations.ts';

/** What an act is about: the name of one, the number of several. */
export const whatOf = (items: readonly Pick<FileItem, 'name'>[]): string =>
  items.length === 1 && items[0] ? text.named(items[0].name) : text.several(items.length);

/** Days until the trash lets go of it. */
export function daysLeft(deletedAt: string | null, trashDays: number, now: number): number {
  if (!deletedAt) return trashDays;
  return Math.max(0, Math.ceil(trashDays - (now - Date.parse(deletedAt)) / day));
}
