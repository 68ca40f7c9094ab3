import { describe, expect, it } from 'vitest';
import { aliasFaults, aliasRows, joinSamples, readAliases, suggestAliases } from './index.ts';

const samples = ['S01', 'S02', 'S10', 'CK-1'];
const pairs = (names: readonly string[], known = samples) =>
  suggestAliases(names, known).map(({ name, sample }) => `${name}=${sample}`);
const codes = (rows: readonly (readonly string[])[], known = samples) =>
  readAliases(rows, known).problems.map(({ code }) => code);

describe('names that differ in writing only', () => {
  it.each([
    ['a prefix and zeros', ['Sample_1', 'sample-02', '10'], ['Sample_1=S01', 'sample-02=S02', '10=S10']],
    ['marks', ['CK_1'], ['CK_1=CK-1']],
    ['full width and a prefix', ['样本ＣＫ１'], ['样本ＣＫ１=CK-1']],
    ['nothing, so that they join by themselves', ['s01', 'ck.1'], []],
    ['nothing in common', ['T01', 'Sa1'], []],
  ])('are suggested: %s', (_, names, expected) => expect(pairs(names)).toEqual(expected));

  it('are not suggested when they could be two samples', () => {
    expect(pairs(['Sample1', 'S_001'])).toEqual([]);
    expect(pairs(['1'], ['S01', 'Sample_1'])).toEqual([]);
    expect(pairs(['A1_1'], ['A11'])).toEqual([]);
  });

  it('join only once they are confirmed, and a name as written comes first', () => {
    const alias = { name: 'Sample_1', sample: 'S01' };
    expect(joinSamples(['Sample_1'], samples).pairs).toEqual([]);
    expect(joinSamples(['x', 'Sample_1'], samples, [alias])).toMatchObject({
      pairs: [{ left: 1, right: 0 }],
      aliased: [alias],
      renamed: [],
      leftOnly: ['x'],
    });
    expect(joinSamples(['Sample_1', 'S01'], samples, [alias])).toMatchObject({ aliased: [], leftOnly: ['Sample_1'] });
  });
});

describe('a table of two columns', () => {
  it('is read with or without a heading, in either order, however its cells are parted', () => {
    const expected = [
      { name: 'Sample 1', sample: 'S01' },
      { name: 'b', sample: 'S02' },
    ];
    expect(readAliases(aliasRows('写法\t样本\nSample 1\tS01\n\nb\tS02'), samples)).toEqual({
      aliases: expected,
      problems: [],
    });
    expect(readAliases(aliasRows('"S01"，Sample 1\r\nb=S02'), samples).aliases).toEqual(expected);
  });

  it.each([
    ['nothing in it', [['写法', '样本']], 'alias-empty'],
    ['one column', [['Sample1', 'S01'], ['Sample2']], 'alias-columns'],
    ['a sample that the groups do not have', [['a', 'S99']], 'alias-unknown'],
    [
      'a name of two samples',
      [
        ['a', 'S01'],
        ['a', 'S02'],
      ],
      'alias-twice',
    ],
    [
      'a circle',
      [
        ['S01', 'S02'],
        ['S02', 'S01'],
      ],
      'alias-chain',
    ],
    [
      'a chain',
      [
        ['a', 'b'],
        ['b', 'S01'],
      ],
      'alias-chain',
    ],
    ['one sample as another', [['S01', 'S02']], 'alias-of-sample'],
  ])('is refused with %s', (_, rows, code) => {
    expect(codes(rows)).toEqual([code]);
    expect(readAliases(rows, samples).aliases).toEqual([]);
  });

  it('may name what no table has, which is said', () => {
    const [told] = aliasFaults([{ name: 'gone', sample: 'S01' }], samples, ['S02']);
    expect(told).toMatchObject({ code: 'alias-unused', severity: 'warning' });
    expect(told!.what).toContain('“gone”');
  });
});
