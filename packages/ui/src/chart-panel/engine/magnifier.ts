import type { ECharts } from './echarts.ts';
import type { Size } from './drawing.ts';
import type { View } from './plot.ts';

type Element = ReturnType<ReturnType<ECharts['getZr']>['storage']['getRoots']>[number];
type Place = { readonly x: number; readonly y: number; readonly scaleX: number; readonly scaleY: number };

/**
 * Magnifies what ECharts draws as one: its groups are moved and enlarged, so that lines and words stay sharp, the
 * pointer finds what it sees and tooltips keep their size.
 */
export function createMagnifier(chart: ECharts) {
  const places = new Map<Element, Place>();
  const put = (factor: number, { x, y }: { readonly x: number; readonly y: number }) => {
    for (const [group, at] of places)
      group.attr({
        x: at.x * factor + x,
        y: at.y * factor + y,
        scaleX: at.scaleX * factor,
        scaleY: at.scaleY * factor,
      });
  };
  /** Everything where ECharts has put it. */
  const reset = () => {
    put(1, { x: 0, y: 0 });
    places.clear();
  };
  return {
    reset,
    /** Shows this part of the figure, in its pixels. */
    show: (view: View, size: Size) => {
      // A tooltip is no group.
      if (places.size === 0)
        for (const root of chart.getZr().storage.getRoots())
          if (root.isGroup) places.set(root, { x: root.x, y: root.y, scaleX: root.scaleX, scaleY: root.scaleY });
      const factor = size.width / (view.x.max - view.x.min);
      put(factor, { x: -view.x.min * factor, y: -view.y.min * factor });
    },
  };
}
