import { describe, expect, it } from 'vitest';
import type { MethodOutput, PathwayMap, PathwayNode } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { caught } from '../../testing/caught.ts';
import { close } from '../../testing/tables.ts';
import { pathwayMap as method } from './index.ts';
import { withoutPrefix } from './matchNodes.ts';
import type { MapInputs } from './measured.ts';
import reference from './pathwayMap.reference.json' with { type: 'json' };

const node = (id: string, names: readonly string[], more: Partial<PathwayNode> = {}): PathwayNode => ({
  id,
  kind: 'gene',
  names,
  label: `box ${id}`,
  shape: 'rectangle',
  x: 10,
  y: 20,
  width: 46,
  height: 17,
  lines: [],
  ...more,
});
const mapOf = (nodes: readonly PathwayNode[]): PathwayMap => ({ id: 'sim00010', title: 'sim', nodes, relations: [] });
const run = (inputs: MapInputs, options: Record<string, unknown> = {}): MethodOutput =>
  method.run(inputs, parseOptions(method, options), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string, table = 'entries'): readonly (string | number)[] => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];

const known: MapInputs = {
  pathway: mapOf(
    reference.boxes.map((ids, at) =>
      node(
        String(at + 1),
        ids.map((id) => `sim:${id}`),
      ),
    ),
  ),
  records: recordsOf({ entrez: reference.id, log2FC: reference.value, padj: reference.p }),
};

describe('agrees with the definition in R, also with ties, missing values and repeated rows', () => {
  it.each(['strongest', 'mean'] as const)('%s', (combine) => {
    const output = run(known, { combine });
    expect(column(output, 'count')).toEqual(reference.count);
    expect(column(output, 'direction')).toEqual(reference[`${combine}_way`]);
    for (const [name, expected] of [
      ['value', reference[combine]],
      ['p', reference[`${combine}_p`]],
    ] as const)
      column(output, name).forEach((value, at) =>
        expect(close(Number(value), expected[at] ?? Number.NaN, 1e-12)).toBe(true),
      );
  });

  it('stripes show the same features, and the value of a box is still the strongest', () => {
    const [split, strongest] = [run(known, { combine: 'split' }), run(known)];
    expect(split.tables).toEqual(strongest.tables);
    expect(split.messages.some(({ text }) => text.includes('4 个以上'))).toBe(true);
  });
});

it('counts boxes that can be measured, and boxes that rise and fall', () => {
  const pathway = mapOf([
    node('1', ['sim:1']),
    node('2', ['sim:2']),
    node('3', ['sim:3']),
    node('4', ['path:sim2'], { kind: 'map' }),
    node('5', [], { kind: 'group' }),
  ]);
  const output = run({ pathway, records: recordsOf({ gene: ['1', '2', '7'], log2FC: [1, -2, 3] }) });
  expect(output.facts).toMatchObject({ nodes: 3, measured: 2, up: 1, down: 1, found: 2, asked: 3, p_column: '' });
  expect(column(output, 'feature', 'unmatched')).toEqual(['7']);
  expect(column(output, 'direction')).toEqual(['up', 'down', '', '', '']);
});

describe('finds names', () => {
  const values = (names: readonly string[], features: readonly (string | number)[]) =>
    column(
      run({
        pathway: mapOf([node('1', names), node('2', ['sim:x'])]),
        records: recordsOf({ feature: [...features, 'x'], log2FC: [...features.map((_, at) => at + 1), 9] }),
      }),
      'value',
    );
  it.each([
    [['hsa:5232'], ['5232']],
    [['hsa:5232'], ['hsa:5232']],
    [['cpd:C00022'], ['C00022']],
    [['ko:K00844'], ['ko:K00844']],
    [['ath:AT1G01010'], ['AT1G01010.1']],
    [['gl:G00001', 'cpd:C00001'], ['C00001']],
  ])('%j by %j', (names, features) => expect(values(names, features)).toEqual([1, 9]));

  it('matches with and without the prefix of the database on either side', () => {
    const plain = reference.boxes.map((ids, at) => node(String(at + 1), ids.map(String)));
    const prefixed = recordsOf({
      entrez: reference.id.map((id) => `sim:${id}`),
      log2FC: reference.value,
      padj: reference.p,
    });
    const expected = column(run(known), 'value');
    expect(column(run({ ...known, pathway: mapOf(plain) }), 'value')).toEqual(expected);
    expect(column(run({ ...known, records: prefixed }), 'value')).toEqual(expected);
    for (const name of ['C00022', '5232', 'AT1G01010', 'a b', 'x:']) expect(withoutPrefix(name)).toBe(name);
  });

  it('matches the labels of the boxes where that finds more, and warns', () => {
    const output = run({
      pathway: mapOf([node('1', ['hsa:1'], { label: 'HK1' }), node('2', ['hsa:2'], { label: 'GPI' })]),
      records: recordsOf({ gene: ['HK1', 'GPI'], logFC: [1, 2] }),
    });
    expect(column(output, 'value')).toEqual([1, 2]);
    expect(output.messages.find(({ level }) => level === 'warning')!.text).toContain('Entrez');
  });
});

it('draws two omics on one map; turning the signs of all changes turns both', () => {
  const pathway = mapOf([node('1', ['sim:1', 'sim:2']), node('2', ['cpd:C1'], { kind: 'compound' })]);
  const both = (sign: number) =>
    run(
      {
        pathway,
        records: recordsOf({ id: ['1', '2'], log2FC: [sign * 1, sign * -3] }),
        records2: recordsOf({ KEGG: ['C1', 'C9'], name: ['a', 'b'], VIP: [1, 2], log2FC: [sign * 2, sign * 1] }),
      },
      {},
    );
  expect(column(both(1), 'value')).toEqual([-3, 2]);
  expect(column(both(-1), 'value')).toEqual([3, -2]);
  expect(column(both(1), 'source', 'features')).toEqual(['差异结果表', '差异结果表', '第二组学差异结果表']);
});

it('names rows without a value and rows without a p', () => {
  const said = run(known)
    .messages.map(({ text }) => text)
    .join('');
  expect(said).toContain('有 1 个特征没有“log2FC”的值');
  expect(said).toContain('有 2 个特征没有 P 值，按不显著画');
});

describe('refuses in Chinese, and says what to do', () => {
  const pathway = mapOf([node('1', ['hsa:5232'])]);
  it.each([
    ['nothing-matches', 'Entrez', { pathway, records: recordsOf({ gene: ['A', 'B'], log2FC: [1, 2] }) }, {}],
    [
      'nothing-matches',
      'K 号',
      { pathway: mapOf([node('1', ['ko:K00844'])]), records: recordsOf({ gene: ['A', 'B'], log2FC: [1, 2] }) },
      {},
    ],
    ['option-value', '数值列', { pathway, records: recordsOf({ gene: ['5232'], intensity: [1] }) }, {}],
    ['option-value', '−log10', { pathway, records: recordsOf({ gene: ['5232'], log2FC: [1], padj: [3] }) }, {}],
    ['option-value', '是否选对', { pathway, records: recordsOf({ gene: ['5232', null], log2FC: [null, 2] }) }, {}],
    [
      'option-value',
      '数值列（第二组学）',
      { pathway, records: recordsOf({ gene: ['5232'], log2FC: [1] }), records2: recordsOf({ id: ['C1'], area: [1] }) },
      {},
    ],
  ])('%s, %s', (code, remedy, inputs, options) => {
    const [problem] = caught(() => run(inputs as MapInputs, options)).problems;
    expect(problem).toMatchObject({ code });
    expect(problem!.remedy).toContain(remedy);
  });
});
