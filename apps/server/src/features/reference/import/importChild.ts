import { serveChild } from '../../../platform/child/serveChild.ts';
import { ImportFault } from './importFault.ts';
import type { ReadAnswer, ReadJob } from './readJob.ts';
import { prepareFile } from './prepared.ts';
import { readers, type ReadSummary } from './readers/index.ts';

serveChild<ReadJob, ReadAnswer>(async ({ kind, options, out, path }) => {
  const summary: ReadSummary = { entries: 0, skipped: 0, version: '', date: '', licences: new Map(), notes: [] };
  const file = prepareFile(out);
  try {
    await readers[kind](path, options, file.write, summary);
    await file.end();
    return { kind: 'read', summary };
  } catch (error) {
    await file.end();
    if (error instanceof ImportFault) return { kind: 'fault', message: error.message };
    throw error;
  }
});
