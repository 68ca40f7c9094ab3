import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { gridRect } from '../../frame/index.ts';
import { init } from '../../echarts.ts';
import { exampleInput, resultTable } from '../../testing/exampleInputs.ts';
import { methodRun, methods } from '../../testing/methodRuns.ts';
import { table } from '../../testing/tables.ts';
import { direction, minusLog10 } from '../../parts/thresholds/index.ts';

const draw = chartById('volcano')!.draw;
const legendOf = (drawing: ReturnType<typeof draw>) => (drawing.option.legend as { data: string[] }).data;
const result = table('result', {
  feature: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  log2fc: [1, -1, 0.99, 3, -2, Number.NaN, 4],
  p: [0.01, 0.01, 0.01, 0.2, 0.04, 0.001, 0],
  p_adj: [0.02, 0.049, 0.02, 0.3, 0.05, 0.002, 0],
});

it('calls a feature changed at exactly the fold threshold, but not at exactly the p limit', () => {
  expect(legendOf(draw(exampleInput('volcano', { tables: { result } })))).toEqual([
    '上调（2）',
    '下调（1）',
    '不显著（3）',
  ]);
});

it('says how many are significant without a fold change or untested, and draws and counts them nowhere else', () => {
  const columns = {
    feature: ['a', 'b', 'c', 'd', 'e'],
    log2fc: [3, Number.NaN, Number.NaN, Number.NaN, 2],
    p: [0.01, 0.01, 0.01, 0.01, Number.NaN],
    p_adj: [0.02, 0.02, 0.02, 0.3, Number.NaN],
    direction: ['up', 'only_test', 'only_ref', 'none', 'untested'],
  };
  const drawing = draw(exampleInput('volcano', { tables: { result: table('result', columns) } }));
  expect(legendOf(drawing)).toEqual(['上调（1）', '下调（0）', '不显著（1）']);
  const points = (drawing.option.series as { data?: unknown[] }[]).slice(1).map(({ data }) => data!.length);
  expect(points).toEqual([0, 0, 1]);
  expect(drawing.summary).toContain('；另有 1 个仅比较组检出、1 个仅参照组检出、1 个未检验，不在图上。');
  expect(drawing.data.columns.at(-1)!.values).toEqual(['上调', '仅比较组检出', '仅参照组检出', '不显著', '未检验']);
});

it('groups the digits of how many it does not draw', () => {
  const features = Array.from({ length: 1_234 }, (_, row) => `g${row}`);
  const none = features.map(() => Number.NaN);
  const columns = {
    feature: ['a', ...features],
    log2fc: [3, ...none],
    p: [0.01, ...none],
    p_adj: [0.02, ...none],
    direction: ['up', ...features.map(() => 'untested')],
  };
  const drawing = draw(exampleInput('volcano', { tables: { result: table('result', columns) } }));
  expect(drawing.summary).toContain('；另有 1,234 个未检验，不在图上。');
});

it('follows the thresholds of the run until the user sets others', () => {
  const withOptions = (settings = {}) =>
    legendOf(
      draw(exampleInput('volcano', { tables: { result }, options: { fc: 1, p: 0.03, p_column: 'p' }, settings })),
    );
  expect(withOptions()).toEqual(['上调（3）', '下调（1）', '不显著（2）']);
  expect(withOptions({ own: { fc: 2, column: 'p_adj', p: 0.05 } })).toEqual(['上调（2）', '下调（1）', '不显著（3）']);
});

it('gives every feature of the example the same direction as the result table', async () => {
  const run = await methodRun(methods.find(({ id }) => id === 'two-group')!);
  const said = run.tables['result']!.columns.find(({ name }) => name === 'direction')!.values as readonly string[];
  const drawn = draw(run).data.columns.find(({ name }) => name === 'direction')!.values as readonly string[];
  expect(new Set(said).size).toBe(3);
  const pairs = new Set(said.map((word, i) => `${word} ${drawn[i]!}`));
  expect(pairs.size).toBe(3);
});

it('puts a feature with p = 0 above all others and draws none without a p', () => {
  const heights = minusLog10(Float64Array.of(0, 1e-9, 1, Number.NaN));
  expect(heights[0]).toBeGreaterThan(heights[1]!);
  expect(Number.isFinite(heights[0])).toBe(true);
  expect(heights[2]).toBe(0);
  expect(heights[3]).toBeNaN();
});

it('draws more than 2,000 features as a dense layer with one point per row of the data', () => {
  const { data, layers } = draw(exampleInput('volcano', { tables: { result: resultTable(2_001) } }));
  expect(layers).toMatchObject([{ kind: 'points', ids: data.columns[0]!.values }]);
  expect(draw(exampleInput('volcano', { tables: { result: resultTable(2_000) } })).layers).toBeUndefined();
});

it('draws changed features on top of unchanged ones', () => {
  const dense = draw(exampleInput('volcano', { tables: { result: resultTable(3_000) } })).layers?.[0];
  if (dense?.kind !== 'points') throw new Error('expected a dense layer of points');
  expect(dense.names.map((name) => name.replace(/（.*/, ''))).toEqual(['不显著', '下调', '上调']);
  expect(dense.names[direction.up]).toContain('上调');
});

it.each([320, 720, 1200])('places the dense layer exactly between the axes of ECharts (%i px)', (width) => {
  const size = { width, height: 500 };
  const { option } = draw(exampleInput('volcano', { tables: { result: resultTable(3_000) }, size }));
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  chart.setOption(option);
  const [xAxis, yAxis] = [option.xAxis, option.yAxis] as { min: number; max: number }[];
  const { x, y, width: across, height } = gridRect(option, size);
  const corners = [
    chart.convertToPixel({ gridIndex: 0 }, [xAxis!.min, yAxis!.min]),
    chart.convertToPixel({ gridIndex: 0 }, [xAxis!.max, yAxis!.max]),
  ];
  [x, y + height, x + across, y].forEach((pixel, i) => expect(corners.flat()[i]).toBeCloseTo(pixel, 9));
  chart.dispose();
});
