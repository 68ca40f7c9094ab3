import { describe, expect, it } from 'vitest';
import { readInput, type FurtherInput } from '../index.ts';
import { sourceOf } from '../testing/read.ts';

const read = <Kind extends FurtherInput>(kind: Kind, content: string, repairs: Record<string, string> = {}) =>
  readInput(kind, sourceOf(content), repairs);
const repairsOf = (problems: readonly { readonly repair?: { readonly id: string } }[]) =>
  problems.flatMap(({ repair }) => repair?.id ?? []);

describe('names of further inputs', () => {
  it.each([
    ['list', 'gene\nENSG00000141510.18\n2-Sep\nＡ１\n'],
    ['background', 'gene\nENSG00000141510.18\n2-Sep\nＡ１\n'],
    ['lists', '甲,乙\nENSG00000141510.18,x\n2-Sep,y\nＡ１,z\n'],
    ['ranked', 'gene,score\nENSG00000141510.18,1\n2-Sep,2\nＡ１,3\n'],
    ['sets', 'term,name,gene\nT1,a,ENSG00000141510.18;Ａ１\nT1,a,2-Sep\n'],
    ['edges', 'source,target\nENSG00000141510.18,2-Sep\nＡ１,B\n'],
    ['taxonomy', 'id,Phylum,Genus\nENSG00000141510.18,F,L\n2-Sep,F,L\nＡ１,F,L\n'],
  ] as const)(
    'of %s are trimmed, freed of versions and restored from dates, each when the user chose so',
    async (kind, content) => {
      const plain = await read(kind, content);
      const open = [...repairsOf(plain.problems), ...repairsOf(plain.offers)];
      expect(new Set(open)).toEqual(new Set(['tidy-names', 'version-suffix', 'date-genes']));
      expect(plain.effects).toEqual([]);
      const mended = await read(kind, content, {
        'tidy-names': 'tidy',
        'version-suffix': 'strip',
        'date-genes': 'march',
      });
      expect(mended.effects.map(({ count, repair }) => [repair, count])).toEqual([
        ['tidy-names', 1],
        ['version-suffix', 1],
        ['date-genes', 1],
      ]);
      expect([...repairsOf(mended.problems), ...mended.offers]).toEqual([]);
      const said = JSON.stringify(mended.value);
      for (const name of ['"ENSG00000141510"', '"SEPTIN2"', '"A1"']) expect(said).toContain(name);
    },
  );

  it('that look like dates stay unchanged when the user chose so, without another warning', async () => {
    const { problems, value } = await read('list', 'gene\n2-Sep\nB\n', { 'date-genes': 'keep' });
    expect([value, problems]).toEqual([['2-Sep', 'B'], []]);
  });
});

describe('numbers of further inputs', () => {
  it('with decimal commas, or words among them, are errors with a suggested repair', async () => {
    const content = 'sample\tpH\tT\nS1\t7,5\t20\nS2\t6,5\tx\nS3\t7\t21\n';
    expect(repairsOf((await read('env', content)).problems)).toEqual(['decimal', 'decimal', 'text-in-number']);
    const { effects, problems, value } = await read('env', content, { decimal: 'comma', 'text-in-number': 'missing' });
    expect(value.values.map((column) => [...column])).toEqual([
      [7.5, 6.5, 7],
      [20, NaN, 21],
    ]);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(effects).toMatchObject([
      { repair: 'decimal', count: 2, examples: [{ cell: 'B2', before: '7,5', after: '7.5' }, { cell: 'B3' }] },
      { repair: 'text-in-number', count: 1 },
    ]);
  });

  it('keep their line numbers, so that problems name the lines that the user sees', async () =>
    expect(
      (await read('ranked', '# c\ngene\tscore\n\nA\t1,5\nB\tx\n', { decimal: 'comma' })).problems[0],
    ).toMatchObject({ code: 'text-in-number', row: 5, cell: 'B5', repair: { id: 'text-in-number' } }));

  it('are repaired in records and edges as well', async () => {
    const records = await read('records', 'id\ttime\nA\t1,5\nB\t2,5\n', { decimal: 'comma' });
    expect([...records.value.columns[1]!.numbers!]).toEqual([1.5, 2.5]);
    const edges = await read('edges', 'source\ttarget\tweight\nA\tB\t0,5\n', { decimal: 'comma' });
    expect([...edges.value.weight]).toEqual([0.5]);
  });
});

describe('rows of further inputs', () => {
  const content = 'sample,pH\nS1,1\nS2,2\nS1,3\n,4\n';
  it('that repeat a name or have none are left out when the user chose so', async () => {
    expect(repairsOf((await read('env', content)).problems)).toEqual(['duplicate-name', 'empty-rows']);
    const first = await read('env', content, { 'duplicate-name': 'first', 'empty-rows': 'drop' });
    expect([first.value.samples, [...first.value.values[0]!], first.problems]).toEqual([['S1', 'S2'], [1, 2], []]);
    const last = await read('env', content, { 'duplicate-name': 'last', 'empty-rows': 'drop' });
    expect([last.value.samples, [...last.value.values[0]!]]).toEqual([
      ['S2', 'S1'],
      [2, 3],
    ]);
  });

  it('that are too short are filled up with empty cells', async () => {
    const { effects, value } = await read('records', 'id,a,b\nA,1,2\nB,3\n', { 'ragged-row': 'fill' });
    expect(effects).toMatchObject([{ count: 1, examples: [{ before: '2 格', after: '3 格' }] }]);
    expect(value.columns.map(({ text }) => text)).toEqual([
      ['A', 'B'],
      ['1', '3'],
      ['2', ''],
    ]);
  });
});

it('of a PHYLIP triangle are read as mothur writes it', async () => {
  const { problems, value } = await read('distance', '3\nA\t\nB\t0.1\nC\t0.2\t0.3\n');
  expect([problems, value.ids, [...value.values]]).toEqual([
    [],
    ['A', 'B', 'C'],
    [0, 0.1, 0.2, 0.1, 0, 0.3, 0.2, 0.3, 0],
  ]);
});

it('refuse a repair that the input does not offer', async () => {
  await expect(read('sets', 'a,b,c\n', { zeros: 'missing' })).rejects.toThrow('不能用于功能集合');
  await expect(read('tree', '(A:1,B:1);', { 'tidy-names': 'tidy' })).rejects.toThrow('修复“tidy-names”不能用于');
});
