import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  classMap,
  clusterClasses,
  groupClasses,
  mapData,
  type MapPoints,
  namedSpec,
} from '../../parts/class-map/index.ts';
import { counted } from '../../frame/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';

const colorSpec = {
  id: 'color',
  label: '着色',
  help: '按分组着色可以看出各簇是否由某个样本或批次独占',
  kind: 'choice',
  default: 'cluster',
  choices: [
    { value: 'cluster', label: '簇' },
    { value: 'group', label: '分组' },
  ],
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cells');
  const points: MapPoints = {
    ids: texts(table, 'cell'),
    x: numbers(table, 'x'),
    y: numbers(table, 'y'),
    xTitle: labelOf(table, 'x'),
    yTitle: labelOf(table, 'y'),
  };
  const clusters = texts(table, 'cluster');
  const byCluster = clusterClasses(input, clusters);
  const classes =
    (choiceOf(input.settings.own, colorSpec) === 'group' ? groupClasses(input, points.ids) : null) ?? byCluster;
  const sizes = byCluster.names.map(
    (name, at) => `${name} ${counted(byCluster.of.reduce((sum, own) => sum + Number(own === at), 0))} 个`,
  );
  return {
    ...classMap(input, points, classes, booleanOf(input.settings.own, namedSpec)),
    summary: `单细胞聚类图：${counted(points.ids.length)} 个细胞，${byCluster.names.length} 个簇（${sizes.slice(0, 8).join('、')}${sizes.length > 8 ? ' 等' : ''}），按${classes.heading}着色。`,
    data: mapData('sc-clusters', '单细胞聚类图', points, classes, '细胞'),
    labelIds: points.ids,
  };
}

/**
 * Cells on their map, coloured by cluster or by group, each class named at its middle. `groupColors` takes clusters
 * too.
 */
export const scClusters: ChartDefinition = {
  id: 'sc-clusters',
  title: '聚类图',
  tables: [{ id: 'cells' }],
  settings: [colorSpec, namedSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
