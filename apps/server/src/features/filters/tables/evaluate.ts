import { InputError, type Column } from '@panome/analysis/model';
import { evaluateRule, rowsOfBits, type Evaluation } from '@panome/analysis/rules';
import { writeRowsCsv, writeRowsXlsx, xlsxLimit } from '../../../results/writeRows.ts';
import { sortRows } from '../../../results/tableView.ts';
import type { CompareAnswer, FilterJob, PreviewAnswer, Selection } from './filterJob.ts';
import { closeLarge, openTable, type OpenTable } from './openTables.ts';

/** @throws {InputError} When the rule does not fit the table. */
function evaluate({ folder, groups, rule }: Selection): { readonly table: OpenTable; readonly found: Evaluation } {
  const table = openTable(folder);
  const found = evaluateRule(rule, table.rules, {
    groups,
    // What a condition on samples means depends on who is in the groups.
    remember: (condition, make) => table.remember('measure' in condition ? [condition, groups] : condition, make),
  });
  return { table, found };
}

const ensureColumns = ({ facts }: OpenTable, names: readonly string[]): void => {
  const known = new Set(facts.columns.map(({ name }) => name));
  const gone = names.filter((name) => !known.has(name));
  if (gone.length === 0) return;
  throw new InputError([
    {
      code: 'column-gone',
      severity: 'error',
      what: `表中没有名为“${gone.slice(0, 5).join('”“')}”的列`,
      remedy: '请重新选择要保留的列',
    },
  ]);
};

const toCell = (value: string | number): string | number | null =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value;

/** What a rule keeps, and some of its rows. */
export function previewRows(job: Extract<FilterJob, { kind: 'preview' }>): PreviewAnswer {
  const { columns, limit, offset, order, sort } = job;
  const { found, table } = evaluate(job);
  ensureColumns(table, columns);
  const kept = columns.length === 0 ? [] : rowsOfBits(found.kept);
  const by =
    sort !== undefined && table.facts.columns.some(({ name }) => name === sort) ? table.column(sort) : undefined;
  const rows = by ? sortRows([...kept], by, order) : kept;
  const shown = table.cells(columns, Array.from(rows.slice(offset, offset + limit)));
  closeLarge(job.folder);
  return {
    rows: table.facts.rows,
    kept: found.count,
    alone: found.conditions.map(({ alone }) => alone),
    steps: found.steps.map(({ alone, left }) => ({ alone, left })),
    cells: Array.from({ length: shown.rows }, (_, row) => shown.columns.map(({ values }) => toCell(values[row]!))),
  };
}

/**
 * Writes the rows that a rule keeps.
 * @returns how many there are.
 * @throws {InputError} When there are none, or more than a worksheet holds.
 */
export async function writeRows(job: Extract<FilterJob, { kind: 'write' }>): Promise<number> {
  const { format, outPath, raw } = job;
  const { found, table } = evaluate(job);
  const names = job.columns.length > 0 ? job.columns : table.facts.columns.map(({ name }) => name);
  ensureColumns(table, names);
  const rows = rowsOfBits(found.kept);
  if (format === 'xlsx' && (rows.length > xlsxLimit.rows || names.length > xlsxLimit.columns))
    throw new InputError([
      {
        code: 'sheet-size',
        severity: 'error',
        what: `筛选结果有 ${rows.length} 行 × ${names.length} 列，超出 Excel 工作表的容量`,
        remedy: '请下载 CSV，或先减少行列',
      },
    ]);
  const columns: Column[] = names.map((name) => table.column(name));
  if (format === 'csv') await writeRowsCsv({ columns, rows, raw, outPath });
  else await writeRowsXlsx({ columns, rows, outPath, sheet: '筛选结果' });
  closeLarge(job.folder);
  return rows.length;
}

function namesOf(selection: Selection): string[] {
  const { found, table } = evaluate(selection);
  const first = table.column(table.facts.columns[0]!.name);
  const names = Array.from(rowsOfBits(found.kept), (row) => String(first.values[row]));
  closeLarge(selection.folder);
  return [...new Set(names)];
}

/** Which names (first column) both selections keep, and which only one of them. */
export function compareRows(left: Selection, right: Selection, most: number): CompareAnswer {
  const [inLeft, inRight] = [namesOf(left), namesOf(right)];
  const [leftSet, rightSet] = [new Set(inLeft), new Set(inRight)];
  const told = (names: readonly string[]) => ({ count: names.length, first: names.slice(0, most) });
  return {
    both: told(inLeft.filter((name) => rightSet.has(name))),
    left: told(inLeft.filter((name) => !rightSet.has(name))),
    right: told(inRight.filter((name) => !leftSet.has(name))),
  };
}
