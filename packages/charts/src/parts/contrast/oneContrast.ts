import type { Column, Table } from '@panome/analysis/model';
import type { ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { hasColumn, tableOf, texts } from '../../table/index.ts';

/** Which comparison of a run is drawn. */
export const contrastSpec = {
  id: 'contrast',
  label: '比较',
  help: '结果含多个比较时，每次画一个',
  kind: 'number',
  default: 1,
  min: 1,
  max: 99,
  step: 1,
} as const satisfies SettingSpec;

type OneContrast = {
  readonly table: Table;
  readonly name: string;
  readonly counted: NonNullable<ChartDrawing['counted']>;
};

/**
 * The rows of the chosen comparison, its name and what there was to choose from; a table without comparisons is one
 * without a name.
 */
export function oneContrast(input: ChartInput, id: string): OneContrast {
  const table = tableOf(input, id);
  if (!hasColumn(table, 'contrast')) return { table, name: '', counted: {} };
  const contrasts = texts(table, 'contrast');
  const names = [...new Set(contrasts)];
  const counted = { [contrastSpec.id]: names };
  if (names.length < 2) return { table, name: names[0] ?? '', counted };
  const name = names[Math.min(names.length, Math.round(numberOf(input.settings.own, contrastSpec))) - 1]!;
  const rows = Array.from(contrasts.keys()).filter((row) => contrasts[row] === name);
  const part = (column: Column): Column =>
    column.kind === 'text'
      ? { ...column, values: rows.map((row) => column.values[row]!) }
      : { ...column, values: Float64Array.from(rows, (row) => column.values[row]!) };
  return { table: { ...table, columns: table.columns.map(part), rows: rows.length }, name, counted };
}

/** The input with the name of the comparison as its title, unless the user wrote one. */
export const titled = (input: ChartInput, name: string): ChartInput =>
  name === '' || input.settings.title?.trim() ? input : { ...input, settings: { ...input.settings, title: name } };
