import type { ChartDraw } from '../index.ts';
import { colorsOf } from './frame.ts';

const names = ['肝脏', '肾脏', '血清', '粪便', '尿液'];
const hidden = { type: 'value' as const, show: false };

/** A ring of sectors with their names: shapes, and no axes to move over. */
export const drawChord: ChartDraw = (room) => {
  const { c1, c2, c3, c4, c5, text } = colorsOf(room);
  const colors = [c1, c2, c3, c4, c5];
  const { height, width } = room.size;
  const [cx, cy, r] = [width / 2, height / 2, Math.min(width, height) / 2 - 40];
  const turn = (2 * Math.PI) / names.length;
  return {
    option: {
      grid: { left: 0, top: 0, width: 1, height: 1 },
      xAxis: hidden,
      yAxis: hidden,
      series: [],
      graphic: {
        elements: names.flatMap((name, at) => {
          const middle = (at + 0.5) * turn;
          return [
            {
              type: 'sector' as const,
              shape: { cx, cy, r, r0: r - 22, startAngle: at * turn + 0.02, endAngle: (at + 1) * turn - 0.02 },
              style: { fill: colors[at]! },
            },
            {
              type: 'bezierCurve' as const,
              shape: {
                x1: cx + (r - 24) * Math.cos(middle),
                y1: cy + (r - 24) * Math.sin(middle),
                cpx1: cx,
                cpy1: cy,
                x2: cx + (r - 24) * Math.cos(middle + 2 * turn),
                y2: cy + (r - 24) * Math.sin(middle + 2 * turn),
              },
              style: { stroke: colors[at]!, lineWidth: 8, opacity: 0.5, fill: 'none' },
            },
            {
              type: 'text' as const,
              x: cx + (r + 20) * Math.cos(middle),
              y: cy + (r + 20) * Math.sin(middle),
              style: {
                text: name,
                fill: text,
                fontSize: 12,
                textAlign: 'center' as const,
                textVerticalAlign: 'middle' as const,
              },
            },
          ];
        }),
      },
    },
    summary: `弦图：${names.length} 种样本之间共有的代谢物。`,
    data: { rows: names.length, columns: [{ name: 'name', label: '样本', kind: 'text', values: names }] },
  };
};
