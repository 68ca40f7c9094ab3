import { InputError } from '@panome/analysis/model';
import { readAsTable, writePrepared } from '@panome/analysis/node';
import { serveChild } from '../../../platform/child/index.ts';
import { compareRows, previewRows, writeRows } from './evaluate.ts';
import type { FilterAnswer, FilterJob } from './filterJob.ts';
import { mergeTables } from './merge.ts';

async function work(job: FilterJob): Promise<unknown> {
  switch (job.kind) {
    case 'prepare':
      writePrepared(job.folder, await readAsTable(job.file, job.as, job.recipe));
      return null;
    case 'preview':
      return previewRows(job);
    case 'write':
      return writeRows(job);
    case 'compare':
      return compareRows(job.left, job.right, job.most);
    case 'merge':
      return mergeTables(job);
  }
}

serveChild<FilterJob, FilterAnswer>(async (job) => {
  try {
    return { ok: true, value: await work(job) };
  } catch (error) {
    if (error instanceof InputError) return { ok: false, problems: error.problems };
    throw error;
  }
});
