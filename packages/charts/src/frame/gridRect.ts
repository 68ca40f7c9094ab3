import type { EChartsOption } from 'echarts';

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Placed = { left?: number; top?: number; right?: number; bottom?: number; width?: number; height?: number };

/** The rectangle between the axes of grid 0 in pixels of a figure of this size: where the dense layer goes. */
export function gridRect(option: EChartsOption, size: { readonly width: number; readonly height: number }): Rect {
  const grid = (Array.isArray(option.grid) ? option.grid[0] : option.grid) as Placed | undefined;
  if (!grid) throw new Error('the drawing has no grid');
  const { left = 0, top = 0, right = 0, bottom = 0 } = grid;
  return {
    x: left,
    y: top,
    width: grid.width ?? size.width - left - right,
    height: grid.height ?? size.height - top - bottom,
  };
}
