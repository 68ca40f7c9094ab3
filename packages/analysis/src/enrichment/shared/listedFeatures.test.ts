import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { listedFeatures } from './listedFeatures.ts';

const columns = { feature_column: '', direction_column: '', length_column: '' };
const table = recordsOf({
  feature: ['a', 'b', 'c', 'd', 'a', ''],
  log2fc: [2, -1, 0.2, null, 9, 1],
  direction: ['up', '下调', 'none', '', 'none', 'up'],
  length: [100, 0, null, 300, 5, 7],
});
const problem = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.problems[0]!;
  }
  throw new Error('not refused');
};

it('returns a list alone unchanged', () => {
  expect(listedFeatures({ list: ['x', 'y'] }, columns)).toEqual({
    list: ['x', 'y'],
    from: 'list',
    direction: null,
    lengths: null,
    tested: null,
    rows: null,
    messages: [],
  });
});

describe('a table of differences', () => {
  it('alone gives the changed features as the list, and all its features as the background', () => {
    const { direction, from, lengths, list, messages, tested } = listedFeatures({ records: table }, columns);
    expect([list, from, tested]).toEqual([['a', 'b'], 'records', ['a', 'b', 'c', 'd']]);
    expect([...direction!]).toEqual([
      ['a', 'up'],
      ['b', 'down'],
    ]);
    expect([...lengths!]).toEqual([
      ['a', 100],
      ['d', 300],
    ]);
    expect(messages.map(({ text }) => text).join()).toContain('1 行的特征与前面重复');
  });

  it('of several comparisons lists what changes in any of them, against all that were tested in them', () => {
    const records = recordsOf({
      comparison: ['B vs A', 'B vs A', 'B vs A', 'B vs A', 'C vs A', 'C vs A', 'C vs A', 'C vs A'],
      feature: ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'],
      direction: ['up', 'none', 'up', 'none', 'up', 'down', 'down', 'none'],
    });
    const found = listedFeatures({ records }, columns);
    expect([found.list, found.tested]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
    ]);
    expect([...found.direction!]).toEqual([
      ['a', 'up'],
      ['b', 'down'],
    ]);
    expect(found.messages[0]!.text).toContain('其中 1 个特征既有上调又有下调，只计入全部名单');
  });

  it('counts what one group alone has on its side', () => {
    const records = recordsOf({
      feature: ['a', 'b', 'c', 'd', 'e', 'f'],
      direction: ['only_test', 'only_ref', 'no_fold', 'untested', '仅比较组检出', '仅参照组检出'],
    });
    expect([...listedFeatures({ records }, columns).direction!].map((pair) => pair.join(' '))).toEqual([
      'a up',
      'b down',
      'e up',
      'f down',
    ]);
  });

  it('gives directions to a list, by the sign of the change where it has no words', () => {
    const signed = recordsOf({ feature: ['a', 'b', 'c'], log2FC: [2, -1, 0] });
    expect([...listedFeatures({ list: ['a', 'z'], records: signed }, columns).direction!]).toEqual([
      ['a', 'up'],
      ['b', 'down'],
    ]);
    expect(listedFeatures({ list: ['a', 'z'], records: signed }, columns).messages[0]!.text).toContain(
      '1 个不在差异结果表里',
    );
    expect(listedFeatures({ list: ['a', 'b', 'c'], records: signed }, columns).tested).toBeNull();
  });

  it('can have other column names', () => {
    const odd = recordsOf({ x: ['a', 'b'], y: ['上调', 'DOWN'], z: [1, 2] });
    expect([
      ...listedFeatures(
        { records: odd },
        { feature_column: 'x', direction_column: 'y', length_column: 'z' },
      ).direction!.values(),
    ]).toEqual(['up', 'down']);
  });
});

describe('refuses in Chinese, and says what to do', () => {
  it.each([
    ['neither', () => listedFeatures({}, columns), '名单'],
    [
      'no column of directions',
      () => listedFeatures({ records: recordsOf({ feature: ['a'], p: [0.1] }) }, columns),
      '变化方向列',
    ],
    [
      'nobody changes',
      () => listedFeatures({ records: recordsOf({ feature: ['a', 'b'], direction: ['none', ''] }) }, columns),
      '阈值',
    ],
    [
      'a column without directions',
      () => listedFeatures({ list: ['a'], records: table }, { ...columns, direction_column: 'feature' }),
      '改选',
    ],
  ])('%s', (_, run, remedy) => expect(problem(run).remedy).toContain(remedy));
});
