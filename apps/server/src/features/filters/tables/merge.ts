import { methodById, parseOptions } from '@panome/analysis';
import { suggestAliases } from '@panome/analysis/groups';
import { isSampleHeading } from '@panome/analysis/headings';
import type { Column, RecordColumn, Records, SampleAlias } from '@panome/analysis/model';
import { InputError } from '@panome/analysis/model';
import { writeRowsCsv } from '../../../results/writeRows.ts';
import type { MergeAnswer, MergeOrder } from './filterJob.ts';
import { closeLarge, openTable, type OpenTable } from './openTables.ts';

const textOf = (column: Column): readonly string[] =>
  column.kind === 'text'
    ? column.values
    : Array.from(column.values, (value) => (Number.isNaN(value) ? '' : String(value)));

/** @throws {InputError} When the column is not there. */
function keysOf(
  { column, facts }: OpenTable,
  name: string,
): { readonly name: string; readonly keys: readonly string[] } {
  const found = name === '' ? facts.columns[0] : facts.columns.find((one) => one.name === name);
  if (found) return { name: found.name, keys: textOf(column(found.name)) };
  throw new InputError([
    { code: 'column-gone', severity: 'error', what: `表中没有名为“${name}”的列`, remedy: '请重新选择比对的列' },
  ]);
}

/** How often each key stands there; an empty key fits nothing. */
function countKeys(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Keys by the names that were confirmed for them; one that the other table has is taken at its word. */
function named(keys: readonly string[], others: ReadonlyMap<string, number>, aliases: readonly SampleAlias[]) {
  const nameOf = new Map(aliases.map(({ name, sample }) => [name, sample]));
  return aliases.length === 0 ? keys : keys.map((key) => (others.has(key) ? key : (nameOf.get(key) ?? key)));
}

/** More names than that are no samples that somebody would compare. */
const mostCompared = 2_000;

/** What of the right is perhaps what of the left, where keys name samples. */
const alikeOf = (headings: readonly string[], left: readonly string[], right: readonly string[]): SampleAlias[] =>
  headings.some(isSampleHeading) && left.length <= mostCompared && right.length <= mostCompared
    ? [...suggestAliases(right, [...new Set(left)])]
    : [];

const withColumn = ({ columns, ...records }: Records, name: string, text: readonly string[]): Records => ({
  ...records,
  columns: columns.map((column) => (column.name === name ? { ...column, text, numbers: null } : column)),
});

const recordsOf = ({ column, facts }: OpenTable, rows?: readonly number[]): Records => {
  const columns = facts.columns.map(({ kind, name }): RecordColumn => {
    const whole = column(name);
    const text = textOf(whole);
    const numbers = kind === 'number' ? (whole.values as Float64Array) : null;
    if (!rows) return { name, text, numbers };
    return {
      name,
      text: rows.map((row) => text[row]!),
      numbers: numbers && Float64Array.from(rows, (row) => numbers[row]!),
    };
  });
  return { columns, rows: rows?.length ?? facts.rows };
};

/** The first row of every key, and all rows without one. */
function firstRows(keys: readonly string[]): number[] {
  const seen = new Set<string>();
  return [...keys.keys()].filter((row) => keys[row] === '' || seen.size !== seen.add(keys[row]!).size);
}

/** Makes the table by the tool for merging, so that both ways give the same cells. */
async function write(left: OpenTable, right: OpenTable, order: MergeOrder, keys: readonly string[]): Promise<void> {
  const method = methodById('table-merge')!;
  const only = order.duplicates === 'first' ? firstRows(keys) : undefined;
  const options = parseOptions(method, {
    key_column: order.leftKey,
    key_column2: order.rightKey,
    join: order.join,
    suffix: order.suffix,
  });
  const second = recordsOf(right, only);
  const records2 =
    order.aliases.length > 0 ? withColumn(second, order.rightKey, only ? only.map((row) => keys[row]!) : keys) : second;
  const { tables } = method.run({ records: recordsOf(left), records2 }, options, {
    seed: 1,
    progress: () => undefined,
  });
  const [{ columns, rows }] = tables as [(typeof tables)[number]];
  await writeRowsCsv({ columns, rows: [...Array(rows).keys()], raw: true, outPath: order.outPath! });
}

/** What merging two tables gives; the table too when there is a path for it. */
export async function mergeTables(order: MergeOrder): Promise<MergeAnswer> {
  const { join, most } = order;
  const [left, right] = [openTable(order.left), openTable(order.right)];
  const { keys: leftKeys, name: leftKey } = keysOf(left, order.leftKey);
  const { keys: written, name: rightKey } = keysOf(right, order.rightKey);
  const leftCounts = countKeys(leftKeys);
  const rightKeys = named(written, leftCounts, order.aliases);
  const rightCounts = countKeys(rightKeys);
  const repeated = [...rightCounts].filter(([, count]) => count > 1);
  const leftAlone = leftKeys.filter((key) => key === '' || !rightCounts.has(key));
  const rightAlone = [...rightCounts.keys()].filter((key) => !leftCounts.has(key));
  const emptyRight = rightKeys.filter((key) => key === '').length;
  const met = leftKeys.length - leftAlone.length;
  const added = join === 'right' || join === 'outer' ? rightAlone.length + emptyRight : 0;
  if (order.outPath !== undefined) await write(left, right, { ...order, leftKey, rightKey }, rightKeys);
  closeLarge(order.left);
  closeLarge(order.right);
  return {
    rowsLeft: leftKeys.length,
    rowsRight: rightKeys.length,
    rows: (join === 'left' || join === 'outer' ? leftKeys.length : met) + added,
    columns: left.facts.columns.length + right.facts.columns.length - 1,
    matched: met,
    onlyLeft: leftAlone.length,
    onlyRight: rightAlone.length + emptyRight,
    unmatchedLeft: leftAlone.slice(0, most.keys),
    unmatchedRight: rightAlone.slice(0, most.keys),
    duplicateKeys: repeated.length,
    duplicates: repeated.slice(0, most.repeated).map(([key, count]) => ({ key, count })),
    alike: alikeOf([leftKey, rightKey], leftAlone, rightAlone),
  };
}
