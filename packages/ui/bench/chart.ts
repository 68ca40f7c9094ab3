import type { EChartsOption } from 'echarts';
import { createChartView, type BracketLayer, type ChartDrawing, type Size } from '../src/chart-panel/engine/index.ts';
import type { HeatmapData, NetworkData, Tree, VolcanoData, Window } from './chart/data.ts';

/**
 * Each scene draws its data into an element through the engine of ChartPanel, with ECharts' axes, names and legend
 * around it.
 */
const nothing = { summary: '', data: { columns: [], rows: 0 } };
const colors = ['#aaaaaa', '#d03030', '#3070d0'];

function show(element: HTMLElement, drawing: ChartDrawing, size: Size) {
  const host = element.appendChild(document.createElement('div'));
  Object.assign(host.style, { position: 'relative', width: `${size.width}px`, height: `${size.height}px` });
  const view = createChartView(host);
  view.show(drawing, size, { background: '#ffffff', text: '#1f2328' });
  const shift = drawing.layers![0]!.kind === 'cells' ? 0.5 : 0;
  return {
    zoom: ({ x0, x1, y0, y1 }: Window) =>
      view.window({ x: { min: x0 - shift, max: x1 - shift }, y: { min: y0 - shift, max: y1 - shift } }),
  };
}

const valueAxis = (name: string, min: number, max: number) => ({
  type: 'value' as const,
  name,
  min,
  max,
  nameLocation: 'middle' as const,
  nameGap: 30,
});

function points(x: string, y: string, { x0, x1, y0, y1 }: Window, names: readonly string[]): EChartsOption {
  return {
    animation: false,
    legend: { data: [...names], right: 8, top: 4 },
    grid: { left: 60, top: 30, right: 20, bottom: 50, outerBoundsMode: 'none' },
    xAxis: valueAxis(x, x0, x1),
    yAxis: valueAxis(y, y0, y1),
    series: names.map((name, at) => ({ type: 'scatter', name, data: [], itemStyle: { color: colors[at]! } })),
  };
}

export function volcano(element: HTMLElement, { bounds, c, x, y }: VolcanoData, size: Size) {
  const names = ['ns', 'up', 'down'];
  return show(
    element,
    {
      ...nothing,
      option: points('log2 FC', '-log10 P', bounds, names),
      layers: [{ kind: 'points', ids: [], x, y, color: c, colors, names, radius: 1.5 }],
    },
    size,
  );
}

export function network(element: HTMLElement, { bounds, nodes, s, t, x, y }: NetworkData, size: Size) {
  const names = ['nodes'];
  return show(
    element,
    {
      ...nothing,
      option: points('x', 'y', bounds, names),
      layers: [
        { kind: 'edges', x, y, from: s, to: t, color: '#000000', opacity: 0.13, width: 0.5 },
        { kind: 'points', ids: [], x, y, color: new Uint8Array(nodes), colors: ['#1677ff'], names, radius: 2 },
      ],
    },
    size,
  );
}

function brackets(tree: Tree, side: BracketLayer['side'], rect: BracketLayer['rect']): BracketLayer {
  const part = (corner: number, part: 0 | 1) => Float64Array.from(tree, (corners) => corners[corner]![part]!);
  return {
    kind: 'brackets',
    side,
    rect,
    from: part(0, 0),
    fromHeight: part(0, 1),
    height: part(1, 1),
    to: part(3, 0),
    toHeight: part(3, 1),
    highest: 1,
    color: '#333333',
    width: 0.5,
  };
}

export function heatmap(element: HTMLElement, { cols, colTree, rows, rowTree, v }: HeatmapData, size: Size) {
  const [width, height] = [size.width - 170, size.height - 130];
  const hex = (share: number) =>
    Math.round(255 * share)
      .toString(16)
      .padStart(2, '0');
  const ramp = Array.from({ length: 256 }, (_, at) => `#${hex(at / 255)}50${hex(1 - at / 255)}`);
  const rowIds = Array.from({ length: rows }, (_, row) => `G${row}`);
  const columnIds = Array.from({ length: cols }, (_, column) => `S${column}`);
  return show(
    element,
    {
      ...nothing,
      option: {
        animation: false,
        grid: { left: 100, top: 100, width, height, outerBoundsMode: 'none' },
        xAxis: { type: 'category', data: columnIds },
        yAxis: { type: 'category', data: rowIds, inverse: true, position: 'right' },
      },
      layers: [
        { kind: 'cells', rows, columns: cols, rowIds, columnIds, values: v, ramp, min: -2, max: 3, missing: '#cccccc' },
        brackets(rowTree, 'left', { x: 0, y: 100, width: 95, height }),
        brackets(colTree, 'top', { x: 100, y: 0, width, height: 95 }),
      ],
    },
    size,
  );
}
