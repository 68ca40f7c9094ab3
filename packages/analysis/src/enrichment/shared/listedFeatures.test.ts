import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { listedFeatures } from './listedFeatures.ts';

const columns = { feature_column: '', direction_column: '', length_column: '', list_fc: 2, list_p: 0.05 };
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
    rule: '',
    feature: '',
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
        { feature_column: 'x', direction_column: 'y', length_column: 'z', list_fc: 2, list_p: 0.05 },
      ).direction!.values(),
    ]).toEqual(['up', 'down']);
  });
});

describe('a table of another program, without a column of directions', () => {
  const deseq2 = recordsOf({
    id: ['ENSG01', 'ENSG02', 'ENSG03', 'ENSG04', 'ENSG05'],
    baseMean: [10.5, 200.25, 33.1, 0.4, 8.2],
    log2FoldChange: [1, -3, 0.999, 4, -2],
    pvalue: [0.001, 0.002, 0.003, null, 0.4],
    padj: [0.049, 0.01, 0.001, null, 0.4],
    symbol: ['TP53', 'MYC', 'NA', 'EGFR', 'KRAS'],
  });
  const known = (names: readonly string[]) =>
    names.filter((name) => /^[A-Z]{3}/u.test(name) && !name.startsWith('ENSG')).length;

  it('gives those that pass the thresholds, in both directions, and says by which', () => {
    const { direction, list, messages, rule, tested } = listedFeatures({ records: deseq2 }, columns);
    expect([list, [...direction!.values()], tested]).toEqual([
      ['ENSG01', 'ENSG02'],
      ['up', 'down'],
      ['ENSG01', 'ENSG02', 'ENSG03', 'ENSG05'],
    ]);
    expect(messages.map(({ text }) => text)).toContain('差异结果表中有 1 个特征没有 P 值，未经检验，不作为背景。');
    expect(rule).toBe('“padj” < 0.05 且差异倍数 ≥ 2 或 ≤ 1/2（取自“log2FoldChange”列）');
    expect(messages.map(({ text }) => text)).toContain(`差异结果表没有变化方向列，名单取其中${rule}的 2 个特征。`);
    expect(listedFeatures({ records: deseq2 }, { ...columns, list_fc: 1, list_p: 0.5 }).list).toHaveLength(4);
  });

  it('without adjusted p-values adjusts those it has', () => {
    const limma = recordsOf({ gene: ['a', 'b', 'c'], logFC: [2, 2, -2], 'P.Value': [0.01, 0.04, 0.03] });
    const found = listedFeatures({ records: limma }, { ...columns, list_p: 0.035 });
    expect([found.list, found.rule]).toEqual([
      ['a'],
      '按 BH 法校正的“P.Value” < 0.035 且差异倍数 ≥ 2 或 ≤ 1/2（取自“logFC”列）',
    ]);
  });

  it('names its features by the column that the sets know, when the first is of another kind', () => {
    const found = listedFeatures({ records: deseq2 }, columns, { countKnown: known });
    expect([found.list, found.feature]).toEqual([['ENSG01', 'ENSG02'], '']);
    const names = Array.from({ length: 40 }, (_, at) => `GENE${at}`);
    const wide = recordsOf({
      id: names.map((_, at) => `ENSG${at}`),
      log2FC: names.map((_, at) => (at < 3 ? 2 : 0)),
      padj: names.map(() => 0.01),
      symbol: names.map((name, at) => (at === 1 ? 'NA' : name)),
    });
    const renamed = listedFeatures({ records: wide }, columns, { countKnown: known });
    expect([renamed.list, renamed.feature, renamed.tested!.length]).toEqual([['GENE0', 'GENE2'], 'symbol', 39]);
    expect(renamed.messages.map(({ text }) => text).join()).toContain('特征名取自“symbol”列：“id”列的写法');
    const chosen = { ...columns, feature_column: 'id' };
    expect(listedFeatures({ records: wide }, chosen, { countKnown: known }).list).toEqual(['ENSG0', 'ENSG1', 'ENSG2']);
  });

  it.each([
    ['none', 'untested'],
    ['NOT', ''],
    ['不显著', '未检验'],
  ])('keeps to a column that says that nothing changes (%s, %s), whatever the thresholds would give', (one, other) => {
    const said = recordsOf({ gene: ['a', 'b'], log2FC: [3, -3], padj: [0.001, 0.001], direction: [one, other] });
    expect(problem(() => listedFeatures({ records: said }, columns))).toMatchObject({ input: 'direction_column' });
  });

  it('is not taken in by a column that says something else', () => {
    const said = recordsOf({ gene: ['a', 'b'], log2FC: [3, 0], padj: [0.001, 0.9], significant: ['yes', 'no'] });
    expect(listedFeatures({ records: said }, columns).list).toEqual(['a']);
  });

  it('refuses what cannot be p-values', () => {
    const logs = recordsOf({ gene: ['a', 'b'], log2FC: [3, 0], padj: [12.5, 0.3] });
    expect(problem(() => listedFeatures({ records: logs }, columns)).what).toContain('不在 0～1 之间');
  });

  it('says how to widen the thresholds when nothing passes them', () => {
    expect(problem(() => listedFeatures({ records: deseq2 }, { ...columns, list_p: 1e-9 }))).toMatchObject({
      input: 'list_p',
      what: expect.stringContaining('“padj” < 1e-9') as string,
      remedy: expect.stringContaining('名单的差异倍数阈值') as string,
    });
  });
});

it('the background is what was tested: a feature without any p-value is none of it, unless it is listed', () => {
  const records = recordsOf({
    feature: ['a', 'b', 'c', 'd', 'd', 'e'],
    direction: ['up', 'none', 'untested', 'untested', 'none', 'only_ref'],
    p: [0.01, 0.5, null, null, 0.7, null],
  });
  const { list, tested } = listedFeatures({ records }, columns);
  expect([list, tested]).toEqual([
    ['a', 'e'],
    ['a', 'b', 'd', 'e'],
  ]);
  expect(listedFeatures({ list: ['c'], records }, columns).tested).toEqual(['a', 'b', 'c', 'd']);
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
