import { describe, expect, it } from 'vitest';
import { InputError, isOptionShown } from '../model/index.ts';
import type { OptionSpec } from '../model/index.ts';
import { checkOptions, defaultOptions, optionsJsonSchema, optionsSchema, parseOptions } from './index.ts';

const specs: readonly OptionSpec[] = [
  {
    id: 'scale',
    label: '缩放',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不缩放' },
      { value: 'Auto', label: '自动缩放' },
    ],
  },
  { id: 'k', label: '近邻数', kind: 'integer', default: 10, min: 1, max: 50, when: { option: 'scale', in: ['Auto'] } },
  { id: 'p', label: 'p 阈值', kind: 'number', default: 0.05, min: 0, max: 1 },
  { id: 'top', label: '特征数', kind: 'count-or-all', default: 'all', min: 2, max: 1000 },
  { id: 'logged', label: '已取对数', kind: 'boolean', default: false },
  { id: 'reference', label: '参照组', kind: 'group-level', default: '' },
  { id: 'pair', label: '配对列', kind: 'factor', default: '' },
  { id: 'y', label: '数值列', kind: 'column', default: '', type: 'number' },
];
const method = { options: specs };
const problemsOf = (raw: Record<string, unknown>) => checkOptions(method, raw).problems;

describe('parseOptions', () => {
  it('fills in every default', () => expect(parseOptions(method, {})).toEqual(defaultOptions(method)));

  it('reads values written as text on a command line', () => {
    expect(
      parseOptions(method, {
        scale: 'auto',
        k: ' 3 ',
        p: '1e-3',
        top: '500',
        logged: '是',
        reference: ' CK ',
        pair: 'subject',
        y: ' 丰度 ',
      }),
    ).toEqual({
      scale: 'Auto',
      k: 3,
      p: 0.001,
      top: 500,
      logged: true,
      reference: 'CK',
      pair: 'subject',
      y: '丰度',
    });
  });

  it('shows an option while another has one of some values, or none of others', () => {
    const shown = (when: OptionSpec['when'], value: unknown): boolean => isOptionShown({ when }, { a: value });
    expect([shown(undefined, 1), shown({ option: 'a', in: [1] }, 1), shown({ option: 'a', in: [1] }, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([shown({ option: 'a', not: [''] }, 'x'), shown({ option: 'a', not: [''] }, '')]).toEqual([true, false]);
  });

  it('keeps the default of an option that another option hides', () => {
    expect(parseOptions(method, { scale: 'none', k: 3 })).toMatchObject({ k: 10 });
  });

  it('uses the default for an absent value but not for an empty field', () => {
    expect(parseOptions(method, { p: undefined, k: null })).toMatchObject({ p: 0.05, k: 10 });
    expect(problemsOf({ p: '' })).toHaveLength(1);
  });

  it.each([
    ['scale', 'pareto', 'none（不缩放）、Auto（自动缩放）'],
    ['k', '2.5', '1～50 的整数'],
    ['k', 51, '1～50 的整数'],
    ['p', 'abc', '0～1 的数字'],
    ['p', Number.NaN, '0～1 的数字'],
    ['p', 'Infinity', '0～1 的数字'],
    ['top', 'some', '2～1000 的整数，或 all（全部）'],
    ['logged', 'maybe', 'true（是）或 false（否）'],
    ['reference', 3, '分组表中的一个组名'],
    ['y', 3, '记录表中的一个数值列的列名'],
  ])('refuses %s = %s and says what is allowed', (id, value, allowed) => {
    const [problem, ...others] = problemsOf({ [id]: value });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'option-value', input: id, severity: 'error' });
    expect(problem!.what).toContain(`（${id}）`);
    expect(problem!.remedy).toContain(allowed);
  });

  it('refuses an unknown option and lists the known ones', () => {
    expect(problemsOf({ scael: 'auto' })[0]).toMatchObject({
      code: 'unknown-option',
      input: 'scael',
      remedy: expect.stringContaining('scale、k、p') as string,
    });
  });

  it('reports all problems at once, as faults of parameters', () => {
    try {
      parseOptions(method, { k: 'x', p: 2 });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      expect((error as InputError).cause_class).toBe('parameter');
      expect((error as InputError).problems).toHaveLength(2);
    }
  });
});

describe('schemas', () => {
  it('the JSON schema names title, default and bounds and requires nothing', () => {
    const schema = optionsJsonSchema(method) as {
      properties: Record<string, object>;
      required?: string[];
      additionalProperties: boolean;
    };
    expect(schema.required ?? []).toEqual([]);
    expect(schema.additionalProperties).toBe(false);
    expect(schema.properties['k']).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 50,
      default: 10,
      title: '近邻数',
    });
    expect(schema.properties['scale']).toMatchObject({ enum: ['none', 'Auto'], default: 'none' });
  });

  it('the zod schema gives the same defaults', () =>
    expect(optionsSchema(specs).parse({})).toEqual(defaultOptions(method)));
});
