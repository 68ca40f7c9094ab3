import { describe, expect, it } from 'vitest';
import { guessGroups, joinSamples, parsePastedGroups, readMissing, withoutUngrouped } from './index.ts';

describe('guessGroups', () => {
  it.each([
    [
      ['CK-1', 'CK-2', 'T1_1', 'T1_2'],
      ['CK', 'CK', 'T1', 'T1'],
    ],
    [
      ['A1', 'A2', 'B1'],
      ['A', 'A', 'B'],
    ],
    [
      ['QC01', 'Blank_1', '对照1', '对照2', 'QC02'],
      ['QC', 'Blank', '对照', '对照', 'QC'],
    ],
    [
      ['WT_rep1', 'WT_rep2', 'KO.rep1'],
      ['WT', 'WT', 'KO'],
    ],
    [
      ['S_a', 'S_b', 'R_a'],
      ['S', 'S', 'R'],
    ],
  ])('removes the replicate number from %j', (names, group) => expect(guessGroups(names).groups.group).toEqual(group));

  it('keeps the levels in the order of first appearance', () =>
    expect(guessGroups(['T-1', 'CK-1', 'T-2', 'CK-2']).groups.levels).toEqual(['T', 'CK']));

  it('names samples without a replicate', () => expect(guessGroups(['CK-1', 'CK-2', 'odd']).unsure).toEqual(['odd']));
});

describe('parsePastedGroups', () => {
  const names = ['CK-1', 'CK-2', 'T-1'];

  it.each([
    'CK-1\tC\nCK-2\tC\nT-1\tT',
    'sample,group\nCK-1,C\nCK-2,C\nT-1,T',
    'C: CK-1 CK-2\nT：T-1',
    'CK-1，C\nCK-2，C\nT-1，T',
  ])('reads %j', (text) => {
    const { groups, unknown, missing } = parsePastedGroups(text, names);
    expect(groups).toMatchObject({ samples: names, group: ['C', 'C', 'T'], levels: ['C', 'T'], factors: [] });
    expect([unknown, missing]).toEqual([[], []]);
  });

  it('names entries that are not samples, and samples without a group', () => {
    const pasted = parsePastedGroups('CK-1\tC\nX\tC\nCK-1\tT\nlonely', names);
    expect(pasted).toMatchObject({ unknown: ['X'], missing: ['CK-2', 'T-1'], repeated: ['CK-1'] });
    expect(pasted.unread).toEqual([{ line: 4, text: 'lonely' }]);
  });

  it('keeps further columns as factors under their headings', () =>
    expect(parsePastedGroups('sample\tgroup\tbatch\nT-1\tT\tb2\nCK-1\tC\tb1', names).groups.factors).toEqual([
      { name: 'batch', values: ['b1', 'b2'] },
    ]));
});

describe('a missing group', () => {
  const groups = {
    samples: ['a', 'b', 'c'],
    group: ['A', 'NA', 'B'],
    levels: ['A', 'NA', 'B'],
    colors: {},
    factors: [],
  };

  it('is read in pasted text too', () =>
    expect(parsePastedGroups('CK-1\tC\nCK-2\tNA\nT-1\tT', ['CK-1', 'CK-2', 'T-1'])).toMatchObject({
      groups: { group: ['C', '', 'T'], levels: ['C', 'T'] },
      problems: [{ code: 'missing-group' }],
    }));

  it('takes its sample out of the data, and names it', () => {
    const read = readMissing(groups).groups;
    const matrix = { idName: 'id', ids: ['x', 'y'], samples: ['c', 'b', 'a'], annotations: [] };
    const left = withoutUngrouped({ groups: read, matrix: { ...matrix, values: Float64Array.of(1, 2, 3, 4, 5, 6) } });
    expect(left.inputs.matrix).toMatchObject({ samples: ['c', 'a'], values: Float64Array.of(1, 3, 4, 6) });
    expect(left.inputs.groups).toMatchObject({ samples: ['a', 'c'], group: ['A', 'B'], levels: ['A', 'B'] });
    expect(left.removed).toMatchObject([{ kind: 'sample', id: 'b' }]);
  });

  it('is not told of samples that somebody set aside', () =>
    expect(readMissing({ ...groups, group: ['A', '', 'B'] }, { setAside: true }).problems).toEqual([]));
});

describe('joinSamples', () => {
  it('never joins by order', () =>
    expect(joinSamples(['B', 'A'], ['A', 'B']).pairs).toEqual(
      expect.arrayContaining([
        { left: 0, right: 1 },
        { left: 1, right: 0 },
      ]),
    ));

  it.each([
    ['CK.1', 'CK-1'],
    ['X1A', '1A'],
    ['ｃｋ１', 'CK1'],
    ['ck 1', 'CK1'],
    ['S:\\run\\CK-1.raw', 'CK-1'],
    ['LFQ intensity CK1', 'CK1'],
  ])('matches %s with %s and says so', (left, right) =>
    expect(joinSamples([left], [right])).toMatchObject({ pairs: [{ left: 0, right: 0 }], renamed: [{ left, right }] }),
  );

  it('does not guess between two names that simplify to the same', () => {
    const join = joinSamples(['CK.1', 'T'], ['CK-1', 'CK 1', 'T']);
    expect(join.pairs).toEqual([{ left: 1, right: 2 }]);
    expect(join.ambiguous).toEqual([{ left: ['CK.1'], right: ['CK-1', 'CK 1'] }]);
  });

  it('prefers the exact name when both spellings exist', () =>
    expect(joinSamples(['ck', 'CK'], ['CK', 'ck'])).toMatchObject({ renamed: [], ambiguous: [] }));
});
