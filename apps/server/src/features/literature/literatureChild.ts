import { readFile } from 'node:fs/promises';
import { InputError } from '@panome/analysis/model';
import { serveChild } from '../../platform/child/serveChild.ts';
import type { LiteratureAnswer, LiteratureJob } from './literatureJob.ts';
import { readRecords } from './records/readRecords.ts';
import { writeReview } from './review/writeReview.ts';

const noTitles = '没有认出文献：支持 RIS、BibTeX、NBIB、PubMed XML，以及含“标题”列的 CSV';

serveChild<LiteratureJob, LiteratureAnswer>(async (job) => {
  if (job.kind === 'review') return { kind: 'review', ...writeReview(job.question, job.records, job.chosen) };
  try {
    const read = await readRecords(await readFile(job.path), job.name, job.most);
    if (!read || read.records.length === 0) return { kind: 'unreadable', what: noTitles };
    return { kind: 'records', ...read };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [first] = error.problems;
    return { kind: 'unreadable', what: first?.code === 'broken-xml' ? `${first.what}。${first.remedy}` : noTitles };
  }
});
