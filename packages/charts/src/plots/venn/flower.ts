import { counted, fontSizeOf, truncateMiddle, widest } from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import type { VennData } from '../../parts/venn/index.ts';

/** A petal for each list with what only it holds, and in the middle what all hold. */
export function flower(input: ChartInput, { lists, unique, colors, countOf }: VennData, area: Rect): object[] {
  const theme = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const count = lists.length;
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const small = Math.max(8, Math.min(fontSize, Math.round(360 / count)));
  const margin = Math.min(
    Math.min(area.width, area.height) * 0.26,
    widest(
      lists.map((name) => truncateMiddle(name, 10)),
      small,
    ) + 12,
  );
  const outer = Math.max(40, Math.min(area.width, area.height) / 2 - margin);
  const wide = Math.min(outer * 0.24, outer * Math.tan(Math.PI / count) * 0.95);
  const text = (words: string, x: number, y: number, size: number, align = 'center', turn = 0): object => ({
    type: 'text',
    silent: true,
    x,
    y,
    rotation: turn,
    style: { text: words, fontFamily, fontSize: size, fill: theme.text, textAlign: align, textVerticalAlign: 'middle' },
  });
  const petals = lists.flatMap((name, i): object[] => {
    const angle = Math.PI / 2 - (2 * Math.PI * i) / count;
    const [ux, uy] = [Math.cos(angle), -Math.sin(angle)];
    const middle = outer * 0.6;
    const points = Array.from({ length: 60 }, (_, k): [number, number] => {
      const t = (2 * Math.PI * k) / 60;
      const [along, aside] = [middle + Math.cos(t) * outer * 0.4, Math.sin(t) * wide];
      return [
        Math.round(10 * (cx + ux * along - uy * aside)) / 10,
        Math.round(10 * (cy + uy * along + ux * aside)) / 10,
      ];
    });
    const left = ux < -0.01;
    return [
      {
        type: 'polygon',
        silent: true,
        shape: { points },
        style: { fill: colors[i]!, opacity: 0.35, stroke: colors[i]!, lineWidth: 1 },
      },
      text(counted(unique[i]!), cx + ux * outer * 0.8, cy + uy * outer * 0.8, small),
      text(
        truncateMiddle(name, 10),
        cx + ux * (outer + 6),
        cy + uy * (outer + 6),
        small,
        left ? 'right' : 'left',
        left ? Math.PI + Math.atan2(-uy, ux) : Math.atan2(-uy, ux),
      ),
    ];
  });
  return [
    ...petals,
    {
      type: 'circle',
      silent: true,
      shape: { cx, cy, r: outer * 0.3 },
      style: { fill: theme.background, stroke: theme.axis, lineWidth: 1 },
    },
    text('共有', cx, cy - fontSize * 0.75, fontSize),
    text(counted(countOf('1'.repeat(count))), cx, cy + fontSize * 0.75, fontSize + 2),
  ];
}
