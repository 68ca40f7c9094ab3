import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formHookText } from './FormHook.text.ts';
import { messageOf } from './zodMessages.ts';

const refused = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: (issue) => messageOf(issue, formHookText.words), reportInput: true }).error
    ?.issues[0]?.message;

describe('says why and what to do', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['nothing typed', z.string().min(1), '', '此项未填写，请填写'],
    ['nothing typed where a format is asked for', z.email(), '', '此项未填写，请填写'],
    ['no number', z.number(), null, '此项未填写，请填写'],
    ['nothing chosen', z.enum(['a', 'b']), '', '此项未选择，请选择'],
    ['no ticks', z.array(z.string()).min(1), [], '此项未选择，请选择'],
    ['a box that must be ticked', z.literal(true), false, '此项未选择，请选择'],
    ['an address', z.email(), 'wang', '邮箱格式不正确，请改为 name@example.com 的形式'],
    ['a link', z.url(), 'wang', '网址格式不正确，请改为 https:// 开头的完整网址'],
    ['too short', z.string().min(6), '123', '内容太短，请至少填写 6 个字符'],
    ['too long', z.string().max(2), '123', '内容太长，请减少到 2 个字符以内'],
    ['another length', z.string().length(6), '123', '长度不正确，请填写 6 个字符'],
    ['too few', z.array(z.string()).min(2), ['a'], '选择太少，请至少选择 2 项'],
    ['too many', z.array(z.string()).max(1), ['a', 'b'], '选择太多，请减少到 1 项以内'],
    ['too small', z.number().min(0), -1, '数值太小，请改为不小于 0 的数'],
    ['not above', z.number().positive(), 0, '数值太小，请改为大于 0 的数'],
    ['too great', z.number().max(1), 2, '数值太大，请改为不大于 1 的数'],
    ['not below', z.number().lt(1), 1, '数值太大，请改为小于 1 的数'],
    ['no integer', z.int(), 1.5, '不是整数，请改为整数'],
    ['between steps', z.number().multipleOf(5), 7, '数值不在刻度上，请改为 5 的倍数'],
    ['a rule of its own', z.string().refine(() => false), 'x', '内容不符合要求，请检查后修改'],
  ])('%s', (_name, schema, value, message) => {
    expect(refused(schema, value)).toBe(message);
  });

  test('a message in the schema takes precedence', () => {
    expect(refused(z.string().regex(/^1\d{10}$/, '手机号格式不正确，请填写 11 位数字'), '12')).toBe(
      '手机号格式不正确，请填写 11 位数字',
    );
  });
});
