import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResultDocument } from '@panome/analysis/model';

/** Where results, reports and what is still being made of them lie. */
export const resultsFolder = (dataFolder: string) => join(dataFolder, 'results');

/** What a stored result says about itself: its method, options, tables and charts. */
export const readDocument = async (dir: string): Promise<ResultDocument> =>
  JSON.parse(await readFile(join(dir, 'result.json'), 'utf8')) as ResultDocument;
