/**
 * Raised whenever a file is read or judged otherwise than before: what was remembered of a file, and results that were
 * made of it, then count no more.
 */
export const readerVersion = 7;
