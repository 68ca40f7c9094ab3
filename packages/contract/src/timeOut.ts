import { minute, second } from './durations.ts';

/** How long a client waits for a call before it gives up, in ms: the only place where such a number stands. */
export const timeOut = {
  /** Of a call that says nothing else. */
  usual: 6 * second,
  /** Folders, and lists that go through many rows. */
  directory: 10 * second,
  /** What reads a table first: a result, the preview of a filter, the form of a tool. */
  reading: 30 * second,
  /** What packs files, or reads several, before it answers. */
  packing: minute,
  /** All rows that a filter keeps. */
  filteredRows: 2 * minute,
  /** A small file for a form. */
  smallFile: 3 * minute,
  /** What is saved of a report, with its pictures. */
  reportPictures: 5 * minute,
  /** The documents of an organisation. */
  documents: 10 * minute,
  /** Files of any size, in either direction. */
  file: 30 * minute,
  /** Not by the clock: the client ends it when nothing moves for `stall` (decision E-08). */
  never: 0,
} as const;

/** How long a transfer without a time-out may stand still. */
export const stall = minute;
