import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, rounded } from '../../frame/index.ts';
import { moduleKinds } from '../../parts/web/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

const measureSpec = {
  id: 'measure',
  label: '中心性',
  kind: 'choice',
  default: 'degree',
  choices: [
    { value: 'degree', label: '度（互作数）' },
    { value: 'betweenness', label: '介数' },
  ],
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '节点数',
  kind: 'number',
  default: 20,
  min: 3,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const nodes = tableOf(input, 'nodes');
  const ids = texts(nodes, 'id');
  const module = numbers(nodes, 'module');
  const measure = choiceOf(input.settings.own, measureSpec);
  const title = measureSpec.choices.find(({ value }) => value === measure)!.label;
  const values = numbers(nodes, measure);
  const between = numbers(nodes, 'betweenness');
  const rows = [...ids.keys()]
    .toSorted((a, b) => values[b]! - values[a]! || between[b]! - between[a]! || a - b)
    .slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const upwards = rows.toReversed();
  const kinds = moduleKinds(input, module);
  const kindOf = (row: number): number => kinds.of(module[row]!);
  const used = kinds.names.flatMap((_, kind) => (rows.some((row) => kindOf(row) === kind) ? [kind] : []));
  return {
    option: {
      ...frame(input, {
        x: { title, scale: niceScale(0, extent(rows.map((row) => values[row]!))?.[1] ?? 1, { zero: true }) },
        y: { title: '', names: upwards.map((row) => ids[row]!) },
        legend: used.map((kind) => kinds.names[kind]!),
      }),
      series: used.map((kind) => ({
        type: 'bar',
        name: kinds.names[kind]!,
        stack: 'one',
        barCategoryGap: '30%',
        itemStyle: { color: kinds.colors[kind]! },
        data: upwards.map((row) => (kindOf(row) === kind ? { name: ids[row]!, value: rounded(values[row]!) } : '-')),
      })),
    } as ChartDrawing['option'],
    summary: `枢纽图：按${title}最大的 ${rows.length} 个节点，最大的是“${ids[rows[0]!] ?? '--'}”（${rounded(values[rows[0]!] ?? 0)}）；颜色为模块。`,
    data: dataTable('ppi-hubs', '枢纽', [
      textColumn(
        'id',
        '特征',
        rows.map((row) => ids[row]!),
      ),
      measure === 'degree'
        ? integerColumn(
            'degree',
            title,
            Float64Array.from(rows, (row) => values[row]!),
          )
        : numberColumn(
            measure,
            title,
            Float64Array.from(rows, (row) => values[row]!),
          ),
      textColumn(
        'module',
        '模块',
        rows.map((row) => kinds.names[kindOf(row)]!),
      ),
    ]),
  };
}

/** The nodes that most lines meet at. */
export const ppiHubs: ChartDefinition = {
  id: 'ppi-hubs',
  title: '枢纽图',
  tables: [{ id: 'nodes', columns: ['id', 'degree', 'betweenness', 'module'] }],
  settings: [measureSpec, topSpec],
  defaultSize: { width: 640, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
