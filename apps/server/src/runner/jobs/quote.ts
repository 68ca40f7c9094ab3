import { writeFile } from 'node:fs/promises';
import { pagesAsPdf } from '@panome/charts/node';
import type { QuoteJob } from '../job.ts';
import { a4, quotePages } from './quotePages.ts';

/** Writes a quote as a PDF. */
export async function quote({ outPath, paper }: QuoteJob): Promise<null> {
  await writeFile(outPath, await pagesAsPdf(quotePages(paper), a4, paper.title));
  return null;
}
