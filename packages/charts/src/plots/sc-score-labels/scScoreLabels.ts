import {
  type Classes,
  classMap,
  clusterClasses,
  mapData,
  type MapPoints,
  namedSpec,
} from '../../parts/class-map/index.ts';
import { counted } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { hasColumn, labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const colorSpec = {
  id: 'color',
  label: '着色',
  help: '细胞周期只在基因集中有 S 与 G2M 时才有，没有时按注释着色',
  kind: 'choice',
  default: 'label',
  choices: [
    { value: 'label', label: '注释' },
    { value: 'cluster', label: '簇' },
    { value: 'phase', label: '细胞周期' },
  ],
} as const satisfies SettingSpec;

/** Cells without a type are grey and listed last. */
const unknown = '未知';

function classesOf(input: ChartInput, column: 'label' | 'cluster' | 'phase', values: readonly string[]): Classes {
  const order = column === 'phase' ? ['G1', 'S', 'G2M', '未定'].filter((phase) => values.includes(phase)) : [];
  const found = clusterClasses(input, values);
  const names =
    column === 'phase'
      ? order
      : column === 'cluster'
        ? found.names
        : [...found.names.filter((name) => name !== unknown), ...(values.includes(unknown) ? [unknown] : [])];
  const at = new Map(names.map((name, i) => [name, i]));
  return {
    names,
    colors: names.map((name, i) =>
      name === unknown
        ? chartColors(input.theme).neutral
        : column === 'label'
          ? found.colors[found.names.indexOf(name)]!
          : found.colors[i]!,
    ),
    symbols: names.map(() => 'circle'),
    of: Uint8Array.from(values, (value) => (column === 'cluster' ? found.of[values.indexOf(value)]! : at.get(value)!)),
    heading: colorSpec.choices.find(({ value }) => value === column)!.label,
  };
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cells');
  const points: MapPoints = {
    ids: texts(table, 'cell'),
    x: numbers(table, 'x'),
    y: numbers(table, 'y'),
    xTitle: labelOf(table, 'x'),
    yTitle: labelOf(table, 'y'),
  };
  const wanted = choiceOf(input.settings.own, colorSpec) as 'label' | 'cluster' | 'phase';
  const column = wanted === 'phase' && !hasColumn(table, 'phase') ? 'label' : wanted;
  const classes = classesOf(input, column, texts(table, column));
  const sizes = classes.names.map(
    (name, at) => `${name} ${counted(classes.of.reduce((sum, own) => sum + Number(own === at), 0))} 个`,
  );
  return {
    ...classMap(input, points, classes, booleanOf(input.settings.own, namedSpec)),
    summary: `单细胞注释图：${counted(points.ids.length)} 个细胞，按${classes.heading}着色（${sizes.slice(0, 8).join('、')}${sizes.length > 8 ? ' 等' : ''}）。`,
    data: mapData('sc-score-labels', '单细胞注释图', points, classes, '细胞'),
    labelIds: points.ids,
  };
}

/** Cells on their map by what their cluster is called, by cluster or by phase. `groupColors` takes the names. */
export const scScoreLabels: ChartDefinition = {
  id: 'sc-score-labels',
  title: '注释图',
  tables: [{ id: 'cells' }],
  settings: [colorSpec, namedSpec],
  defaultSize: { width: 760, height: 560 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
