import { accentOf, echartsTheme, type Appearance } from '@panome/tokens';
import * as charts from 'echarts/charts';
import * as components from 'echarts/components';
import * as core from 'echarts/core';
import * as renderers from 'echarts/renderers';
import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../examples/kinds.ts';
import { init } from '../engine/echarts.ts';
import { componentKinds, seriesKinds } from './kinds.ts';
import { prepare } from './prepare.ts';

const engine = ['BarChart', 'BoxplotChart', 'LineChart', 'ScatterChart'];
const engineComponents = ['Graphic', 'Grid', 'Legend', 'MarkLine', 'Title', 'Tooltip'];
const loadAll = async (table: typeof seriesKinds) =>
  new Set((await Promise.all(Object.values(table).map((load) => load()))).flatMap(({ kind }) => kind));

test('every kind of series and every component of ECharts comes when an option asks for it', async () => {
  const series = Object.entries(charts).filter(([name]) => !engine.includes(name));
  const known = await loadAll(seriesKinds);
  expect(series.filter(([, kind]) => !known.has(kind)).map(([name]) => name)).toEqual([]);
  const others = await loadAll(componentKinds);
  const parts = Object.entries(components).filter(
    ([name]) =>
      !engineComponents.some((own) => name === `${own}Component`) &&
      // Halves of what is taken whole.
      !/^(GridSimple|Legend(Plain|Scroll)|DataZoom(Inside|Slider)|VisualMap(Continuous|Piecewise))/.test(name),
  );
  expect(parts.filter(([, kind]) => !others.has(kind)).map(([name]) => name)).toEqual([]);
});

test('what the engine has needs no waiting', () => {
  expect(prepare({ ...kinds.line, tooltip: {}, title: { text: '' }, graphic: [] })).toBeNull();
});

test('a kind or a map that nobody has registered is named', async () => {
  const series = [{ type: 'wordCloud' }, { type: 'map', map: 'moon' }, { type: 'pie' }];
  expect(await prepare({ series } as never)).toEqual({ series: ['wordCloud'], maps: ['moon'] });
  // Asked again, with what could be loaded there already.
  expect(await prepare({ baseOption: {}, options: [{ series }] } as never)).toEqual({
    series: ['wordCloud'],
    maps: ['moon'],
  });
});

test('a kind that a product registers itself is drawn', async () => {
  const WordCloud = (core.SeriesModel as unknown as { extend: (of: object) => unknown }).extend({
    type: 'series.wordCloudOfAProduct',
  });
  core.use((registers) => registers.registerSeriesModel(WordCloud as never));
  expect(prepare({ series: [{ type: 'wordCloudOfAProduct' }] } as never)).toBeNull();
});

/** Colours that ECharts draws with when nobody says another: its palette, and the greys of axes and shapes. */
const ofECharts = new Set(
  `#5070dd #b6d634 #505372 #ff994d #0ca8df #ffd10a #fb628b #785db0 #3fbe95 #f4f7fd #e8ebf0 #dbdee4 #cfd2d7 #b7b9be
  #9ea0a5 #86878c #6d6e73 #54555a #3c3c41 #eff1f9 #e0e4f2 #c0c9e6 #a1aed9 #8292cc #6578ba rgb(234,237,245)
  rgb(212,220,247) rgb(135,175,255)`.split(/\s+/),
);
/** Of a figure, without shapes that nobody sees. */
const colorsOf = (svg: string) =>
  (svg.match(/<\w[^>]*>/g) ?? [])
    .filter((element) => !/ d=""|-opacity="0"|stroke-width="0"/.test(element))
    .flatMap((element) => [...element.matchAll(/\b(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color!));

describe.each<Appearance & { primary?: string }>([
  { theme: 'dark', contrast: 'normal', vision: 'normal' },
  { theme: 'light', contrast: 'more', vision: 'weak', primary: '#d4380d' },
])('in $theme, $contrast, $vision with the primary colour $primary', ({ primary, ...appearance }) => {
  beforeAll(() => core.use([renderers.SVGRenderer]));

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])('a figure of %s has no colour of ECharts', async (kind) => {
    await prepare(kinds[kind]);
    const accent = primary === undefined ? undefined : accentOf(primary, appearance);
    const chart = init(null, echartsTheme(appearance, accent), {
      renderer: 'svg',
      ssr: true,
      width: 420,
      height: 300,
    });
    chart.setOption({ animation: false, ...kinds[kind] });
    const svg = chart.renderToSVGString();
    chart.dispose();
    const colors = colorsOf(svg);
    expect(colors.length).toBeGreaterThan(5);
    expect(colors.filter((color) => ofECharts.has(color))).toEqual([]);
  });
});
