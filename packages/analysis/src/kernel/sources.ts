import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the kernel; only `build.ts` and the test that compares their hash read them. */
export const sources = [
  'sums.h',
  'kernel.c',
  'describe.c',
  'sheet.c',
  'lines.c',
  'names.c',
  'lasso.c',
  'kmeans.c',
  'cells.c',
  'manhattan.c',
  'ranks.c',
  'neighbours.c',
  'tsne.c',
  'tridiagonal.c',
  'stress.c',
  'decimals.c',
] as const;

export const sourceText = (): string =>
  sources.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
