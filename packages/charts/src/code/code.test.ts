import { describe, expect, it } from 'vitest';
import type { ChartDefinition } from '../model/index.ts';
import { charts } from '../registry.ts';
import { exampleInput, exampleTables } from '../testing/exampleInputs.ts';
import { methodRun, methods } from '../testing/methodRuns.ts';
import { chartColors } from '../theme/index.ts';
import type { Frame, Mark } from './figure.ts';
import { chartCode, figureOf } from './index.ts';
import { recipes } from './recipes/index.ts';

const known = charts.filter(({ id }) => exampleTables[id]);
const byId = (id: string) => charts.find((chart) => chart.id === id)!;

it('has a recipe of its own for every chart', () => {
  const without = charts.filter(({ id }) => !recipes[id]).map(({ id }) => id);
  expect(
    without,
    'add each to the family in packages/charts/src/code/recipes that draws like it: one line says which columns of its `data` are what; `drawn` where only the page knows the places',
  ).toEqual([]);
});

function columnsOf({ steps = [], table, wide }: Frame): readonly string[] {
  return [
    ...table.columns.slice(0, wide).map(({ name }) => name),
    ...steps.flatMap((step) =>
      'to' in step
        ? [step.to]
        : step.do === 'long'
          ? [step.name, step.value]
          : step.do === 'lookup'
            ? [step.column]
            : [],
    ),
  ];
}

/** The columns that a mark reads. */
function readBy(mark: Mark): readonly string[] {
  const { frame: _, mark: kind, where, ...rest } = mark;
  if (kind === 'cells' || kind === 'diagonal') return [];
  const keys = ['x', 'y', 'name', 'value', 'low', 'high', 'text', 'group', 'five', 'from', 'to'];
  const read = Object.entries(rest).flatMap(([key, value]) =>
    keys.includes(key)
      ? ([value].flat() as unknown[])
      : key === 'size' && typeof value === 'object'
        ? [(value as { column: string }).column]
        : [],
  );
  return [...read, where?.column].filter((name): name is string => typeof name === 'string');
}

/** Each value of each setting that is chosen from a few. */
const choicesOf = ({ settings }: ChartDefinition): readonly Readonly<Record<string, string | boolean>>[] =>
  settings.flatMap((spec): Readonly<Record<string, string | boolean>>[] => {
    if (spec.kind === 'choice') return spec.choices.map(({ value }) => ({ [spec.id]: value }));
    return spec.kind === 'boolean' ? [{ [spec.id]: !spec.default }] : [];
  });

describe.each(known.map(({ id }) => id))('the code of %s', (id) => {
  const chart = byId(id);

  it.each([{}, ...choicesOf(chart)])(
    'reads only columns that its files have, and reads the data file, with %j',
    (own) => {
      const figure = figureOf(chart, exampleInput(id, { settings: { own } }));
      const frames = new Map(figure.frames.map((frame) => [frame.name, columnsOf(frame)]));
      expect(frames.has('data')).toBe(true);
      for (const mark of figure.marks)
        for (const name of readBy(mark))
          expect(frames.get(mark.frame ?? 'data'), `${mark.mark} of ${mark.frame ?? 'data'}`).toContain(name);
    },
  );

  it('names every file that it reads', () => {
    const { python, r, tables } = chartCode(chart, exampleInput(id));
    for (const file of Object.keys(tables)) {
      expect(r).toContain(`"${file}.csv"`);
      expect(python).toContain(`"${file}.csv"`);
    }
    expect(tables['data']!.columns).toEqual(chart.draw({ ...exampleInput(id), size: chart.defaultSize }).data.columns);
  });

  it('follows the title, the font size and where the legend stands', () => {
    const { python, r } = chartCode(chart, exampleInput(id, { settings: { title: '图 1 “肝脏”', fontSize: 16 } }));
    expect(r).toContain('title = "图 1 “肝脏”"');
    expect(python).toMatch(/title\("图 1 “肝脏”"/);
    expect(r).toContain('base_size = 12');
    expect(python).toContain('"font.size": 12');
  });

  it('is written without groups', () => {
    expect(() => chartCode(chart, exampleInput(id, { groups: null }))).not.toThrow();
  });
});

it.each(methods.map((method) => [method.id, method] as const))(
  'is written for the example of %s',
  async (_id, method) => {
    const run = await methodRun(method);
    for (const id of method.charts) expect(() => chartCode(byId(id), run), id).not.toThrow();
  },
);

it('takes the order and the colours of groups, axis titles, limits and labels from the settings', () => {
  const { r, tables } = chartCode(
    byId('pca-scores'),
    exampleInput('pca-scores', {
      settings: {
        xTitle: '第一',
        groupOrder: ['High dose', '模型组'],
        groupColors: { 模型组: '#123456' },
        labels: ['S2'],
        legend: 'top',
      },
    }),
  );
  expect(tables['names']!.columns[0]!.values).toEqual(['S2']);
  expect(r).toContain('colors <- c("High dose" = ');
  expect(r).toContain('"模型组" = "#123456"');
  expect(r).toContain('x = "第一"');
  expect(r).toContain('legend.position = "top"');
  const { python } = chartCode(byId('volcano'), exampleInput('volcano', { settings: { own: { fc: 4, p: 0.01 } } }));
  expect(python).toContain('ax.axvline(2,');
  expect(python).toContain('ax.axhline(2,');
});

it('uses the light theme whatever theme the page has', () => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    chartCode(byId('volcano'), exampleInput('volcano', { theme })),
  );
  expect(dark).toEqual(light);
});

it('writes names where the page found room for them, with a line to those that stand apart', () => {
  const { python, r, tables } = chartCode(byId('volcano'), exampleInput('volcano'));
  const names = tables['names']!;
  expect(names.columns.map(({ name }) => name)).toEqual(['name', 'x', 'y', 'name_x', 'name_y', 'end_x', 'end_y']);
  expect(names.rows).toBeGreaterThan(5);
  expect(r).toContain('geom_segment(data = named, aes(x = x, y = y, xend = end_x, yend = end_y)');
  expect(python).toContain('named.iterrows()');
});

it('stacks horizontal bars beginning with the first legend entry, as the page does', () => {
  const { python } = chartCode(byId('assembly-bar'), exampleInput('assembly-bar'));
  expect(python).toContain('for level, color in colors.items():');
  const upright = chartCode(byId('composition-bar'), exampleInput('composition-bar')).python;
  expect(upright).toContain('for level, color in reversed(list(colors.items())):');
});

it('gives shortened names of the legend their places and colours', () => {
  const { levels } = figureOf(byId('contribution-bar'), exampleInput('contribution-bar'));
  expect(levels!.items.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^g__Faec.*….*nitzii$/u),
    '拟杆菌属',
    'unclassified',
    '其他',
  ]);
  expect(new Set(levels!.items.map(({ color }) => color)).size).toBe(4);
});

it('jitters points along the axis of names, horizontal or vertical', () => {
  const upright = chartCode(byId('alpha-box'), exampleInput('alpha-box'));
  expect(upright.r).toContain('position_jitter(width = 0.12, height = 0, seed = 1)');
  const lying = chartCode(byId('sc-milo-beeswarm'), exampleInput('sc-milo-beeswarm'));
  expect(lying.r).toContain('position_jitter(width = 0, height = 0.15, seed = 1)');
  expect(lying.python).toContain('.map(y_places) + rng.uniform(-0.15, 0.15');
});

it('writes light text on dark shapes and keeps the colour bar', () => {
  const figure = figureOf(byId('enrichment-dag'), exampleInput('enrichment-dag'));
  const inks = figure.marks.flatMap((mark) => (mark.mark === 'texts' ? [mark.ink] : []));
  expect(inks).toContain('#ffffff');
  expect(inks).toContain('#111111');
  const outlines = figure.frames
    .find(({ name }) => name === 'outlines')!
    .table.columns.find(({ name }) => name === 'fill')!.values as readonly string[];
  expect(new Set(outlines).size).toBeGreaterThan(16);
});

it('has a legend for figures without axes', () => {
  expect(
    figureOf(byId('genome-circos-plot'), exampleInput('genome-circos-plot')).levels!.items.map(({ label }) => label),
  ).toEqual(['密度（柱）', '基因 1（线）', '变化（点）', '甲基化（热图）', '连线']);
});

it('draws boxes in the order and the colours of the page', () => {
  const { levels, x } = figureOf(byId('mrpp-box'), exampleInput('mrpp-box'));
  expect(x).toMatchObject({ order: ['模型组', '对照组', 'High dose', '组间'] });
  expect(levels!.items.at(-1)).toMatchObject({ value: '组间', color: chartColors('light').neutral });
});
