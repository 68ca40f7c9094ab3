import type { Column, Table } from '@panome/analysis/model';
import type { ChartInput, SettingSpec } from '../model/index.ts';
import { numberOf } from '../settings.ts';
import { hasColumn, tableOf, texts } from '../table/index.ts';

/** Which comparison of a run is drawn. */
export const contrastSpec = { id: 'contrast', label: '第几个比较', help: '结果含多个比较时，按结果表中的先后', kind: 'number', default: 1, min: 1, max: 99, step: 1 } as const satisfies SettingSpec;

/** The rows of the chosen comparison, and its name; a table without comparisons is one without a name. */
export function oneContrast(input: ChartInput, id: string): { readonly table: Table; readonly name: string } {
  const table = tableOf(input, id);
  if (!hasColumn(table, 'contrast')) return { table, name: '' };
  const contrasts = texts(table, 'contrast');
  const names = [...new Set(contrasts)];
  if (names.length < 2) return { table, name: names[0] ?? '' };
  const name = names[Math.min(names.length, Math.round(numberOf(input.settings.own, contrastSpec))) - 1]!;
  const rows = Array.from(contrasts.keys()).filter((row) => contrasts[row] === name);
  const part = (column: Column): Column => (column.kind === 'text' ? { ...column, values: rows.map((row) => column.values[row]!) } : { ...column, values: Float64Array.from(rows, (row) => column.values[row]!) });
  return { table: { ...table, columns: table.columns.map(part), rows: rows.length }, name };
}

/** The input with the name of the comparison as its title, unless the user wrote one. */
export const titled = (input: ChartInput, name: string): ChartInput => (name === '' || input.settings.title?.trim() ? input : { ...input, settings: { ...input.settings, title: name } });
