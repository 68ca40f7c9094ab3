import { networkExports } from '../../graph-export/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { counted, readable } from '../../frame/index.ts';
import { moduleColor } from '../../parts/module-colors/index.ts';
import { labelSpec, web } from '../../parts/web/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const [table, edges] = [tableOf(input, 'nodes'), tableOf(input, 'edges')];
  const [ids, modules, degree, kme] = [
    texts(table, 'id'),
    texts(table, 'module_name'),
    numbers(table, 'degree'),
    numbers(table, 'kme'),
  ];
  const weight = numbers(edges, 'weight');
  const named = [...new Set(modules)];
  // Of equally many lines the more central feature is named.
  const nodes = {
    ids,
    x: numbers(table, 'x'),
    y: numbers(table, 'y'),
    degree,
    module: numbers(table, 'module'),
    between: kme.map(Math.abs),
  };
  const kinds = {
    names: named,
    colors: named.map((module) => moduleColor(module, input.theme)),
    of: (node: number) => named.indexOf(modules[node]!),
  };
  const { option, order } = web(
    input,
    nodes,
    kinds,
    [{ name: '拓扑重叠', color: chartColors(input.theme).axis, width: 0.8, rows: [...weight.keys()] }],
    Math.round(numberOf(input.settings.own, labelSpec)),
    { between: '|kME|' },
  );
  const first = order[0];
  return {
    option,
    summary:
      first === undefined
        ? '模块网络图：没有达到界限的连线。'
        : `模块网络图：${named.length} 个模块，${counted(ids.length)} 个特征，${counted(weight.length)} 条连线（拓扑重叠不小于 ${readable(
            weight.reduce((low, value) => Math.min(low, value), 1),
            3,
          )}）；连线最多的是“${ids[first]!}”（${modules[first]!}，${degree[first]!} 条）。`,
    data: dataTable('wgcna-network', '模块网络', [
      textColumn('id', '特征', ids),
      textColumn('module', '模块', modules),
      integerColumn('degree', '度', degree),
      numberColumn('kme', 'kME', kme),
      numberColumn('x', '横坐标', nodes.x),
      numberColumn('y', '纵坐标', nodes.y),
    ]),
    labelIds: ids,
  };
}

/** The strongest lines within each module, the modules side by side. */
export const wgcnaNetwork: ChartDefinition = {
  id: 'wgcna-network',
  title: '模块网络图',
  tables: [{ id: 'edges', columns: ['source', 'target', 'weight'] }, { id: 'nodes' }],
  settings: [labelSpec],
  defaultSize: { width: 760, height: 640 },
  common: ['title', 'fontSize', 'legend', 'labels'],
  exports: networkExports,
  draw,
};
