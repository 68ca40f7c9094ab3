import { describe, expect, it } from 'vitest';
import type { Environment, Groups, Matrix, MethodOutput, Options } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import { maaslin } from './index.ts';
import reference from './maaslin.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const matrix = matrixOf(reference.counts);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['CK', 'T1', 'T2'],
  colors: {},
  factors: [
    { name: '性别', values: reference.sex },
    { name: '年龄', values: reference.age.map(String) },
    { name: '个体', values: reference.subject },
  ],
};
const options: Options = { ...defaultOptions(maaslin), batch: '性别', covariate: '年龄', rank: 'feature' };
const run = (more: Options = {}, given: Groups = groups, env?: Environment): MethodOutput =>
  maaslin.run({ matrix, groups: given, env }, { ...options, ...more }, context);
const columnOf = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(columnOf(output, table, name) as Float64Array),
];
const texts = (output: MethodOutput, table: string, name: string): readonly string[] =>
  columnOf(output, table, name) as readonly string[];
const order = ['分组 T1', '分组 T2', '性别 m', '年龄 '];
/** The row of the result where a feature and a coefficient of the reference stand. */
const rowOf = (output: MethodOutput, feature: number, term: number): number => {
  const [names, variables, values] = [
    texts(output, 'result', 'feature'),
    texts(output, 'result', 'variable'),
    texts(output, 'result', 'value'),
  ];
  return names.findIndex(
    (name, row) => name === `f${reference.kept[feature]! + 1}` && `${variables[row]!} ${values[row]!}` === order[term],
  );
};

describe.each([
  ['tss_log', reference.tss_log, ''],
  ['tss_asin', reference.tss_asin, ''],
  ['clr', reference.clr, ''],
  ['none', reference.none, ''],
  ['tss_log', reference.mixed, '个体'],
] as const)('agrees with lm and lmer: %s', (transform, expected, subject) => {
  const output = run({ transform, subject });
  it.each([
    ['coef', expected.coef, 1e-6],
    ['se', expected.se, 1e-6],
    ['df', expected.df, 1e-6],
    ['p', expected.p, 1e-5],
    ['p_adj', expected.q, 1e-5],
  ] as const)(`%s ${subject}`, (name, values, share) => {
    const own = numbers(output, 'result', name);
    values.forEach((row, feature) =>
      row.forEach((value, term) =>
        expect(
          close(own[rowOf(output, feature, term)]!, value, share),
          `${feature} ${term}: ${own[rowOf(output, feature, term)]} for ${value}`,
        ).toBe(true),
      ),
    );
  });
});

it('the variances agree with lmer, including those at the edge of 0', () => {
  const output = run({ subject: '个体' });
  expect(reference.between).toContain(0);
  numbers(output, 'variance', 'residual').forEach((value, row) =>
    expect(close(value, reference.residual[row]!, 1e-6)).toBe(true),
  );
  numbers(output, 'variance', 'between').forEach((value, row) =>
    expect(close(value, reference.between[row]!, 1e-6)).toBe(true),
  );
});

describe('maaslin', () => {
  it('joins the samples by name, and leaves out features that few samples have', () => {
    const turned: Groups = {
      ...groups,
      samples: groups.samples.toReversed(),
      group: groups.group.toReversed(),
      factors: groups.factors.map(({ name, values }) => ({ name, values: values.toReversed() })),
    };
    expect(run({}, turned)).toEqual(run());
    expect(run().removed).toEqual([
      { kind: 'feature', id: 'f7', reason: '没有检出' },
      { kind: 'feature', id: 'f8', reason: '检出率不超过 0.1' },
    ]);
  });

  it('a sample whose variable is missing takes no part and is named', () => {
    const missing: Groups = {
      ...groups,
      factors: groups.factors.map(({ name, values }) => ({
        name,
        values: name === '年龄' ? values.with(4, '') : values,
      })),
    };
    const output = run({}, missing);
    expect(output.removed).toContainEqual({ kind: 'sample', id: 'S5', reason: '缺少“年龄”的值' });
    expect(output.facts['samples']).toBe(21);
    expect(output.messages.some(({ level, text }) => level === 'warning' && text.includes('S5'))).toBe(true);
  });

  it('a covariate of words is one of classes, and numbers that are codes are told', () => {
    expect(run({ batch: '', covariate: '性别' }).tables).toEqual(run({ batch: '性别', covariate: '' }).tables);
    const coded = { ...groups, factors: [{ name: '批次', values: groups.samples.map((_, i) => `${1 + (i % 3)}`) }] };
    const output = run({ batch: '', covariate: '批次' }, coded);
    expect(output.facts['variables']).toContain('批次（数值）');
    expect(output.messages.some(({ text }) => text.includes('只有 3 个不同的数'))).toBe(true);
  });

  it('the unit of a numeric variable and its standardisation change no p', () => {
    const months: Groups = {
      ...groups,
      factors: groups.factors.map(({ name, values }) => ({
        name,
        values: name === '年龄' ? values.map((value) => String(12 * Number(value))) : values,
      })),
    };
    const [plain, scaled, raw] = [run(), run({}, months), run({ standardize: false }, months)];
    const sd =
      numbers(plain, 'result', 'coef')[rowOf(plain, 3, 3)]! / numbers(raw, 'result', 'coef')[rowOf(raw, 3, 3)]!;
    const mean = reference.age.reduce((sum, age) => sum + age, 0) / 22;
    expect(sd).toBeCloseTo(12 * Math.sqrt(reference.age.reduce((sum, age) => sum + (age - mean) ** 2, 0) / 21), 6);
    numbers(plain, 'result', 'p').forEach((p, row) =>
      [scaled, raw].forEach((other) => expect(close(numbers(other, 'result', 'p')[row]!, p, 1e-8)).toBe(true)),
    );
  });

  it('uses every numeric column of a further table, and no variable that has one level only', () => {
    const env: Environment = {
      samples: matrix.samples,
      variables: ['年龄'],
      values: [Float64Array.from(reference.age)],
    };
    const [own, other] = [run({ batch: '' }), run({ batch: '', covariate: '' }, groups, env)];
    expect(numbers(other, 'result', 'p')).toEqual(numbers(own, 'result', 'p'));
    const alone = run({ batch: '' }, { ...groups, group: groups.group.map(() => 'CK'), levels: ['CK'] });
    expect(new Set(texts(alone, 'result', 'variable'))).toEqual(new Set(['年龄']));
  });

  it('a feature that never changes is not tested', () => {
    const flat = { ...matrix, values: matrix.values.map((value, at) => (at < 22 ? 5 : value)) };
    const output = maaslin.run({ matrix: flat, groups }, { ...options, transform: 'none', subject: '个体' }, context);
    const rows = texts(output, 'result', 'feature').flatMap((name, row) => (name === 'f1' ? [row] : []));
    expect(rows.map((row) => numbers(output, 'result', 'p')[row])).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
    expect(output.messages.map(({ text }) => text).join('')).toContain('1 个特征没有变化');
  });

  it('the table of values holds the strongest associations as the model saw them', () => {
    const output = run();
    const [feature, sample, y] = [
      texts(output, 'points', 'feature'),
      texts(output, 'points', 'sample'),
      numbers(output, 'points', 'y'),
    ];
    const at = sample.findIndex((name, row) => name === 'S3' && feature[row] === texts(output, 'result', 'feature')[0]);
    const row = Number(feature[at]!.slice(1)) - 1;
    const total = reference.kept.reduce((sum, one) => sum + reference.counts[one]![2]!, 0);
    expect(y[at]).toBeCloseTo(Math.log2(reference.counts[row]![2]! / total), 10);
  });

  it('the note says what the model was', () => {
    const { facts } = run({ subject: '个体' });
    expect(maaslin.note({ ...options, subject: '个体' }, facts)).toMatch(/个体，9 个）为随机截距.*Satterthwaite/u);
    expect(maaslin.note(options, run().facts)).toContain('自由度为 n − p');
  });
});

describe('maaslin refuses', () => {
  const code = (more: Options, given: Groups = groups, of: Matrix = matrix): string =>
    caught(() => maaslin.check!({ matrix: of, groups: given }, { ...options, ...more })).problems[0]!.code;
  it('columns that do not exist or are chosen twice', () => {
    expect(code({ batch: '体重' })).toBe('option-value');
    expect(code({ batch2: '性别' })).toBe('option-value');
    expect(code({ reference: 'T9' })).toBe('option-value');
  });
  it('a random effect with one sample for each subject', () => {
    const each = { ...groups, factors: [...groups.factors, { name: '编号', values: groups.samples }] };
    expect(code({ subject: '编号' }, each)).toBe('no-repeats');
  });
  it('variables that cannot be told apart, and too many of them', () => {
    const same = { ...groups, factors: [...groups.factors, { name: '处理', values: groups.group }] };
    expect(code({ batch2: '处理' }, same)).toBe('confounded');
    const plate = { ...groups, factors: [...groups.factors, { name: '孔', values: groups.samples }] };
    expect(['confounded', 'no-residual']).toContain(code({ batch2: '孔' }, plate));
  });
  it('groups of one level, a missing value, and a table in which every feature is too rare', () => {
    expect(code({ batch: '', covariate: '' }, { ...groups, group: groups.group.map(() => 'CK'), levels: ['CK'] })).toBe(
      'no-variables',
    );
    expect(code({}, groups, { ...matrix, values: matrix.values.with(3, Number.NaN) })).toBe('value-missing');
    expect(code({ prevalence: 1 })).toBe('too-few-features');
  });
});
