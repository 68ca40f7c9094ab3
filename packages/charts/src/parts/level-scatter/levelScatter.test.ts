import { describe, expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { edgerDispersions } from '../../testing/dispersionTables.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

type Series = { readonly type: string; readonly name?: string; readonly data: readonly (readonly [number, number])[] };
const seriesOf = (id: string, changes: Parameters<typeof exampleInput>[1] = {}) =>
  chartById(id)!.draw(exampleInput(id, changes)).option.series as readonly Series[];

describe('plots against the mean level', () => {
  it('draw their curves from left to right', () => {
    const curves = seriesOf('bcv-plot').filter(({ type }) => type === 'line');
    expect(curves.map(({ name }) => name)).toEqual(['共同', '趋势']);
    for (const { data } of curves) expect(data.map(([x]) => x)).toEqual(data.map(([x]) => x).toSorted((a, b) => a - b));
  });
  it('draw a labelled feature as a point of its own, on top', () => {
    const plain = seriesOf('bcv-plot')
      .filter(({ type }) => type === 'scatter')
      .map(({ data }) => data.length);
    const named = seriesOf('bcv-plot', { settings: { labels: ['Gene7'] } })
      .filter(({ type }) => type === 'scatter')
      .map(({ data }) => data.length);
    expect(plain).toEqual([900, 0]);
    expect(named).toEqual([899, 1]);
  });
  it('draw many points as a dense layer, in the colours of their kinds', () => {
    const drawing = chartById('ql-dispersion-plot')!.draw(
      exampleInput('ql-dispersion-plot', { tables: edgerDispersions(3000), settings: { labels: ['Gene7'] } }),
    );
    expect(drawing.layers).toHaveLength(2);
    expect(
      (drawing.option.series as readonly Series[])
        .filter(({ type }) => type === 'scatter')
        .map(({ data }) => data.length),
    ).toEqual([0, 0, 1]);
  });
  it('say so when the run gives nothing to draw', () => {
    const none = [Number.NaN, Number.NaN];
    const tables = {
      dispersions: table('dispersions', {
        feature: ['a', 'b'],
        log_cpm: [1, 2],
        ql_raw: none,
        ql_trend: none,
        ql: none,
      }),
    };
    const { option, summary } = chartById('ql-dispersion-plot')!.draw(exampleInput('ql-dispersion-plot', { tables }));
    expect(summary).toContain('没有可画的点');
    expect(JSON.stringify(option.graphic)).toContain('没有用拟似然 F 检验');
  });
});
