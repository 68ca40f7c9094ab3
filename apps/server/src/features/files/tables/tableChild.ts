import { readFile } from 'node:fs/promises';
import { inspectTable, previewRows, type IngestSource } from '@panome/analysis/ingest';
import { InputError } from '@panome/analysis/model';
import type { Problem } from '@panome/contract';
import { serveChild } from '../../../platform/child/serveChild.ts';
import type { TableAnswer, TableJob } from './tableJob.ts';

async function inspect(source: IngestSource): Promise<TableAnswer> {
  const found = await inspectTable(source, { previewRows: 0, previewColumns: 0 });
  const report = {
    format: found.format,
    encoding: found.encoding ?? '',
    delimiter: found.delimiter ?? '',
    decimal: found.decimal,
    sheets: found.sheets.map((sheet) => sheet.name),
    sheet: found.sheet ?? '',
    shape: { ...found.shape },
    id_column: found.idColumn,
    samples: [...found.samples],
    annotation_columns: [...found.annotationColumns],
    kind: found.kind,
    missing: { ...found.missing },
    problems: found.problems as Problem[],
  };
  return { kind: 'inspection', report };
}

async function preview(
  source: IngestSource,
  window: Extract<TableJob, { kind: 'preview' }>['window'],
): Promise<TableAnswer> {
  const page = await previewRows(source, window);
  return {
    kind: 'preview',
    preview: {
      header: [...page.columns],
      rows: page.rows.map((row) => [...row]),
      offset: page.offset,
      column_offset: page.columnOffset,
      total_rows: page.totalRows,
      total_columns: page.totalColumns,
    },
  };
}

serveChild<TableJob, TableAnswer>(async (job) => {
  const source = { bytes: await readFile(job.path), name: job.name, ...job.reading };
  try {
    return job.kind === 'inspect' ? await inspect(source) : await preview(source, job.window);
  } catch (error) {
    if (error instanceof InputError) return { kind: 'unreadable', problems: error.problems as Problem[] };
    throw error;
  }
});
