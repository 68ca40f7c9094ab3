import { describe, expect, it } from 'vitest';
import { readInput } from '../../ingest/index.ts';
import { InputError, type MethodOutput, type Ontology } from '../../model/index.ts';
import { recordsOf } from '../../plot/records/testing.ts';
import { termClasses } from './termClasses.ts';
import reference from './termClasses.reference.json' with { type: 'json' };

const options = { level: 2, feature_column: '', direction_column: '', length_column: '' };
const column = (output: MethodOutput, name: string) => output.tables[0]!.columns.find((one) => one.name === name)!.values;
const ontology: Ontology = {
  ids: reference.terms.id, names: reference.terms.id.map((id) => `名 ${id}`), namespaces: reference.terms.part, former: [],
  parents: reference.terms.id.map((_, term) => Int32Array.from(reference.steps.term.flatMap((one, at) => (one === term + 1 ? [reference.steps.above[at]! - 1] : [])))),
  relations: reference.terms.id.map((_, term) => reference.steps.term.flatMap((one, at) => (one === term + 1 ? [reference.steps.part[at] === 1 ? 'part_of' : 'is_a'] : []))),
};
const ids = [...new Set(reference.annotated.term)];
const sets = { ids, names: ids.map(() => ''), members: ids.map((id) => reference.annotated.gene.filter((_, at) => reference.annotated.term[at] === id)) };
const records = recordsOf({ gene: [...reference.list, 'G01', 'G40'], direction: [...reference.list.map((name) => (reference.rising.includes(name) ? 'up' : 'down')), 'none', 'none'] });
const words = { biological_process: '生物过程', molecular_function: '分子功能' } as const;

describe.each([2, 3] as const)('agrees with counting by definition in R at level %i', (level) => {
  const expected = reference[`level${level}`];
  const output = termClasses({ list: reference.list, records, sets, ontology, background: sets.members.flat() }, { ...options, level });
  it.each(expected.class.map((id, at) => ({ id, at })))('$id', ({ at, id }) => {
    const row = (column(output, 'class') as readonly string[]).indexOf(id);
    expect(column(output, 'aspect')[row]).toBe(words[expected.aspect[at] as keyof typeof words]);
    for (const name of ['count', 'up', 'down', 'background'] as const) expect(column(output, name)[row]).toBe(expected[name][at]);
    expect(column(output, 'percent')[row]).toBeCloseTo((100 * expected.count[at]!) / expected.n[at]!, 12);
    expect(column(output, 'up_percent')[row]).toBeCloseTo((100 * expected.up[at]!) / expected.nup[at]!, 12);
    expect(column(output, 'background_percent')[row]).toBeCloseTo((100 * expected.background[at]!) / expected.all[at]!, 12);
  });

  it('has no other classes', () => expect((column(output, 'class') as readonly string[]).toSorted()).toEqual(expected.class.toSorted()));
});

describe('classes of a file', () => {
  const read = async (text: string) => (await readInput('sets', { bytes: Buffer.from(text), name: 'sets.csv' })).value;
  const table = 'term,name,class_a,class_b,gene\nm1,糖酵解,Metabolism,Carbohydrate,A\nm1,糖酵解,Metabolism,Carbohydrate,B\nm2,脂肪酸,Metabolism,Lipid,B\nm3,MAPK,Signalling,,C\nm4,其他,,,D\n';

  it('count a feature once in a class, and leave out what has none', async () => {
    const output = termClasses({ list: ['A', 'B', 'C', 'D'], sets: await read(table) }, options);
    expect(['aspect', 'name', 'count', 'background'].map((name) => [...column(output, name)])).toEqual([['Metabolism', 'Metabolism', 'Signalling'], ['Carbohydrate', 'Lipid', 'Signalling（未细分）'], [2, 1, 1], [2, 1, 1]]);
    expect(output.facts).toMatchObject({ classified: 3, without: 1 });
    expect(output.messages.at(-1)!.text).toContain('1 个没有分类');
  });

  it('may be of one level', async () => {
    const output = termClasses({ list: ['A', 'C'], sets: await read('pathway,category,gene\nm1,甲,A\nm2,乙,C\nm3,甲,A\n') }, options);
    expect(['aspect', 'name', 'count'].map((name) => [...column(output, name)])).toEqual([['', ''], ['甲', '乙'], [1, 1]]);
    expect(output.tables[0]!.columns.map(({ name }) => name)).not.toContain('up');
  });
});

describe('refuses in Chinese, and says what to do', () => {
  it.each([
    ['no-classes', () => termClasses({ list: ['G01'], sets }, options), 'class_a'],
    ['ontology-strange', () => termClasses({ list: ['G01'], sets: { ...sets, ids: ids.map((id) => `hsa${id}`) }, ontology }, options), '同一套编号'],
    ['no-level', () => termClasses({ list: ['G01'], sets, ontology }, { ...options, level: 6 }), '调低'],
    ['nothing-classified', () => termClasses({ list: ['D'], sets: { ids: ['a', 'b'], names: ['', ''], members: [['D'], ['E']], classes: [{ name: 'class', values: ['', 'x'] }] } }, options), 'class_a'],
    ['list-missing', () => termClasses({ sets, ontology }, options), '名单'],
  ])('%s', (code, run, remedy) => {
    let problem;
    try { run(); } catch (error) { if (error instanceof InputError) [problem] = error.problems; }
    expect(problem).toMatchObject({ code });
    expect(problem!.remedy).toContain(remedy);
  });
});
