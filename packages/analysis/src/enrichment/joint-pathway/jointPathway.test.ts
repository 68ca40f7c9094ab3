import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { normalUpperQuantile } from '../../statistics/index.ts';
import { caught } from '../../testing/caught.ts';
import { close } from '../../testing/tables.ts';
import { jointPathway as method } from './index.ts';
import type { JointInputs } from './jointPathway.ts';
import reference from './jointPathway.reference.json' with { type: 'json' };

const setsOf = (prefix: string, members: readonly (readonly string[])[]) => {
  const kept = reference.ids.flatMap((id, at) =>
    members[at]!.length > 0 ? [{ id: `${prefix}${id}`, members: members[at]! }] : [],
  );
  return { ids: kept.map(({ id }) => id), names: kept.map(() => ''), members: kept.map((one) => one.members) };
};
const sets = setsOf('hsa', reference.gene_sets);
const sets2 = setsOf('map', reference.compound_sets);
const records = recordsOf({ gene: [...reference.genes, 'strange'], direction: [...reference.gene_direction, 'up'] });
const records2 = recordsOf({ compound: reference.compounds, direction: reference.compound_direction });
const whole: JointInputs = { sets, sets2, records, records2 };
const run = (options: Record<string, unknown> = {}, inputs: JointInputs = whole): MethodOutput =>
  method.run(inputs, parseOptions(method, options), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string, table = 'result') =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const rowsOf = (output: MethodOutput) =>
  (column(output, 'term') as readonly string[]).map((term, row) => ({ row, at: reference.ids.indexOf(term.slice(3)) }));
const missing = (value: number | null | undefined): number => value ?? Number.NaN;

describe('agrees with phyper, pchisq and qnorm of R', () => {
  it.each(['pathway', 'overall', 'equal'] as const)('Stouffer’s combination, weights %s', (weights) => {
    const output = run({ combine: 'stouffer', weights });
    expect(rowsOf(output).length).toBe(
      reference.both.filter((one, at) => one === 1 && reference.gene_overlap[at]! + reference.compound_overlap[at]! > 0)
        .length,
    );
    for (const { at, row } of rowsOf(output)) {
      expect(close(Number(column(output, 'p_stouffer')[row]), reference[weights][at]!, 1e-9)).toBe(true);
      expect(column(output, 'p')[row]).toBe(column(output, 'p_stouffer')[row]);
    }
  });

  it('for shared pathways: counts, both p-values and their combinations', () => {
    const output = run();
    for (const { at, row } of rowsOf(output)) {
      for (const prefix of ['gene', 'compound'] as const) {
        for (const name of ['overlap', 'size', 'up', 'down'] as const)
          expect(column(output, `${prefix}_${name}`)[row]).toBe(reference[`${prefix}_${name}`][at]);
        expect(close(Number(column(output, `${prefix}_p`)[row]), reference[`${prefix}_p`][at]!, 1e-10)).toBe(true);
      }
      for (const [name, expected] of [
        ['p_fisher', reference.fisher],
        ['p_joint', reference.joint],
        ['p_adj', reference.fisher_adj],
      ] as const)
        expect(close(Number(column(output, name)[row]), expected[at]!, 1e-9)).toBe(true);
    }
    expect(output.facts).toMatchObject({
      background: reference.gene_total[0],
      list_size2: reference.compound_drawn[0],
      paired_by: 'number',
    });
  });

  it('for pathways that only one omics has', () => {
    const output = run({ pathways: 'any', combine: 'joint', p_adjust: 'holm' });
    expect(rowsOf(output).some(({ at }) => reference.both[at] === 0)).toBe(true);
    for (const { at, row } of rowsOf(output)) {
      for (const [name, expected] of [
        ['p_fisher', reference.fisher],
        ['p_stouffer', reference.pathway],
        ['p_joint', reference.joint],
        ['p_adj', reference.joint_any_adj],
      ] as const)
        expect(close(Number(column(output, name)[row]), expected[at]!, 1e-9)).toBe(true);
      for (const prefix of ['gene', 'compound'] as const)
        expect(close(Number(column(output, `${prefix}_p`)[row]), missing(reference[`${prefix}_p`][at]), 1e-10)).toBe(
          true,
        );
    }
  });

  it('for each omics by itself', () => {
    const output = run();
    const [omics, terms, adjusted] = [
      column(output, 'omics', 'omics'),
      column(output, 'term', 'omics') as readonly string[],
      column(output, 'p_adj', 'omics'),
    ];
    terms.forEach((term, row) => {
      if (omics[row] === '基因')
        expect(close(Number(adjusted[row]), reference.gene_p_adj[reference.ids.indexOf(term.slice(3))]!, 1e-9)).toBe(
          true,
        );
    });
  });

  it('for the quantile of the upper tail', () =>
    reference.quantile_p.forEach((p, at) =>
      expect(close(normalUpperQuantile(p), reference.quantile_z[at]!, 1e-9)).toBe(true),
    ));
});

describe('lists instead of tables', () => {
  const changed = (names: readonly string[], direction: readonly string[]) =>
    names.filter((_, at) => direction[at] !== 'none');
  const pair = [
    changed(reference.genes, reference.gene_direction),
    changed(reference.compounds, reference.compound_direction),
  ];
  const lists = (members: readonly (readonly string[])[]) => ({ names: members.map((_, at) => `${at}`), members });

  it('give the same p when backgrounds are given, without directions', () => {
    const output = run({}, { sets, sets2, lists: lists([...pair, reference.genes, reference.compounds]) });
    expect(column(output, 'p')).toEqual(column(run(), 'p'));
    expect(output.tables[0]!.columns.map(({ name }) => name)).not.toContain('gene_up');
  });

  it('without backgrounds, say that none was given', () => {
    const output = run({}, { sets, sets2, lists: lists(pair) });
    expect(output.messages.filter(({ text }) => text.includes('的背景，取功能集合中的全部')).length).toBe(2);
  });

  it('can be combined with a table that gives the directions', () => {
    const output = run({}, { ...whole, lists: lists(pair) });
    expect(column(output, 'gene_up')).toEqual(column(run(), 'gene_up'));
  });
});

it('pairs pathways by name where ids differ, ignoring the species that KEGG appends', () => {
  const first = {
    ids: ['a', 'b'],
    names: ['Glycolysis / Gluconeogenesis - Homo sapiens (human)', 'Purine metabolism'],
    members: [['G001', 'G002'], ['G003']],
  };
  const second = {
    ids: ['x', 'y'],
    names: ['purine  metabolism', 'Glycolysis / Gluconeogenesis'],
    members: [['C01'], ['C02', 'C03']],
  };
  const output = run(
    { min_size: 1, min_size2: 1 },
    {
      sets: first,
      sets2: second,
      lists: {
        names: ['g', 'c'],
        members: [
          ['G001', 'G003'],
          ['C02', 'C01'],
        ],
      },
    },
  );
  expect(output.facts).toMatchObject({ paired: 2, paired_by: 'name' });
  expect(
    Object.fromEntries(
      (column(output, 'gene_features') as readonly string[]).map((gene, row) => [
        gene,
        column(output, 'compound_features')[row],
      ]),
    ),
  ).toEqual({ G001: 'C02', G003: 'C01' });
});

it('names the pathways that only one file has', () => {
  expect(
    run()
      .messages.map(({ text }) => text)
      .join(),
  ).toContain('11 条通路两个功能集合都有；只在基因集合中的 2 条，只在代谢物集合中的 1 条，没有检验');
});

describe('refuses in Chinese, and says what to do', () => {
  it.each([
    ['list-missing', () => run({}, { sets, sets2, records }), '两份名单'],
    ['lists-count', () => run({}, { sets, sets2, lists: { names: ['a'], members: [['G001']] } }), '应有两列'],
    [
      'no-shared-pathway',
      () => run({}, { ...whole, sets2: { ...sets2, ids: sets2.ids.map((_, at) => `x${at}`) } }),
      'map00010',
    ],
    ['no-set-of-size', () => run({ min_size: 400 }), '请放宽'],
    ['nothing-matches', () => run({}, { ...whole, sets2: sets }), '编号类型'],
    ['option-value', () => run({ name: '蛋白', name2: '蛋白' }), '另起一个名称'],
    [
      'option-value',
      () => run({}, { ...whole, records2: recordsOf({ compound: ['C01'], value: [1] }) }),
      '变化方向列（第二组学）',
    ],
  ])('%s', (code, act, remedy) => {
    const [problem] = caught(act).problems;
    expect(problem).toMatchObject({ code });
    expect(problem!.remedy).toContain(remedy);
  });
});
