import { changeKinds, countChanges } from '@panome/analysis/changes';
import { describe, expect, it } from 'vitest';
import { chartById, charts, tablesNeeded } from './index.ts';
import { unheldIn } from './glyphs/index.ts';
import { renderSvg, textsOf } from './node/index.ts';
import type { ChartDefinition, ChartInput } from './model/index.ts';
import { exampleInput } from './testing/exampleInputs.ts';
import { countedIn } from './testing/countedIn.ts';
import { methodFindings, methodRun, methods } from './testing/methodRuns.ts';

function tablesNamed({ tables }: ChartDefinition, all: ChartInput['tables']): ChartInput['tables'] {
  const named = tables.flatMap(({ columns, id }) =>
    all[id]
      ? [
          {
            ...all[id],
            columns: columns ? all[id].columns.filter(({ name }) => columns.includes(name)) : all[id].columns,
          },
        ]
      : [],
  );
  return Object.fromEntries(named.map((table) => [table.id, table]));
}

const changed = ['up', 'down', 'only_test', 'only_ref', 'no_fold'] as const;
/** Between them both themes and both widths once: a theme changes colours only. */
const looks = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1200 },
] as const;

it('knows every chart that a method names', () => {
  expect(methods.flatMap((method) => method.charts).filter((id) => !chartById(id))).toEqual([]);
});

it('has unique ids; an unknown id has no chart and needs no table', () => {
  expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
  expect(chartById('pie')).toBeUndefined();
  expect(tablesNeeded('pie')).toEqual([]);
  expect(tablesNeeded('pca-scores').map(({ id }) => id)).toEqual(['scores', 'explained']);
});

describe.each(methods.flatMap((method) => method.charts.map((chart) => ({ method, chart }))))(
  '$chart of the example of $method.id',
  ({ method, chart }) => {
    it('draws in both themes, narrow and wide, from the tables the method writes', async () => {
      const whole = await methodRun(method);
      const definition = chartById(chart)!;
      const needed = definition.tables.filter(({ optional }) => !optional).map(({ id }) => id);
      expect(Object.keys(whole.tables)).toEqual(expect.arrayContaining(needed));
      // The page loads only the tables and columns that a chart names.
      const run = { ...whole, tables: tablesNamed(definition, whole.tables) };
      const size = definition.defaultSize;
      const { data, summary } = definition.draw({ ...whole, theme: 'light', size });
      expect(definition.draw({ ...run, theme: 'light', size }).summary).toBe(summary);
      const cells = data.columns.flatMap(({ kind, label, values }) => [label, ...(kind === 'text' ? values : [])]);
      expect(unheldIn(cells)).toEqual({ missing: [], replaced: [] });
      for (const { theme, width } of looks) {
        const size = { width, height: 480 };
        const drawing = definition.draw({ ...run, theme, size });
        const svg = renderSvg(drawing, size, theme);
        expect(svg.startsWith(`<svg width="${width}"`)).toBe(true);
        // The bytes of an embedded image may contain these letters by chance.
        expect(svg.replaceAll(/base64,[^"]*/g, '')).not.toContain('NaN');
        // What is seen can be named by an edit.
        expect(svg).not.toMatch(/<text\b(?![^>]* id=)[^>]*>/u);
        const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // What the screen shows is in the PDF too.
        expect(unheldIn([...textsOf(svg), drawing.summary])).toEqual({ missing: [], replaced: [] });
        expect(drawing.summary).toMatch(/。$/);
        expect(drawing.data.rows).toBeGreaterThan(0);
        // The header of the file that a reader saves: words, not the names of the code; letters such as p and z are
        // words.
        for (const { label } of drawing.data.columns) expect(label).not.toMatch(/^[a-z]+(?:_[a-z\d]+)+$|^[a-z]{2,}$/u);
      }
    });
  },
);

describe.each(methods.map((method) => ({ id: method.id, method })))('the findings of $id', ({ method }) => {
  it('are said by its own sentence, as typed facts', async () => {
    const { condition, facts, headline } = await methodFindings(method);
    expect(facts.length).toBeGreaterThan(0);
    for (const said of [headline, condition ?? '']) expect(said).not.toMatch(/。$|undefined|NaN/u);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });

  it('count what the column of directions and the series of the charts count', async () => {
    const [run, { facts }] = [await methodRun(method), await methodFindings(method)];
    const directions = run.tables['result']?.columns.find(({ name }) => name === 'direction')?.values;
    const kinds = directions ? new Set<unknown>(directions) : new Set();
    if (!directions || ![...kinds].every((kind) => changeKinds.some((known) => known === kind))) return;
    const counts = countChanges(directions as readonly string[]);
    const said = (id: string): unknown => facts.find((fact) => fact.id === id)?.value ?? 0;
    expect(Object.fromEntries(changed.map((id) => [id, said(id)]))).toEqual(
      Object.fromEntries(changed.map((id) => [id, counts[id]])),
    );
    for (const chart of method.charts) {
      const drawn = countedIn(chartById(chart)!, run);
      if (drawn) expect({ chart, ...drawn }).toMatchObject({ chart, up: counts.up, down: counts.down });
    }
  });

  it('count the markers of all clusters as their volcanoes do', async () => {
    if (!method.charts.includes('sc-marker-volcano')) return;
    const [run, { facts }] = [await methodRun(method), await methodFindings(method)];
    const { down, up } = countedIn(chartById('sc-marker-volcano')!, run)!;
    expect(up + down).toBe(facts.find(({ id }) => id === 'significant')!.value);
  });
});

describe.each(charts.map(({ id }) => id))('%s', (id) => {
  const draw = chartById(id)!.draw;

  it('makes an option without functions, which can be stored as JSON and drawn years later', () => {
    const { option } = draw(exampleInput(id));
    expect(JSON.parse(JSON.stringify(option))).toEqual(
      JSON.parse(JSON.stringify(option, (_, value: unknown) => (typeof value === 'function' ? 'function' : value))),
    );
  });

  it('SEC-42: has tooltips that never become HTML', () => {
    expect(draw(exampleInput(id)).option.tooltip).toMatchObject({ renderMode: 'richText' });
  });

  it('draws the second item when a setting that numbers items (such as comparisons) is set to 2', () => {
    const first = draw(exampleInput(id));
    for (const [setting, names] of Object.entries(first.counted ?? {})) {
      expect(chartById(id)!.settings.find((spec) => spec.id === setting)).toMatchObject({
        kind: 'number',
        default: 1,
        min: 1,
      });
      if (names.length < 2) continue;
      const second = draw(exampleInput(id, { settings: { own: { [setting]: 2 } } }));
      expect(second.summary).not.toBe(first.summary);
      expect(second.counted).toEqual(first.counted);
    }
  });

  it('shows the title and the font size that the user set', () => {
    const input = exampleInput(id, { settings: { title: '图 1 肝脏代谢组', fontSize: 17 } });
    const svg = renderSvg(draw(input), input.size);
    expect(svg).toContain('>图 1 肝脏代谢组</text>');
    expect(svg).toContain('font-size:17px');
  });

  it('draws without groups', () => {
    const input = exampleInput(id, { groups: null });
    expect(() => renderSvg(draw(input), input.size)).not.toThrow();
  });

  it('does not change its input', () => {
    const input = exampleInput(id);
    const before = structuredClone(input);
    draw(input);
    expect(input).toEqual(before);
  });
});
