import type { Column, Options } from '@panome/analysis/model';
import { titled } from '../../parts/contrast/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { numberOf } from '../../settings.ts';
import { tableOf, texts } from '../../table/index.ts';
import { volcano } from './volcano.ts';

const clusterSpec = {
  id: 'cluster',
  label: '簇',
  help: '每次画一个簇与其余所有细胞的比较',
  kind: 'number',
  default: 1,
  min: 1,
  max: 200,
  step: 1,
} as const satisfies SettingSpec;
/** What the volcano calls the columns of the markers. */
const called: Readonly<Record<string, string>> = { gene: 'feature', avg_log2fc: 'log2fc' };

/** The run keeps the genes that change enough; a marker is one of them whose adjusted p is below 0.05. */
const thresholdsOfRun = ({
  min_log2fc,
}: Options): { readonly fc: number; readonly p: number; readonly p_column: string } => ({
  fc: typeof min_log2fc === 'number' ? 2 ** min_log2fc : 1,
  p: 0.05,
  p_column: 'p_adj',
});

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'markers');
  const clusters = texts(table, 'cluster');
  const names = [...new Set(clusters)];
  const name = names[Math.min(names.length, Math.round(numberOf(input.settings.own, clusterSpec))) - 1] ?? '';
  const rows = Array.from(clusters.keys()).filter((row) => clusters[row] === name);
  const part = (column: Column): Column =>
    column.kind === 'text'
      ? { ...column, values: rows.map((row) => column.values[row]!) }
      : { ...column, values: Float64Array.from(rows, (row) => column.values[row]!) };
  const columns = table.columns.map((column) => ({ ...part(column), name: called[column.name] ?? column.name }));
  const drawing = volcano.draw({
    ...titled(input, clusterLabel(name)),
    options: thresholdsOfRun(input.options),
    tables: { result: { ...table, id: 'result', rows: rows.length, columns } },
  });
  const oneSided = input.options['only_up'] !== false;
  return {
    ...drawing,
    counted: { [clusterSpec.id]: names.map(clusterLabel) },
    summary: `${clusterLabel(name)}，${drawing.summary.replace(/。$/u, '')}${oneSided ? '；只检验了上调的基因，关闭参数“只要上调的”可见下调' : ''}。`,
  };
}

/** The genes of one cluster: change against significance. */
export const scMarkerVolcano: ChartDefinition = {
  ...volcano,
  id: 'sc-marker-volcano',
  title: '标志基因火山图',
  tables: [{ id: 'markers', columns: ['cluster', 'gene', 'p', 'avg_log2fc', 'p_adj'] }],
  settings: [clusterSpec, ...volcano.settings],
  runDefaults: (options) => volcano.runDefaults!(thresholdsOfRun(options)),
  draw,
};
