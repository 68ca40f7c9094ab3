import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charts } from '../index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { methodRun, methods } from '../testing/methodRuns.ts';
import { table } from '../testing/tables.ts';
import { graphOf } from './graph.ts';
import { networkExports } from './index.ts';

const [graphml, cyjs] = networkExports as [(typeof networkExports)[number], (typeof networkExports)[number]];
const nodes = table('nodes', {
  id: ['a<b>', 'R&D "x"', '中文'],
  degree: [2, 1, 1],
  zi: [0.5, Number.NaN, -1e-7],
  role: ['枢纽', '', '外围'],
  x: [0, 0.25, 1],
  y: [0, 1, 0.5],
});
const edges = table('edges', {
  source: ['a<b>', 'a<b>'],
  target: ['R&D "x"', '中文'],
  r: [0.91, -0.5],
  p: [1e-9, Number.NaN],
});
type Cyjs = {
  elements: {
    nodes: { data: Record<string, unknown>; position?: { x: number; y: number } }[];
    edges: { data: Record<string, unknown> }[];
  };
};
const json = (given = { nodes, edges }): Cyjs => JSON.parse(cyjs.write(given, '网络')) as Cyjs;

const plain = (text: string): string =>
  text
    .replaceAll('&#9;', '\t')
    .replaceAll('&#10;', '\n')
    .replaceAll('&#13;', '\r')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
/** The attributes of the nodes or the lines of a GraphML text, by name. */
function read(text: string, kind: 'node' | 'edge'): Record<string, string>[] {
  const names = Object.fromEntries(
    [...text.matchAll(/<key id="([^"]+)" for="\w+" attr.name="([^"]*)"/gu)].map(([, id, name]) => [id!, plain(name!)]),
  );
  return [...text.matchAll(new RegExp(`<${kind} [^>]*>(.*?)</${kind}>`, 'gu'))].map(([, inner]) =>
    Object.fromEntries(
      [...inner!.matchAll(/<data key="([^"]+)">([^<]*)<\/data>/gu)].map(([, key, value]) => [
        names[key!]!,
        plain(value!),
      ]),
    ),
  );
}

it('exports every column of both tables, and leaves out missing values', () => {
  const text = graphml.write({ nodes, edges }, '网络');
  expect(read(text, 'node')).toEqual([
    { name: 'a<b>', degree: '2', zi: '0.5', role: '枢纽', x: '0', y: '0' },
    { name: 'R&D "x"', degree: '1', x: '0.25', y: '1' },
    { name: '中文', degree: '1', zi: '-1e-7', role: '外围', x: '1', y: '0.5' },
  ]);
  expect(read(text, 'edge')).toEqual([{ r: '0.91', p: '1e-9' }, { r: '-0.5' }]);
  expect(json().elements.nodes[1]!.data).toEqual({
    id: 'n1',
    name: 'R&D "x"',
    shared_name: 'R&D "x"',
    degree: 1,
    x: 0.25,
    y: 1,
  });
  expect(json().elements.edges[1]!.data).toMatchObject({
    source: 'n0',
    target: 'n2',
    r: -0.5,
    name: 'a<b> (interacts with) 中文',
  });
});

it('places the nodes as on the page, its top at the top', () => {
  expect(json().elements.nodes.map(({ position }) => position)).toEqual([
    { x: 0, y: 1000 },
    { x: 250, y: 0 },
    { x: 1000, y: 500 },
  ]);
});

it('adds a node for an end of a line that the node table lacks', () => {
  const more = table('edges', { source: ['a<b>'], target: ['new'], r: [1] });
  expect(graphOf(nodes, more).names).toEqual(['a<b>', 'R&D "x"', '中文', 'new']);
  expect(json({ nodes, edges: more }).elements.nodes[3]).toEqual({
    data: { id: 'n3', name: 'new', shared_name: 'new' },
  });
});

it('keeps names unchanged and safely quoted, whatever characters they have', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 6 }),
      (names) => {
        const given = {
          nodes: table('nodes', { id: names, degree: names.map(() => 1) }),
          edges: table('edges', { source: [names[0]!], target: [names[1]!], r: [1] }),
        };
        const text = graphml.write(given, names[0]!);
        expect(read(text, 'node').map(({ name }) => name)).toEqual(
          // oxlint-disable-next-line no-control-regex -- XML 1.0 cannot hold them.
          names.map((name) => name.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '')),
        );
        // oxlint-disable-next-line no-control-regex
        expect(text).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/u);
        expect(json(given).elements.nodes.map(({ data }) => data['name'])).toEqual(names);
      },
    ),
  );
});

describe.each(charts.filter((chart) => chart.exports).map((chart) => [chart.id, chart] as const))('%s', (id, chart) => {
  it('finds the tables that its exports need in every result that has the chart', async () => {
    const of = methods.filter((method) => method.charts.includes(id));
    expect(of.length).toBeGreaterThan(0);
    for (const method of of) {
      const { tables } = await methodRun(method);
      for (const one of chart.exports!) {
        expect(Object.keys(tables)).toEqual(expect.arrayContaining([...one.tables]));
        const text = one.write(tables, method.title);
        if (one.format === 'graphml') expect(read(text, 'edge')).toHaveLength(tables['edges']!.rows);
        else expect((JSON.parse(text) as Cyjs).elements.nodes).toHaveLength(tables['nodes']!.rows);
      }
    }
    expect(exampleInput(id).tables['nodes']).toBeDefined();
  });
});
