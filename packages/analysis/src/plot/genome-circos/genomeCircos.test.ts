import { describe, expect, it } from 'vitest';
import type { MethodOutput, Ranked } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { numbersOf, textsOf } from '../../testing/runs.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { caught } from '../../testing/caught.ts';
import reference from './genomeCircos.reference.json' with { type: 'json' };
import { genomeCircos } from './index.ts';

type Cells = Readonly<Record<string, readonly (string | number | null)[]>>;
const run = (cells: Cells, raw: Record<string, unknown> = {}, lengths?: Ranked): MethodOutput =>
  genomeCircos.run({ records: recordsOf(cells), ranked: lengths }, parseOptions(genomeCircos, raw), {
    seed: 1,
    progress: () => undefined,
  });
const lengthsOf = (ids: readonly string[], scores: readonly number[]): Ranked => ({
  ids,
  scores: Float64Array.from(scores),
});
const small: Cells = {
  类型: ['染色体', '染色体', '柱', '柱', '点', '连线', '标签', '柱'],
  染色体: ['chr01', 'chr2', 'Chr1', '2', '1', '1', 'chr2', '1'],
  起点: [0, 0, 10, 5, 90, 1, 20, 50],
  终点: [100, 60, 30, 15, null, 4, 22, 40],
  数值: [null, null, 2, -1, 7, 3, null, null],
  名称: ['', '', '', '', '', '', 'GeneA', ''],
  染色体2: ['', '', '', '', '', 'chr2', '', ''],
  起点2: [null, null, null, null, null, 50, null, null],
  终点2: [null, null, null, null, null, 44, null, null],
};

describe('agrees with R', () => {
  it.each(['mean', 'sum', 'max', 'count'] as const)('windows by %s', (measure) => {
    const { chromosome, end, lengths, names, start, track, value, window } = reference;
    const output = run(
      { type: track.map(() => 'bar'), chr: chromosome, start, end, value, track },
      { window, measure },
      lengthsOf(names, lengths),
    );
    const expected = reference[measure];
    const chosen = textsOf(output, 'items', 'track')
      .map((_, i) => i)
      .toSorted(
        (a, b) => textsOf(output, 'items', 'track')[a]!.localeCompare(textsOf(output, 'items', 'track')[b]!) || a - b,
      );
    expect(chosen.map((i) => textsOf(output, 'items', 'track')[i])).toEqual(expected.track);
    expect(chosen.map((i) => textsOf(output, 'items', 'chromosome')[i])).toEqual(expected.chromosome);
    for (const column of ['start', 'end', 'value'] as const)
      chosen.forEach((i, at) =>
        expect(close(numbersOf(output, 'items', column)[i]!, expected[column][at]!, 1e-12), `${column} ${at}`).toBe(
          true,
        ),
      );
    expect(output.facts['left']).toBe(2);
  });
});

describe('a genome in a circle', () => {
  it('reads one long table of lengths, tracks, labels and links, with the ends in either order', () => {
    const output = run(small);
    expect([textsOf(output, 'chromosomes', 'chromosome'), numbersOf(output, 'chromosomes', 'length')]).toEqual([
      ['1', '2'],
      [100, 60],
    ]);
    expect(textsOf(output, 'items', 'kind')).toEqual(['bar', 'bar', 'point', 'label']);
    expect(numbersOf(output, 'items', 'end')).toEqual([30, 15, 90, 22]);
    expect(textsOf(output, 'items', 'name').at(-1)).toBe('GeneA');
    expect([numbersOf(output, 'links', 'start_b')[0], numbersOf(output, 'links', 'end_b')[0]]).toEqual([44, 50]);
    expect(output.facts).toMatchObject({ links: 1, within: 0, between: 1, left: 1 });
    expect(numbersOf(output, 'tracks', 'mean').slice(0, 2)).toEqual([0.5, 7]);
  });

  it('uses the order of a table of lengths, and the largest position when there is none', () => {
    const drawn: Cells = {
      type: ['bar', 'bar', 'bar'],
      chr: ['chr10', 'chr2', 'chrX'],
      start: [5, 7, 9],
      value: [1, 2, 3],
    };
    expect(textsOf(run(drawn), 'chromosomes', 'chromosome')).toEqual(['2', '10', 'X']);
    expect(numbersOf(run(drawn), 'chromosomes', 'length')).toEqual([7, 5, 9]);
    const listed = run(drawn, {}, lengthsOf(['X', '10'], [20, 30]));
    expect(textsOf(listed, 'chromosomes', 'chromosome')).toEqual(['X', '10', '2']);
    expect(listed.messages.find(({ level }) => level === 'warning')!.text).toContain('1 条染色体没有给出长度');
  });

  it('merging keeps the sum', () => {
    const cells: Cells = {
      type: Array.from({ length: 200 }, () => '柱'),
      染色体: Array.from({ length: 200 }, (_, i) => `${1 + (i % 3)}`),
      位置: Array.from({ length: 200 }, (_, i) => i * 73_000),
      数值: Array.from({ length: 200 }, (_, i) => i % 7),
    };
    const sum = (output: MethodOutput): number =>
      numbersOf(output, 'items', 'value').reduce((all, value) => all + value, 0);
    expect(sum(run(cells, { window: 1.5, measure: 'sum' }))).toBe(sum(run(cells)));
    expect(sum(run(cells, { window: 1.5, measure: 'count' }))).toBe(200);
  });
});

describe('refusals', () => {
  const with_ = (changes: Cells): Cells => ({ ...small, ...changes });
  it('say what to do', () => {
    expect(
      caught(() => run(with_({ 类型: small['类型']!.map((word, i) => (i === 2 ? '雷达' : word)) }))).problems[0],
    ).toMatchObject({ what: expect.stringContaining('第 3 行的“雷达”') as string });
    expect(
      caught(() => run(with_({ 起点: small['起点']!.map((value, i) => (i === 2 ? 300 : value)) }))).problems[0]!.remedy,
    ).toContain('参考基因组');
    expect(caught(() => run({ a: ['x'], b: [1] })).problems[0]!.input).toBe('type_column');
    expect(caught(() => run({ 类型: ['染色体'], 染色体: ['1'], 起点: [0], 终点: [9] })).problems[0]!.what).toContain(
      '没有可画的行',
    );
    expect(
      caught(() => run({ 类型: ['染色体', '柱'], 染色体: ['1', '1'], 起点: [0, 0], 终点: [0, 1], 数值: [null, 1] }))
        .problems[0]!.what,
    ).toContain('应大于 0');
    expect(
      caught(() => run({ 类型: ['柱', '点'], 染色体: ['1', '1'], 起点: [0, 0], 数值: [2, 1], 轨道: ['甲', '甲'] }))
        .problems[0]!.what,
    ).toContain('不止一种类型');
    expect(caught(() => run({ 类型: ['柱'], 染色体: ['1'], 起点: [-4], 数值: [2] })).problems[0]!.what).toContain(
      '小于 0',
    );
    const many = Array.from({ length: 8_001 }, (_, i) => i);
    expect(
      caught(() => run({ 类型: many.map(() => '点'), 染色体: many.map(() => '1'), 起点: many, 数值: many }))
        .problems[0]!.remedy,
    ).toContain('窗口宽度');
  });
});
