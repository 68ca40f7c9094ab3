import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultDocument, Table } from '@panome/analysis/model';
import { chartById, type ChartDefinition } from '@panome/charts';
import { renderSvg } from '@panome/charts/node/svg';

/**
 * Writes `<chart>.svg` and `<chart>.json` (the ECharts option) for every chart of a finished run, and its files for
 * other programs.
 *
 * @returns A sentence for each chart that could not be drawn.
 */
export function drawCharts(dir: string, result: ResultDocument, tables: readonly Table[]): string[] {
  const undrawn: string[] = [];
  for (const id of result.charts) {
    const chart = chartById(id);
    const missing = chart?.tables.find((table) => !table.optional && !isWritten(result, table.id));
    if (!chart) undrawn.push(`提示：图“${id}”在这个版本中没有，未绘制`);
    else if (missing) undrawn.push(`提示：图“${chart.title}”需要结果表“${missing.id}”，这次运行没有产生，未绘制`);
    else drawChart(dir, chart, result, tables);
  }
  return undrawn;
}

function isWritten(result: ResultDocument, id: string): boolean {
  return result.tables.some((table) => table.id === id);
}

function drawChart(
  dir: string,
  chart: ChartDefinition,
  { groups, method, options }: ResultDocument,
  made: readonly Table[],
): void {
  const byId = new Map(made.map((table) => [table.id, table]));
  const tables = Object.fromEntries(
    chart.tables.flatMap(({ id, columns }) => (byId.has(id) ? [[id, withColumns(byId.get(id)!, columns)]] : [])),
  );
  const drawing = chart.draw({ tables, groups, options, settings: {}, theme: 'light', size: chart.defaultSize });
  writeFileSync(join(dir, `${chart.id}.svg`), renderSvg(drawing, chart.defaultSize));
  writeFileSync(join(dir, `${chart.id}.json`), `${JSON.stringify(drawing.option, plainArrays, 2)}\n`);
  for (const { format, tables: whole, write } of chart.exports ?? [])
    writeFileSync(
      join(dir, `${chart.id}.${format}`),
      write(Object.fromEntries(whole.map((id) => [id, byId.get(id)!])), `${method.title}：${chart.title}`),
    );
}

/** What a chart names of a table, as it is loaded from a stored result. */
function withColumns(table: Table, names: readonly string[] | undefined): Table {
  if (!names) return table;
  const columns = names.map((name) => {
    const column = table.columns.find((one) => one.name === name);
    if (!column) throw new RangeError(`table ${table.id} has no column ${name}`);
    return column;
  });
  return { ...table, columns };
}

/** JSON has no typed arrays. */
function plainArrays(_key: string, value: unknown): unknown {
  return ArrayBuffer.isView(value) && !(value instanceof DataView) ? Array.from(value as Float64Array) : value;
}
