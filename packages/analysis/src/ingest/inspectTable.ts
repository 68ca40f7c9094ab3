import type { Groups, InputProblem, RepairEffect } from '../model/index.ts';
import { isAxes, readGroups } from './groups/readGroups.ts';
import type { DecimalMark } from './matrix/decimalMarks.ts';
import { looksLikeFeature, shareOf } from './matrix/nameLooks.ts';
import { readMatrix, type MatrixReading } from './matrix/readMatrix.ts';
import { natureOf } from './nature/natureOf.ts';
import { openTable } from './openTable.ts';
import type { TableNature } from '../tool-fit/index.ts';
import type { Scale } from '../scale/index.ts';
import type { IngestSource, OpenedTable } from './openedTable.ts';
import { dataRowsOf, pageOf, type TablePage } from './previewRows.ts';
import type { Repairs } from './repairs.ts';

/** What a file holds and what is wrong with it, as plain JSON. */
export type Inspection = {
  readonly format: OpenedTable['format'];
  readonly encoding: OpenedTable['encoding'];
  readonly delimiter: OpenedTable['delimiter'];
  readonly decimal: DecimalMark;
  readonly sheets: OpenedTable['sheets'];
  readonly sheet: string | null;
  /** Rows and columns of the table, header and id column included. */
  readonly shape: { readonly rows: number; readonly columns: number };
  /** Features that were read; of groups their samples. */
  readonly features: number;
  readonly idColumn: string;
  readonly samples: readonly string[];
  readonly annotationColumns: readonly string[];
  /** What the table looks like. The problems belong to this kind. */
  readonly kind: 'matrix' | 'groups' | 'other';
  /** What decides which tools it suits; `rankTools` says which. */
  readonly nature: TableNature;
  readonly missing: { readonly count: number; readonly share: number };
  /** Of a matrix, whether its values look like logarithms. */
  readonly scale: Scale;
  readonly problems: readonly InputProblem[];
  /** Repairs that may be taken although nothing is wrong; of a matrix only. */
  readonly offers: readonly InputProblem[];
  /** What each decided repair changed. */
  readonly effects: readonly RepairEffect[];
  /** The groups found, when the kind is `groups`. */
  readonly groups: Groups | null;
  /** The first rows and columns as they were written. */
  readonly preview: TablePage;
};

export type InspectOptions = {
  /** What the table is read as; guessed from its content when absent. */
  readonly as?: 'matrix' | 'groups' | undefined;
  /** Their samples say which columns of a matrix are samples; without them, columns of numbers are. */
  readonly groups?: Groups | undefined;
  /** What was decided for faults, by repair id; faults without a decision stay among the problems. */
  readonly repairs?: Repairs | undefined;
  /** Rows of the preview at most; 20 when absent. */
  readonly previewRows?: number;
  /** Columns of the preview at most; 50 when absent. */
  readonly previewColumns?: number;
};

/**
 * Inspects an uploaded file. Faults of the content are listed, never thrown.
 *
 * @throws {InputError} When the file cannot be read as a table at all.
 */
export async function inspectTable(source: IngestSource, options: InspectOptions = {}): Promise<Inspection> {
  const opened = await openTable({ ...source, classes: options.as !== 'matrix' });
  const reading = readMatrix(opened, options);
  const kind = options.as ?? guessKind(opened, reading);
  const asGroups = kind === 'groups' ? readGroups(opened) : undefined;
  const { matrix } = reading;
  const cells = matrix.values.length;
  const scale = reading.scale();
  return {
    format: opened.format,
    encoding: opened.encoding,
    delimiter: opened.delimiter,
    decimal: reading.decimal,
    sheets: opened.sheets,
    sheet: opened.sheet,
    shape: reading.shape,
    features: asGroups ? asGroups.groups.samples.length : matrix.ids.length,
    idColumn: matrix.idName,
    samples: asGroups ? asGroups.groups.samples : matrix.samples,
    annotationColumns: asGroups
      ? asGroups.groups.factors.map((factor) => factor.name)
      : matrix.annotations.map(({ name }) => name),
    kind,
    nature: natureOf({ grid: opened.grid, kind, matrix, scale }),
    missing:
      asGroups || cells === 0 ? { count: 0, share: 0 } : { count: reading.missing, share: reading.missing / cells },
    scale,
    problems: asGroups?.problems ?? reading.problems,
    offers: kind === 'matrix' ? reading.offers : [],
    effects: reading.effects,
    groups: asGroups?.groups ?? null,
    preview: pageOf(dataRowsOf(opened), {
      limit: options.previewRows ?? 20,
      columnLimit: options.previewColumns ?? 50,
    }),
  };
}

const GROUP_HEADING = /^(group|groups|class|condition|treatment|分组|组别|处理)$/i;

const SAMPLE_HEADING = /^#?(?:samples?|sample[ _.-]?(?:id|name)|样本|样品)/iu;

function guessKind(opened: OpenedTable, { matrix, problems, shape }: MatrixReading): Inspection['kind'] {
  if (opened.format === 'cls') return 'groups';
  const second = matrix.annotations[0];
  const names = dataRowsOf(opened).header.slice(0, 30);
  if (isAxes(dataRowsOf(opened).header)) return 'other';
  if (names.some((name) => GROUP_HEADING.test(name)) && shape.columns <= 30) {
    // A class is said of features too, beside their amounts.
    const { samples } = matrix;
    const isTurned = problems.some(({ code }) => code === 'samples-in-rows');
    const isTable = isTurned && (samples.length > 10 || shareOf(samples, looksLikeFeature) >= 0.4);
    const few = samples.length <= 3 || names.some((name) => SAMPLE_HEADING.test(name));
    if (few && !isTable) return 'groups';
  }
  if (matrix.samples.length > 1 || (matrix.samples.length === 1 && !second)) return 'matrix';
  if (second && shape.columns <= 12 && new Set([second.name, ...second.values]).size <= second.values.length)
    return 'groups';
  return matrix.samples.length > 0 ? 'matrix' : 'other';
}
