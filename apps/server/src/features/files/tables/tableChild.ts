import { readFile } from 'node:fs/promises';
import {
  comparisonsOf,
  dataRowsOf,
  inspectTable,
  openTable,
  pageOf,
  readInput,
  type DataRows,
  type FurtherInput,
  type IngestSource,
} from '@panome/analysis/ingest';
import { natureOfNames } from '@panome/analysis/tool-fit';
import {
  InputError,
  repairsOf,
  type CellCounts,
  type DistanceTable,
  type Environment,
  type Matrix,
  type Records,
} from '@panome/analysis/model';
import type { Inspection, Problem, Recipe, ToolInput } from '@panome/contract';
import { serveChild } from '../../../platform/child/serveChild.ts';
import { openRowsFile, writeRowsFile } from './rowsFile.ts';
import { samplesIn } from './samplesIn.ts';
import { shorten } from './shorten.ts';
import { spreadIn } from './spreadIn.ts';
import type { Preview, TableAnswer, TableJob, Window } from './tableJob.ts';

/** The samples that an input names in its table; `null` for one that names none. */
function samplesOf(as: FurtherInput, value: unknown): readonly string[] | null {
  if (as === 'distance') return (value as DistanceTable).ids;
  if (as === 'cells') return (value as CellCounts).cells;
  return as === 'matrix2' || as === 'env' ? (value as Matrix | Environment).samples : null;
}

/**
 * Inspects an input that is no matrix: its size and its problems; for records also which columns hold numbers and which
 * text, for distances and cells their names.
 */
async function inspectInput(source: IngestSource, as: FurtherInput, recipe: Recipe): Promise<TableAnswer> {
  const { columns, effects, offers, opened, problems, rows, value } = await readInput(
    as,
    source,
    repairsOf(recipe, as),
  );
  const samples = samplesOf(as, value);
  const named = as === 'records' || as === 'records2' ? (value as Records).columns : [];
  const names = (numeric: boolean) =>
    named.filter(({ numbers }) => (numbers !== null) === numeric).map(({ name }) => name);
  const nothing: Inspection = {
    format: opened?.format ?? '',
    encoding: opened?.encoding ?? '',
    delimiter: opened?.delimiter ?? '',
    decimal: '.',
    sheets: opened?.sheets.map((sheet) => sheet.name) ?? [],
    sheet: opened?.sheet ?? '',
    shape: { rows, columns },
    features: rows,
    id_column: '',
    samples: samples ? [...samples] : names(true),
    annotation_columns: names(false),
    comparisons: as === 'matrix2' ? [...comparisonsOf((value as Matrix).samples)] : [],
    kind: 'other',
    nature: as === 'list' ? natureOfNames : null,
    missing: { count: 0, share: 0 },
    scale: { looks: 'unknown', why: '' },
    problems: [],
    offers: [],
    effects: [],
  };
  return {
    kind: 'inspection',
    report: { ...nothing, problems: problems as Problem[], offers: offers as Problem[], effects: [...effects] },
  };
}

async function inspect(source: IngestSource, as: ToolInput | undefined, recipe: Recipe): Promise<TableAnswer> {
  if (as !== undefined && as !== 'matrix' && as !== 'groups') return inspectInput(source, as, recipe);
  const found = await inspectTable(source, {
    as,
    repairs: as === 'groups' ? {} : repairsOf(recipe, 'matrix'),
    previewRows: 0,
    previewColumns: 0,
  });
  const report = {
    format: found.format,
    encoding: found.encoding ?? '',
    delimiter: found.delimiter ?? '',
    decimal: found.decimal,
    sheets: found.sheets.map((sheet) => sheet.name),
    sheet: found.sheet ?? '',
    shape: { ...found.shape },
    features: found.features,
    id_column: found.idColumn,
    samples: [...found.samples],
    annotation_columns: [...found.annotationColumns],
    comparisons: [...comparisonsOf(found.samples)],
    kind: found.kind,
    nature: found.nature,
    missing: { ...found.missing },
    scale: { looks: found.scale.looks, why: found.scale.why },
    problems: found.problems as Problem[],
    offers: found.offers as Problem[],
    effects: [...found.effects],
  };
  return { kind: 'inspection', report };
}

type PreviewJob = Extract<TableJob, { kind: 'preview' }>;

function toPreview(table: DataRows, window: Window): Preview {
  const page = pageOf(table, window);
  const [header, ...rows] = shorten([page.columns, ...page.rows]);
  return {
    header: header!,
    rows,
    lines: [...page.lines],
    offset: page.offset,
    column_offset: page.columnOffset,
    total_rows: page.totalRows,
    total_columns: page.totalColumns,
  };
}

/** Reads the file once; every later page is taken from the kept rows. */
async function preview({ keep, rowsPath, window, ...job }: PreviewJob): Promise<TableAnswer> {
  const kept = openRowsFile(rowsPath);
  if (kept) {
    try {
      return { kind: 'preview', preview: toPreview(kept, window), kept: false };
    } finally {
      kept.close();
    }
  }
  const opened = await openTable({ ...(await sourceOf(job)), sequences: true });
  if (keep) writeRowsFile(rowsPath, opened.grid);
  return { kind: 'preview', preview: toPreview(dataRowsOf(opened), window), kept: keep };
}

const sourceOf = async ({
  name,
  path,
  reading,
}: Pick<TableJob, 'name' | 'path' | 'reading'>): Promise<IngestSource> => ({
  bytes: await readFile(path),
  name,
  ...reading,
});

serveChild<TableJob, TableAnswer>(async (job) => {
  try {
    if (job.kind === 'samples') return { kind: 'samples', ...(await samplesIn(await sourceOf(job), job.known)) };
    if (job.kind === 'spread') return { kind: 'spread', spread: await spreadIn(await sourceOf(job), job.groups) };
    return job.kind === 'inspect'
      ? await inspect(await sourceOf(job), job.as, job.recipe ?? { format: 1, steps: [] })
      : await preview(job);
  } catch (error) {
    if (error instanceof InputError) return { kind: 'unreadable', problems: error.problems as Problem[] };
    throw error;
  }
});
