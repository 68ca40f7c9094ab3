import { describe, expect, it } from 'vitest';
import { readInput } from '../../ingest/index.ts';
import { type MethodOutput, type Ontology } from '../../model/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { caught } from '../../testing/caught.ts';
import type { TermClassesOptions } from './termClasses.schema.ts';
import { termClasses } from './termClasses.ts';
import reference from './termClasses.reference.json' with { type: 'json' };

const options: TermClassesOptions = {
  level: 2,
  universe: 'annotated',
  p_adjust: 'BH',
  feature_column: '',
  direction_column: '',
  length_column: '',
  list_fc: 2,
  list_p: 0.05,
};
const column = (output: MethodOutput, name: string) =>
  output.tables[0]!.columns.find((one) => one.name === name)!.values;
const ontology: Ontology = {
  ids: reference.terms.id,
  names: reference.terms.id.map((id) => `名 ${id}`),
  namespaces: reference.terms.part,
  former: [],
  parents: reference.terms.id.map((_, term) =>
    Int32Array.from(
      reference.steps.term.flatMap((one, at) => (one === term + 1 ? [reference.steps.above[at]! - 1] : [])),
    ),
  ),
  relations: reference.terms.id.map((_, term) =>
    reference.steps.term.flatMap((one, at) =>
      one === term + 1 ? [reference.steps.part[at] === 1 ? 'part_of' : 'is_a'] : [],
    ),
  ),
};
const ids = [...new Set(reference.annotated.term)];
const sets = {
  ids,
  names: ids.map(() => ''),
  members: ids.map((id) => reference.annotated.gene.filter((_, at) => reference.annotated.term[at] === id)),
};
const records = recordsOf({
  gene: [...reference.list, 'G01', 'G40'],
  direction: [...reference.list.map((name) => (reference.rising.includes(name) ? 'up' : 'down')), 'none', 'none'],
});
const words = { biological_process: '生物过程', molecular_function: '分子功能' } as const;

describe.each([2, 3] as const)('agrees with counting by definition in R at level %i', (level) => {
  const expected = reference[`level${level}`];
  const output = termClasses(
    { list: reference.list, records, sets, ontology, background: sets.members.flat() },
    { ...options, level },
  );
  it.each(expected.class.map((id, at) => ({ id, at })))('$id', ({ at, id }) => {
    const row = (column(output, 'class') as readonly string[]).indexOf(id);
    expect(column(output, 'aspect')[row]).toBe(words[expected.aspect[at] as keyof typeof words]);
    for (const name of ['count', 'up', 'down', 'background'] as const)
      expect(column(output, name)[row]).toBe(expected[name][at]);
    expect(column(output, 'percent')[row]).toBeCloseTo((100 * expected.count[at]!) / expected.n[at]!, 12);
    expect(column(output, 'up_percent')[row]).toBeCloseTo((100 * expected.up[at]!) / expected.nup[at]!, 12);
    expect(column(output, 'background_percent')[row]).toBeCloseTo(
      (100 * expected.background[at]!) / expected.all[at]!,
      12,
    );
  });

  it('tests each class against features that have a class, or against the whole background', () => {
    const genes = Array.from({ length: 40 }, (_, at) => `G${String(at + 1).padStart(2, '0')}`);
    const whole = termClasses(
      { list: reference.list, records, sets, ontology, background: genes },
      { ...options, level, universe: 'all' },
    );
    expected.class.forEach((id, at) => {
      const row = (column(output, 'class') as readonly string[]).indexOf(id);
      for (const name of ['p', 'p_adj'] as const)
        expect(Math.abs(Number(column(output, name)[row]) / expected[name][at]! - 1)).toBeLessThan(1e-10);
      expect(
        Math.abs(
          Number(column(whole, 'p')[(column(whole, 'class') as readonly string[]).indexOf(id)]) / expected.p_all[at]! -
            1,
        ),
      ).toBeLessThan(1e-10);
    });
    expect(whole.facts).toMatchObject({ total: 40, drawn: reference.list.length - 1 });
  });

  it('lists no other classes', () =>
    expect((column(output, 'class') as readonly string[]).toSorted()).toEqual(expected.class.toSorted()));
});

describe('classes of a file', () => {
  const read = async (text: string) => (await readInput('sets', { bytes: Buffer.from(text), name: 'sets.csv' })).value;
  const table =
    'term,name,class_a,class_b,gene\nm1,糖酵解,Metabolism,Carbohydrate,A\nm1,糖酵解,Metabolism,Carbohydrate,B\nm2,脂肪酸,Metabolism,Lipid,B\nm3,MAPK,Signalling,,C\nm4,其他,,,D\n';

  it('count a feature once in a class, and leave out features without a class', async () => {
    const output = termClasses({ list: ['A', 'B', 'C', 'D'], sets: await read(table) }, options);
    expect(['aspect', 'name', 'count', 'background'].map((name) => [...column(output, name)])).toEqual([
      ['Metabolism', 'Metabolism', 'Signalling'],
      ['Carbohydrate', 'Lipid', 'Signalling（未细分）'],
      [2, 1, 1],
      [2, 1, 1],
    ]);
    expect(output.facts).toMatchObject({ classified: 3, without: 1 });
    expect(output.messages.at(-1)!.text).toContain('1 个没有分类');
  });

  it('can have a single level', async () => {
    const output = termClasses(
      { list: ['A', 'C'], sets: await read('pathway,category,gene\nm1,甲,A\nm2,乙,C\nm3,甲,A\n') },
      options,
    );
    expect(['aspect', 'name', 'count'].map((name) => [...column(output, name)])).toEqual([
      ['', ''],
      ['甲', '乙'],
      [1, 1],
    ]);
    expect(output.tables[0]!.columns.map(({ name }) => name)).not.toContain('up');
  });
});

describe('families of transcription factors', () => {
  const animals =
    'Species\tSymbol\tEnsembl\tFamily\tProtein\tEntrez_ID\nHomo_sapiens\tSTAT1\tENSG00000115415\tSTAT\tENSP1;ENSP2\t6772\nHomo_sapiens\tIRF1\tENSG00000125347\tIRF\tENSP3\t3659\nHomo_sapiens\tSTAT2\tENSG00000170581\tSTAT\tENSP4\t\n';
  const read = async (text: string) => (await readInput('sets', { bytes: Buffer.from(text), name: 'tf.txt' })).value;
  const genes = ['ENSG00000115415', 'ENSG00000170581', 'ENSG00000125347', 'ENSG00000000003'];

  it('are read from a list of AnimalTFDB by any of its names', async () => {
    const results = recordsOf({
      gene: genes,
      log2fc: [2.5, -1.5, 0.1, 3],
      p: [0.001, 0.01, null, 0.02],
      direction: ['up', 'down', 'none', 'up'],
    });
    const output = termClasses({ records: results, sets: await read(animals) }, options);
    expect(['class', 'name', 'count', 'up', 'down', 'background'].map((name) => [...column(output, name)])).toEqual([
      ['STAT', 'IRF'],
      ['STAT', 'IRF'],
      [2, 0],
      [1, 0],
      [1, 0],
      [2, 1],
    ]);
    const members = output.tables.find(({ id }) => id === 'members')!;
    expect(Object.fromEntries(members.columns.map(({ name, values }) => [name, [...values]]))).toEqual({
      feature: genes.slice(0, 2),
      class: ['STAT', 'STAT'],
      name: ['STAT', 'STAT'],
      direction: ['up', 'down'],
      log2fc: [2.5, -1.5],
      p: [0.001, 0.01],
    });
    expect([
      ...column(termClasses({ list: ['STAT1', 'IRF1'], sets: await read(animals) }, options), 'features'),
    ]).toEqual(['STAT1', 'IRF1']);
    expect([...column(termClasses({ list: ['3659'], sets: await read(animals) }, options), 'count')]).toEqual([1, 0]);
  });

  it('are read from a list of PlantTFDB, by transcript or by gene', async () => {
    const plants = await read(
      'TF_ID\tGene_ID\tFamily\nAT1G01010.1\tAT1G01010\tNAC\nAT1G01030.1\tAT1G01030\tB3\nAT1G01030.2\tAT1G01030\tB3\n',
    );
    for (const list of [
      ['AT1G01030', 'AT1G01010'],
      ['AT1G01030.2', 'AT1G01030.1', 'AT1G01010.1'],
    ])
      expect([...column(termClasses({ list, sets: plants }, options), 'count')]).toEqual(
        list.length === 2 ? [1, 1] : [2, 1],
      );
  });
});

describe('refuses in Chinese, and says what to do', () => {
  it.each([
    ['no-classes', () => termClasses({ list: ['G01'], sets }, options), 'class_a'],
    [
      'ontology-strange',
      () => termClasses({ list: ['G01'], sets: { ...sets, ids: ids.map((id) => `hsa${id}`) }, ontology }, options),
      '同一套编号',
    ],
    ['no-level', () => termClasses({ list: ['G01'], sets, ontology }, { ...options, level: 6 }), '调低'],
    [
      'nothing-classified',
      () =>
        termClasses(
          {
            list: ['D'],
            sets: {
              ids: ['a', 'b'],
              names: ['', ''],
              members: [['D'], ['E']],
              classes: [{ name: 'class', values: ['', 'x'] }],
            },
          },
          options,
        ),
      'class_a',
    ],
    ['list-missing', () => termClasses({ sets, ontology }, options), '名单'],
  ])('%s', (code, run, remedy) => {
    const [problem] = caught(run).problems;
    expect(problem).toMatchObject({ code });
    expect(problem!.remedy).toContain(remedy);
  });
});
