import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { methodById } from '@panome/analysis';
import { findingsOf } from '@panome/analysis/findings';
import type { ReadResult, ResultDocument } from '@panome/analysis/model';

/** Where results, reports and what is still being made of them lie. */
export const resultsFolder = (dataFolder: string) => join(dataFolder, 'results');

/**
 * What a stored result says about itself: its method, options, tables, charts and findings. Results of versions that
 * wrote no findings get them here, by the sentence of the method as it is now.
 */
export async function readDocument(dir: string): Promise<ReadResult> {
  const stored = JSON.parse(await readFile(join(dir, 'result.json'), 'utf8')) as ResultDocument;
  return { ...stored, findings: stored.findings ?? findingsOf(methodById(stored.method.id), stored) };
}
