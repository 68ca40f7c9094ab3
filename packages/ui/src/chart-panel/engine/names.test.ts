import { expect, it } from 'vitest';
import type { ECharts } from './echarts.ts';
import { wholeNameAt, withTitles } from './names.ts';

const names = { 'g__L…up': 'g__Lachnospiraceae <group>' };

it('finds the whole name of the words under the pointer, and nothing beside them', () => {
  const words = (text: string, left: number) => ({
    type: 'tspan',
    style: { text },
    rectContain: (x: number) => x >= left && x < left + 40,
  });
  const chart = {
    getZr: () => ({ storage: { getDisplayList: () => [words('g__L…up', 10), words('S1', 60)] } }),
  } as unknown as ECharts;
  expect([12, 55, 65].map((x) => wholeNameAt(chart, names, { x, y: 5 }))).toEqual([names['g__L…up'], null, null]);
});

it('writes the whole name into an SVG as text that is no markup', () => {
  expect(withTitles('<text x="1">g__L…up</text><text>S1</text>', names)).toBe(
    '<g><title>g__Lachnospiraceae &lt;group&gt;</title><text x="1">g__L…up</text></g><text>S1</text>',
  );
});
