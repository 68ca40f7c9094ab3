import type { Message, MethodOutput } from './method.ts';
import type { Column, Table } from './table.ts';

const isInfinite = (value: number): boolean => value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY;

/** A loop, since large tables are passed on as they are and should cost one look. */
function infinitiesIn(values: Float64Array): number {
  let count = 0;
  for (let i = 0; i < values.length; i += 1) if (isInfinite(values[i]!)) count += 1;
  return count;
}

/**
 * The output with every infinite figure missing, and a message for each column that had one.
 *
 * No reader of a table (a spreadsheet, R's `read.csv`, a chart's axis) does the same with infinity, and no heading says
 * what it would mean. A method that knows what it means says so itself and leaves none here.
 */
export function withFiniteTables(output: MethodOutput): MethodOutput {
  const messages: Message[] = [];
  const tables = output.tables.map((table): Table => {
    const columns = table.columns.map((column): Column => {
      if (column.kind === 'text') return column;
      const count = infinitiesIn(column.values);
      if (count === 0) return column;
      messages.push({
        level: 'warning',
        text: `“${table.title}”的“${column.label}”列有 ${count} 个值为无穷大（除以 0、对 0 取对数或超出数值范围），已写为空值`,
      });
      return { ...column, values: column.values.map((value) => (isInfinite(value) ? Number.NaN : value)) };
    });
    return columns.some((column, at) => column !== table.columns[at]) ? { ...table, columns } : table;
  });
  return messages.length === 0 ? output : { ...output, tables, messages: [...output.messages, ...messages] };
}
