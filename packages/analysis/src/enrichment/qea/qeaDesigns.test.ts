import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { qea as method } from './index.ts';
import reference from './qeaDesigns.reference.json' with { type: 'json' };

const samples = reference.level.map((_, i) => `S${i + 1}`);
const levels = ['对照', '低剂量', '高剂量'];
const matrix: Matrix = {
  idName: 'id',
  ids: reference.ids,
  samples,
  annotations: [],
  values: Float64Array.from(reference.values.flat(), (value) => value ?? Number.NaN),
};
// The groups stand in another order than the matrix: they are joined by name.
const groups: Groups = {
  samples: samples.toReversed(),
  group: reference.level.map((level) => levels[level - 1]!).toReversed(),
  levels,
  colors: {},
  factors: [
    { name: '批次', values: samples.map((_, i) => `b${i % 2}`) },
    { name: '评分', values: reference.trait.map((value) => (value === null ? '' : String(value))).toReversed() },
  ],
};
const sets = { ids: reference.sets, names: reference.sets.map(() => ''), members: reference.members };
const run = (options: Record<string, unknown>, inputs = { matrix, groups, sets }): MethodOutput =>
  method.run(inputs, parseOptions(method, { logged: true, min_size: 1, ...options }), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, name: string, table = 'result') =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const valueOf = (output: MethodOutput, term: string, name: string): number =>
  Number(column(output, name)[(column(output, 'term') as readonly string[]).indexOf(term)]);

describe('several groups', () => {
  const output = run({ design: 'groups', permutations: 9999 });

  it.each(reference.sets.map((term, at) => ({ term, at })))(
    'agree with adonis2 of R, and nearly with all relabellings: $term',
    ({ at, term }) => {
      expect(Math.abs(valueOf(output, term, 'q') / reference.group_q[at]! - 1)).toBeLessThan(1e-10);
      expect(valueOf(output, term, 'expected')).toBeCloseTo(100 * (2 / 8), 12);
      const p = reference.group_p[at]!;
      // Four standard errors of a share of 9,999 draws.
      expect(Math.abs(valueOf(output, term, 'p') - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / 9999) + 2e-4);
    },
  );

  it('agree with R² of lm for one feature', () =>
    expect(valueOf(output, 'D', 'q')).toBeCloseTo(reference.group_r2[0]!, 9));

  it('name the highest group in place of a direction', () => {
    expect(output.tables[0]!.columns.map(({ name }) => name)).not.toContain('up');
    const [terms, highest] = [column(output, 'term', 'features'), column(output, 'highest', 'features')];
    expect([...terms.keys()].filter((row) => terms[row] === 'A').map((row) => highest[row])).toEqual([
      '高剂量',
      '高剂量',
      '高剂量',
      '高剂量',
    ]);
  });

  it('give the Q of the two-group design when there are two', () => {
    const two = {
      ...groups,
      group: groups.group.map((level) => (level === '高剂量' ? '低剂量' : level)),
      levels: levels.slice(0, 2),
    };
    const [both, pair] = [
      run({ design: 'groups', permutations: 99 }, { matrix, groups: two, sets }),
      run({}, { matrix, groups: two, sets }),
    ];
    for (const term of reference.sets) expect(valueOf(both, term, 'q')).toBeCloseTo(valueOf(pair, term, 'q'), 9);
  });

  it('leave out a group of one sample', () => {
    const single = {
      ...groups,
      group: groups.group.map((level, at) => (samples.toReversed()[at] === 'S1' ? '单' : level)),
      levels: [...levels, '单'],
    };
    expect(run({ design: 'groups', permutations: 99 }, { matrix, groups: single, sets }).removed).toContainEqual({
      kind: 'sample',
      id: 'S1',
      reason: '“单”组只有 1 个样本',
    });
  });
});

describe('a numeric outcome', () => {
  const output = run({ design: 'numeric', trait: '评分' });

  it.each(reference.sets.map((term, at) => ({ term, at })))(
    'agrees with the definition in R: $term',
    ({ at, term }) => {
      expect(Math.abs(valueOf(output, term, 'q') / reference.number_q[at]! - 1)).toBeLessThan(1e-9);
      expect(Math.abs(valueOf(output, term, 'p') / reference.number_p[at]! - 1)).toBeLessThan(1e-6);
      expect(valueOf(output, term, 'up')).toBe(reference.number_up[at]);
    },
  );

  it('agrees with cor.test for one feature', () =>
    expect(Math.abs(valueOf(output, 'D', 'p') / reference.cor_p[0]! - 1)).toBeLessThan(1e-6));

  it('is the first numeric column when none is chosen, and samples without a value are named', () => {
    const texts = run({ design: 'numeric' })
      .messages.map(({ text }) => text)
      .join();
    expect(texts).toContain('已采用“评分”列');
    expect(texts).toContain('1 个样本缺少“评分”的值');
  });
});

it.each([
  { design: 'two' },
  { design: 'groups', permutations: 99 },
  { design: 'numeric' },
  { design: 'numeric', p_kind: 'permutation', permutations: 99 },
])('writes a paragraph for publication: %o', (options) => {
  const note = method.note(parseOptions(method, { logged: true, min_size: 1, ...options }), run(options).facts);
  expect(note).toContain({ two: '比较“低剂量”', groups: '3 组', numeric: '“评分”' }[options.design]!);
  expect(note).not.toMatch(/undefined|NaN/u);
});

describe('refuses in Chinese, and says what to do', () => {
  it.each([
    ['option-value', () => run({ design: 'numeric', trait: '批次' }), '评分'],
    [
      'option-value',
      () => run({ design: 'numeric' }, { matrix, sets, groups: { ...groups, factors: [] } }),
      '加一列数值',
    ],
    [
      'too-few-samples',
      () =>
        run(
          { design: 'numeric' },
          {
            matrix,
            sets,
            groups: { ...groups, factors: [{ name: '评分', values: samples.map((_, at) => (at < 3 ? '1' : '')) }] },
          },
        ),
      '至少需要 4 个',
    ],
    [
      'too-few-groups',
      () =>
        run(
          { design: 'groups' },
          { matrix, sets, groups: { ...groups, group: groups.group.map((_, at) => (at === 0 ? '低剂量' : '对照')) } },
        ),
      '每组至少 2 个',
    ],
  ])('%s', (code, act, remedy) => {
    const [problem] = caught(act).problems;
    expect(problem).toMatchObject({ code });
    expect(problem!.remedy).toContain(remedy);
  });
});
