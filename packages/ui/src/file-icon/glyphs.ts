import type { FileKind } from './fileKind.ts';

/**
 * What stands on the sheet of each kind, on a 24 px grid; drawn by us as one family, since icon sets mix sheets with
 * other things.
 */
export const glyphs: Record<Exclude<FileKind, 'folder'>, string> = {
  table: 'M8 12h8v6H8zM8 15h8M12 12v6',
  document: 'M8 12h8M8 15h8M8 18h4.5',
  image: 'M8 18l2.75-3.5 1.75 2 1.25-1.5L16 18zM9 11.75h.01',
  archive: 'M10 2.5V4M10 6v1.5M10 9.5V11M8.5 13.5h3V18h-3z',
  sequence: 'M9 11c0 3.75 6 3.75 6 7.5M15 11c0 3.75-6 3.75-6 7.5M9.75 13h4.5M9.75 16.5h4.5',
  spectrum: 'M7.5 18.5h9M9.5 18.5V16M12 18.5V11M14.5 18.5V14',
  code: 'M10.25 12.25 7.75 15l2.5 2.75M13.75 12.25l2.5 2.75-2.5 2.75',
  other: '',
};

/** A sheet with a turned corner. */
export const sheet = 'M14 2H7a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7z';
export const corner = 'M14 2v5h5';
export const folder =
  'M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2z';
