import { echartsTheme } from '@panome/tokens';
import { expect, it } from 'vitest';
import { init } from '../echarts.ts';
import { chartById, charts } from '../index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';

/** The theme of a page with a colour and a font that no chart has: where one of them shows, a chart said none. */
const marked = JSON.parse(
  JSON.stringify(echartsTheme({ theme: 'light', contrast: 'normal', vision: 'normal' }), (key, value: unknown) => {
    if (key === 'fontFamily') return 'nobody';
    return typeof value === 'string' && value.startsWith('#') ? '#010203' : value;
  }),
) as object;
/** Shapes without a path, without ink, and points of no size that only carry a label. */
const unseen = /<[^>]*(?: d=""|-opacity="0"|matrix\(0\.005,)[^>]*>/g;

function drawn(id: string): string {
  const input = exampleInput(id);
  const chart = init(null, marked, { renderer: 'svg', ssr: true, ...input.size });
  chart.setOption(chartById(id)!.draw(input).option);
  const svg = chart.renderToSVGString().replace(unseen, '');
  chart.dispose();
  return svg;
}

it('a chart leaves nothing that is seen to the theme of a page, so that its files show what the page does', () => {
  const left = charts.filter(({ id }) => /#010203|rgb\(1,2,3\)|nobody/.test(drawn(id)));
  expect(left.map(({ id }) => id)).toEqual([]);
});
