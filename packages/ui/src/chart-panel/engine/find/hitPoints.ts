import type { ChartDrawing, PointLayer } from '../drawing.ts';
import type { HitPoints } from './hitGrid.ts';
import { listOf } from '../plot.ts';

type Scatter = {
  readonly type?: string;
  readonly xAxisIndex?: number;
  readonly data?: readonly (readonly unknown[] | { readonly value?: readonly unknown[] })[];
};

const valuesOf = (item: NonNullable<Scatter['data']>[number]): readonly unknown[] =>
  'value' in item ? (item.value ?? []) : (item as readonly unknown[]);

/** The points of a drawing that can be found: those of its layer, or ECharts' own whose third value is their id. */
export function hitPointsOf({ labelIds, layers = [], option }: ChartDrawing): HitPoints | null {
  const layer = layers.find(({ kind }) => kind === 'points') as PointLayer | undefined;
  if (layer) return { ids: layer.ids, x: layer.x, y: layer.y, group: layer.color };
  if (layers.length > 0 || !labelIds) return null;
  const known = new Set(labelIds);
  const [ids, x, y]: [string[], number[], number[]] = [[], [], []];
  for (const series of listOf(option.series) as readonly Scatter[]) {
    if (series.type !== 'scatter' || (series.xAxisIndex ?? 0) !== 0) continue;
    for (const item of series.data ?? []) {
      const [across, along, id] = valuesOf(item);
      if (typeof id !== 'string' || !known.has(id)) continue;
      ids.push(id);
      x.push(Number(across));
      y.push(Number(along));
    }
  }
  return ids.length > 0 ? { ids, x, y } : null;
}
