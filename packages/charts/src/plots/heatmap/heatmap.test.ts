import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput, heatmapTables } from '../../testing/exampleInputs.ts';
import { methodRun, methods } from '../../testing/methodRuns.ts';
import { table } from '../../testing/tables.ts';
import { colorScale } from './heatmap.ts';

const draw = chartById('heatmap')!.draw;
const cellsOf = (drawing: ReturnType<typeof draw>) => {
  const cells = drawing.layers?.find(({ kind }) => kind === 'cells');
  if (cells?.kind !== 'cells') throw new Error('expected a layer of cells');
  return cells;
};

it('gives 0 the middle colour whatever the data are', () => {
  expect(colorScale(Float64Array.of(-0.4, 2.87, Number.NaN))).toMatchObject({ min: -2.9, max: 2.9, diverging: true });
  expect(colorScale(Float64Array.of(-3, 1))).toMatchObject({ min: -3, max: 3 });
});

it('uses a sequential ramp between round limits when nothing is negative', () => {
  expect(colorScale(Float64Array.of(3.2, 17.9))).toMatchObject({ diverging: false });
  expect(colorScale(Float64Array.of(3.2, 17.9)).min).toBeLessThanOrEqual(3.2);
});

it('draws a value for every cell of the example, with rows and columns in the order of the method', async () => {
  const run = await methodRun(methods.find(({ id }) => id === 'heatmap')!);
  const cells = cellsOf(draw(run));
  const order = run.tables['order']!;
  const [ids, axis] = ['id', 'axis'].map(
    (name) => order.columns.find((column) => column.name === name)!.values as readonly string[],
  );
  expect(cells.columnIds).toEqual(ids!.filter((_, i) => axis![i] === 'samples'));
  expect(cells.rowIds).toEqual(ids!.filter((_, i) => axis![i] === 'features'));
  expect(cells.values).toHaveLength(cells.rows * cells.columns);
  expect(cells.ramp).toHaveLength(256);
});

it('reorders rows and columns together with their names when the order differs from the matrix', () => {
  const tables = heatmapTables(5, 3);
  const position = tables['order']!.columns.find(({ name }) => name === 'position')!;
  const turned = {
    ...tables['order']!,
    columns: tables['order']!.columns.map((column) =>
      column === position ? { ...column, values: (column.values as Float64Array).map((place) => -place) } : column,
    ),
  } as typeof tables.order;
  const plain = cellsOf(draw(exampleInput('heatmap', { tables, groups: null })));
  const reversed = cellsOf(draw(exampleInput('heatmap', { tables: { ...tables, order: turned! }, groups: null })));
  expect(reversed.rowIds).toEqual(plain.rowIds.toReversed());
  expect(reversed.columnIds).toEqual(plain.columnIds.toReversed());
  expect(Array.from(reversed.values)).toEqual(Array.from(plain.values).toReversed());
});

it('draws the trees along all cells, with every joint inside its rectangle', () => {
  const { layers = [] } = draw(exampleInput('heatmap', { tables: heatmapTables(40, 12) }));
  const trees = layers.filter((layer) => layer.kind === 'brackets');
  expect(trees.map(({ from, side }) => [side, from.length])).toEqual([
    ['top', 11],
    ['left', 39],
  ]);
  for (const { from, height, highest, to } of trees) {
    expect(Math.min(...from)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...to)).toBeLessThanOrEqual(from.length);
    expect(Math.max(...height)).toBe(highest);
  }
});

it('separates clusters of rows and columns by gaps, numbers those of the rows and says so', () => {
  const whole = draw(exampleInput('heatmap', { tables: heatmapTables(40, 12) }));
  const cut = draw(
    exampleInput('heatmap', {
      tables: heatmapTables(40, 12),
      settings: { own: { row_clusters: 3, column_clusters: 2 } },
    }),
  );
  const lines = (drawing: typeof cut) =>
    (drawing.option.series as { type: string; data: [number | null, number | null][] }[])
      .filter(({ type }) => type === 'line')
      .flatMap(({ data }) => data.filter(([x]) => x !== null));
  expect(lines(whole)).toEqual([]);
  // Two ends each of two gaps between rows and one between columns.
  expect(lines(cut)).toHaveLength(6);
  const clusters = cut.data.columns.find(({ name }) => name === 'cluster')!.values as readonly string[];
  expect([...new Set(clusters)]).toEqual(['1', '2', '3']);
  expect(cut.summary).toContain('特征切分为 3 类，样本切分为 2 类');
  expect(cellsOf(cut).rowIds).toEqual(cellsOf(whole).rowIds);
});

it('uses the cluster count of the run until another one is chosen, with or without trees', () => {
  const clusters = (own: Record<string, number | boolean>) =>
    new Set(
      draw(
        exampleInput('heatmap', {
          tables: heatmapTables(40, 12),
          options: { scale: 'rows', cut: 4 },
          settings: { own },
        }),
      ).data.columns.find(({ name }) => name === 'cluster')?.values as readonly string[] | undefined,
    ).size;
  expect([
    clusters({}),
    clusters({ trees: false }),
    clusters({ row_clusters: 2 }),
    clusters({ row_clusters: 1 }),
  ]).toEqual([4, 4, 2, 0]);
});

it('has a strip and legend entries for every factor: categories in colours unused by the groups, many numbers as a ramp', () => {
  const input = exampleInput('heatmap');
  const samples = input.groups!.samples;
  const annotations = table('annotations', {
    sample: samples,
    group: input.groups!.group,
    batch: samples.map((_, at) => (at === 0 ? '' : ['B1', 'B2'][at % 2]!)),
    age: samples.map((_, at) => String(20 + at)),
  });
  const { option } = draw({ ...input, tables: { ...input.tables, annotations } });
  const series = option.series as { type: string; name?: string; data: unknown[]; itemStyle?: { color: string } }[];
  expect(series.filter(({ type }) => type === 'bar').map(({ name }) => name)).toEqual(['分组', 'batch', 'age']);
  const keys = (option.legend as { data: string[] }).data;
  expect(keys).toEqual([
    '模型组',
    '对照组',
    'High dose',
    'batch B2',
    'batch B1',
    'batch 缺失',
    'age 20',
    `age ${19 + samples.length}`,
  ]);
  const colors = series.filter(({ type }) => type === 'scatter').map(({ itemStyle }) => itemStyle!.color);
  expect(new Set(colors).size).toBe(keys.length);
});

it('writes row names only where they can be read', () => {
  const labelled = (rows: number) => {
    const { option } = draw(exampleInput('heatmap', { tables: heatmapTables(rows, 6) }));
    return (option.yAxis as { axisLabel: { show: boolean } }[])[0]!.axisLabel.show;
  };
  expect(labelled(20)).toBe(true);
  expect(labelled(400)).toBe(false);
});

it('colours high correlations from their smallest to 1, and any other from −1 to 1', async () => {
  const correlations = (low: number) =>
    exampleInput('correlation-heatmap', { tables: { r: table('r', { id: ['a', 'b'], a: [1, low], b: [low, 1] }) } });
  const draw = chartById('correlation-heatmap')!.draw;
  expect(cellsOf(draw(correlations(0.93)))).toMatchObject({ min: 0.9, max: 1 });
  expect(cellsOf(draw(correlations(0.2)))).toMatchObject({ min: -1, max: 1 });
  expect(cellsOf(draw({ ...correlations(0.93), settings: { own: { range: 'full' } } }))).toMatchObject({
    min: -1,
    max: 1,
  });
});

it('keeps the cells of correlations square', async () => {
  const run = await methodRun(methods.find(({ id }) => id === 'correlation')!);
  const drawing = chartById('correlation-heatmap')!.draw(run);
  const grid = (drawing.option.grid as { width: number; height: number }[])[0]!;
  expect(Math.abs(grid.width - grid.height)).toBeLessThanOrEqual(1);
});
