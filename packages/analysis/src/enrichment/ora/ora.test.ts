import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import type { AliasedSets } from '../../sets/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { hypergeometricUpper } from '../../statistics/index.ts';
import { caught } from '../../testing/caught.ts';
import { ora } from './ora.ts';
import type { OraOptions } from './ora.schema.ts';
import reference from './ora.reference.json' with { type: 'json' };

const defaults: OraOptions = {
  min_size: 5,
  max_size: 30,
  p_adjust: 'BH',
  universe: 'annotated',
  bias: 'none',
  feature_column: '',
  direction_column: '',
  length_column: '',
  list_fc: 2,
  list_p: 0.05,
  propagate: true,
};
const sets: AliasedSets = {
  ids: reference.ids,
  names: reference.ids.map((id) => (id === 'S4' ? '' : `集合 ${id}`)),
  members: reference.members,
};
const column = (output: MethodOutput, name: string, table = 'result') =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const valueOf = (output: MethodOutput, term: string, name: string) =>
  column(output, name)[(column(output, 'term') as readonly string[]).indexOf(term)]!;
const small = (members: readonly (readonly string[])[], more: Partial<AliasedSets> = {}): AliasedSets => ({
  ids: members.map((_, i) => `T${i}`),
  names: members.map(() => ''),
  members,
  ...more,
});
const loose: OraOptions = { ...defaults, min_size: 1, max_size: 100 };

describe('agrees with phyper and p.adjust of R', () => {
  const settings = {
    none: {},
    annotated: {},
    all: { universe: 'all' },
    holm: { p_adjust: 'holm' },
    bonferroni: { p_adjust: 'bonferroni' },
  } as const satisfies Record<string, Partial<OraOptions>>;

  it.each(Object.entries(settings))('%s', (name, setting) => {
    const expected = reference[name as keyof typeof settings];
    const output = ora(
      { list: reference.list, sets, background: name === 'none' ? undefined : reference.background },
      { ...defaults, ...setting },
    );
    expect([...(column(output, 'term') as readonly string[])].toSorted()).toEqual(expected.term.toSorted());
    expected.term.forEach((term, i) => {
      expect(valueOf(output, term, 'overlap')).toBe(expected.overlap[i]);
      expect(valueOf(output, term, 'set_size')).toBe(expected.set_size[i]);
      expect(valueOf(output, term, 'list_size')).toBe(expected.n);
      expect(valueOf(output, term, 'background')).toBe(expected.N);
      expect(Math.abs(Number(valueOf(output, term, 'p')) / expected.p[i]! - 1)).toBeLessThan(1e-10);
      expect(Math.abs(Number(valueOf(output, term, 'p_adj')) / expected.p_adj[i]! - 1)).toBeLessThan(1e-10);
      expect(valueOf(output, term, 'rich_factor')).toBeCloseTo(expected.overlap[i]! / expected.set_size[i]!, 14);
    });
  });

  it('keeps the digits of the tail in large tables, however small it is', () => {
    for (const [overlap, marked, drawn, total, log10p] of reference.tails) {
      const p = hypergeometricUpper(overlap!, marked!, drawn!, total!);
      expect(Math.abs(Math.log10(p) - log10p!)).toBeLessThan(4e-8 * Math.max(1, p > 1e-12 ? 0 : 1e5));
    }
  });
});

describe('matching', () => {
  it('drops version suffixes when more names match without them', () => {
    const versions = small([
      ['ENSG00000000001.5', 'ENSG00000000002.1'],
      ['ENSG00000000003.2', 'ENSG00000000004'],
    ]);
    const output = ora({ list: ['ENSG00000000001.7', 'ENSG00000000004.1', 'ENSG00000000002'], sets: versions }, loose);
    expect(column(output, 'features')).toEqual(['ENSG00000000001.7;ENSG00000000002', 'ENSG00000000004.1']);
    expect(output.messages[0]!.text).toContain('版本号');
    expect(output.tables[1]!.rows).toBe(0);
  });

  it('keeps names whose ending only looks like a version', () => {
    const output = ora(
      {
        list: ['PC 34.1', 'C18.1'],
        sets: small([
          ['PC 34.2', 'C18.2'],
          ['PC 34.1', 'C18.1'],
        ]),
      },
      loose,
    );
    expect(column(output, 'term')).toEqual(['T1']);
  });

  it('uses the kind of names that matches more features, and counts features of that kind', () => {
    const accessions = small([['P1', 'P3'], ['P2']], {
      alternatives: [{ name: '基因名', members: [['TP53'], ['MYC']] }],
    });
    const output = ora({ list: ['TP53'], sets: accessions }, loose);
    expect(output.facts['background']).toBe(2);
    expect(output.messages[0]!.text).toContain('基因名');
  });

  it('lists names that are in no set, by the file they came from', () => {
    const output = ora({ list: reference.list, sets, background: reference.background }, defaults);
    expect(column(output, 'feature', 'unmatched')).toEqual([
      'X1',
      'X2',
      ...Array.from({ length: 13 }, (_, i) => `U${i + 1}`),
      'X1',
    ]);
    expect(new Set(column(output, 'source', 'unmatched') as readonly string[])).toEqual(new Set(['名单', '背景']));
  });

  it('names what lies outside the background, and says when no background was given', () => {
    expect(
      ora(
        { list: ['A', 'B', 'C'], sets: small([['A', 'B', 'C', 'D']]), background: ['A', 'B', 'D'] },
        loose,
      ).messages.at(-1)!.text,
    ).toContain('1 个特征不在背景列表里（例如“C”）');
    expect(ora({ list: ['A'], sets: small([['A', 'B']]) }, loose).messages.at(-1)!.text).toContain('没有提供背景列表');
  });
});

describe('refuses in Chinese, and says what to do', () => {
  it.each([
    ['nothing-matches', () => ora({ list: ['tp53'], sets: small([['TP53', 'MYC']]) }, loose), '编号类型'],
    [
      'list-outside-background',
      () => ora({ list: ['A'], sets: small([['A', 'B']]), background: ['B'] }, loose),
      '背景应是',
    ],
    ['no-set-of-size', () => ora({ list: ['A'], sets: small([['A', 'B']]) }, { ...loose, min_size: 3 }), '请放宽'],
  ])('%s', (code, run, remedy) => {
    const [problem] = caught(run).problems;
    expect(problem).toMatchObject({ code });
    expect(problem!.remedy).toContain(remedy);
  });
});

it('sorts by p, shows the id of sets without a name, and writes a table without rows when nothing is hit', () => {
  const output = ora({ list: reference.list, sets }, defaults);
  const p = Array.from(column(output, 'p') as Float64Array);
  expect(p).toEqual(p.toSorted((a, b) => a - b));
  expect(valueOf(output, 'S4', 'name')).toBe('S4');
  const none = ora({ list: ['A'], sets: small([['A'], ['B', 'C']]) }, { ...loose, min_size: 2 });
  expect(none.tables[0]!.rows).toBe(0);
  expect(none.messages.at(-1)!.text).toContain('没有交集');
});

describe('with a table of differences', () => {
  const named = reference.background.filter((name) => name.startsWith('G'));
  const way = (name: string): string =>
    !reference.list.includes(name) ? 'none' : Number(name.slice(1)) % 2 === 0 ? 'up' : 'down';
  const records = recordsOf({ gene: named, direction: named.map(way) });

  it('tests rising and falling features as if each were a list of its own', () => {
    const output = ora({ sets, records }, loose);
    for (const direction of ['up', 'down'] as const) {
      const alone = ora({ list: named.filter((name) => way(name) === direction), sets, background: named }, loose);
      const rows = [...(column(output, 'direction', 'directions') as readonly string[]).keys()].filter(
        (row) => column(output, 'direction', 'directions')[row] === direction,
      );
      for (const name of ['term', 'overlap', 'list_size', 'p', 'p_adj', 'features'])
        expect(rows.map((row) => column(output, name, 'directions')[row])).toEqual(
          Array.from(column(alone, name) as readonly string[]),
        );
    }
    expect(output.charts).toContain('enrichment-up-down');
  });

  it('uses the table as the background, and without directions mentions none', () => {
    const output = ora(
      {
        list: named.filter((name) => way(name) !== 'none'),
        sets,
        records: recordsOf({ gene: named, value: named.map((_, at) => at) }),
      },
      loose,
    );
    expect(output.facts).toMatchObject({ background_given: 'table', background_input: named.length });
    expect(output.tables.map(({ id }) => id)).toEqual(['result', 'unmatched']);
    expect(output.charts).not.toContain('enrichment-up-down');
    expect(column(output, 'p')).toEqual(column(ora({ sets, records }, loose), 'p'));
  });

  it('says when no feature rises or none falls', () => {
    const rising = recordsOf({
      gene: named,
      direction: named.map((name) => (way(name) === 'down' ? 'none' : way(name))),
    });
    expect(
      ora({ sets, records: rising }, loose)
        .messages.map(({ text }) => text)
        .join(),
    ).toContain('没有下调的特征');
  });
});

describe('with an ontology', () => {
  const parents = [[], [0], [0], [1, 2]].map((list) => Int32Array.from(list));
  const ontology = {
    ids: ['top', 'T0', 'T1', 'T2'],
    names: ['顶', '甲', '乙', '丙'],
    namespaces: ['', '', '', ''],
    parents,
    relations: [[], ['is_a'], ['is_a'], ['is_a', 'part_of']],
    former: [],
  };
  const direct = small([['A', 'B'], ['C'], ['D', 'E']]);

  it('counts the features of a term for all terms above it, unless told not to', () => {
    const of = (propagate: boolean) => {
      const output = ora(
        { list: ['A', 'D'], sets: direct, ontology, background: ['A', 'B', 'C', 'D', 'E', 'F'] },
        { ...loose, propagate },
      );
      return Object.fromEntries(
        (column(output, 'term') as readonly string[]).map((term, row) => [
          term,
          Number(column(output, 'set_size')[row]),
        ]),
      );
    };
    expect(of(true)).toEqual({ top: 5, T0: 4, T1: 3, T2: 2 });
    expect(of(false)).toEqual({ T0: 2, T2: 2 });
  });

  it('lists the terms above those that were found', () => {
    const output = ora({ list: ['D'], sets: direct, ontology }, { ...loose, propagate: false });
    expect(column(output, 'term', 'hierarchy').length).toBe(4);
    expect((column(output, 'parent', 'hierarchy') as readonly string[]).toSorted()).toEqual(['T0', 'T1', 'top', 'top']);
    expect(output.charts).toContain('enrichment-dag');
  });

  it('refuses an ontology of other ids', () => {
    const [problem] = caught(() =>
      ora({ list: ['A'], sets: small([['A']], { ids: ['hsa00010'] }), ontology }, loose),
    ).problems;
    expect(problem).toMatchObject({ code: 'ontology-strange' });
    expect(problem!.remedy).toContain('同一套编号');
  });
});
