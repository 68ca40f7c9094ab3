import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRule, plainRule, ruleWords, type Condition, type Measure, type Rule } from '../index.ts';

const columns = [
  { name: 'feature', label: '特征', kind: 'text' },
  { name: 'direction', label: '变化方向', kind: 'text' },
  { name: 'vip', label: 'VIP', kind: 'number' },
  { name: 'log2fc', label: 'log2 差异倍数', kind: 'number' },
  { name: 'p', label: 'p 值', kind: 'number' },
  { name: 'p_adj', label: '校正后 p 值', kind: 'number' },
  { name: 'class', label: '分类', kind: 'text' },
  { name: 'TPM-1 (d3)', kind: 'number' },
] as const;
const ruleOf = (text: string): Rule | null => {
  const { rule, unread } = parseRule(text, { columns });
  expect(unread).toEqual([]);
  return rule;
};
const up: Condition = { column: 'direction', op: 'is', value: 'up' };
const vip: Condition = { column: 'vip', op: 'gt', value: 1 };

describe('plain Chinese', () => {
  it.each<[string, Rule]>([
    ['方向 是 上调 且 VIP > 1 且 分类 含有 "脂"', { all: [up, vip, { column: 'class', op: 'contains', value: '脂' }] }],
    ['上调，VIP＞１', { all: [up, vip] }],
    ['方向是上调且VIP大于1', { all: [up, vip] }],
    ['上调 或 下调', { any: [up, { ...up, value: 'down' }] }],
    ['VIP > 1 且 （上调 或 分类 = 脂）', { all: [vip, { any: [up, { column: 'class', op: 'is', value: '脂' }] }] }],
    ['上调 或 VIP > 1 且 上调', { any: [up, { all: [vip, up] }] }],
    ['非 (上调)', { not: up }],
    ['|log2 差异倍数| ≥ 1', { column: 'log2fc', op: 'abs-ge', value: 1 }],
    ['log2fc 绝对值 <= 0.5', { column: 'log2fc', op: 'abs-le', value: 0.5 }],
    ['FDR 小于 0.05', { column: 'p_adj', op: 'lt', value: 0.05 }],
    ['p值 不高于 1×10^-5', { column: 'p', op: 'le', value: 1e-5 }],
    ['P值 < 5%', { column: 'p', op: 'lt', value: 0.05 }],
    ['VIP 最大的 20 个', { column: 'vip', op: 'top', value: 20, unit: 'rows' }],
    ['p 最小的 5%', { column: 'p', op: 'bottom', value: 5, unit: 'percent' }],
    ['VIP 在 1 到 2 之间', { column: 'vip', op: 'between', from: 1, to: 2 }],
    ['方向 是 (上调、下调) 之一', { column: 'direction', op: 'in', values: ['up', 'down'] }],
    ['特征 不属于 (a, "b c")', { column: 'feature', op: 'not-in', values: ['a', 'b c'] }],
    ['分类 不为空', { column: 'class', op: 'present' }],
    ['方向 不是 不显著', { column: 'direction', op: 'is-not', value: 'none' }],
    ['"TPM-1 (d3)" ≥ 3', { column: 'TPM-1 (d3)', op: 'ge', value: 3 }],
    ['TPM-1 (d3) ≥ 3', { column: 'TPM-1 (d3)', op: 'ge', value: 3 }],
    ['VIP 是 1', { column: 'vip', op: 'eq', value: 1 }],
    ['特征 = 12', { column: 'feature', op: 'is', value: '12' }],
    ['分类 开头是 “甘油”', { column: 'class', op: 'begins', value: '甘油' }],
    [
      '样本数（对照，≥ 100）≥ 3',
      { measure: { kind: 'count', group: '对照', cell: { op: 'ge', value: 100 } }, op: 'ge', value: 3 },
    ],
    ['RSD(QC) ≤ 30%', { measure: { kind: 'rsd', group: 'QC' }, op: 'le', value: 0.3 }],
    ['倍数(处理, 对照) > 2', { measure: { kind: 'foldchange', group: '处理', reference: '对照' }, op: 'gt', value: 2 }],
    ['样本占比(全部样本, 不为空) ≥ 0.5', { measure: { kind: 'share', group: '', cell: null }, op: 'ge', value: 0.5 }],
  ])('%s', (text, rule) => expect(ruleOf(text)).toEqual(rule));
});

describe('what is not understood comes back with its place', () => {
  it('an unknown column, with the nearest name, and the rest of the rule', () => {
    const text = '上调 且 VPI > 1 且 VIP > 1';
    const { read, rule, unread } = parseRule(text, { columns });
    expect(rule).toEqual({ all: [up, vip] });
    expect(read.map(({ from, to }) => text.slice(from, to))).toEqual(['上调', 'VIP > 1']);
    expect(unread).toEqual([{ from: 5, to: 12, text: 'VPI > 1', why: '没有名为“VPI”的列', nearest: ['VIP'] }]);
  });
  it.each([
    ['VIP > 很大', 'VIP > 很大', '这里应当是数字'],
    ['VIP', 'VIP', '这里应当是比较'],
    ['VIP > 1 左右', '左右', '请用“且”或“或”连接'],
    ['上调 且 (VIP > 1', '(', '括号没有成对'],
    ['上调)', ')', '多余'],
    ['分类 含有 "脂', '分类 含有 "脂', '引号没有成对'],
    ['VIP > 1 且', '', '列名'],
  ])('%s', (text, piece, why) => {
    const { unread } = parseRule(text, { columns });
    expect(unread).toHaveLength(1);
    expect([unread[0]!.text, unread[0]!.why]).toEqual([piece, expect.stringContaining(why)]);
  });
  it('a text beyond the limit, and brackets without end', () => {
    expect(parseRule('x'.repeat(4_001)).unread[0]!.why).toContain('最多 4000 个');
    expect(parseRule('('.repeat(4_000)).rule).toBeNull();
  });
});

const name = fc.oneof(
  fc.constantFrom('vip', '分类', 'p_adj', 'TPM-1 (d3)', '且', '是 "x"', '1st', '含量', '|a|', 'and'),
  fc.string({ minLength: 1, maxLength: 8 }),
);
const cell = fc.string({ minLength: 1, maxLength: 6 });
const limit = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const sizes = fc.constantFrom('ge', 'gt', 'le', 'lt', 'eq', 'ne', 'abs-ge', 'abs-le');
const group = fc.constantFrom('', '对照', 'QC', 'A (1)', '全部样本');
const measure: fc.Arbitrary<Measure> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('count', 'share'),
    group,
    cell: fc.option(fc.record({ op: sizes, value: limit })),
  }),
  fc.record({ kind: fc.constantFrom('mean', 'rsd'), group }),
  fc.record({ kind: fc.constant('foldchange'), group, reference: group }),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ column: name, op: sizes, value: limit }),
  fc.record({ column: name, op: fc.constant('between'), from: limit, to: limit }),
  fc.record({
    column: name,
    op: fc.constantFrom('top', 'bottom'),
    value: fc.integer({ min: 1, max: 99 }),
    unit: fc.constantFrom('rows', 'percent'),
  }),
  fc.record({
    column: name,
    op: fc.constantFrom('is', 'is-not', 'contains', 'contains-not', 'begins'),
    value: cell,
  }),
  fc.record({
    column: name,
    op: fc.constantFrom('in', 'not-in'),
    values: fc.array(cell, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ column: name, op: fc.constantFrom('present', 'absent') }),
  fc.record({ measure, op: sizes, value: limit }),
) as fc.Arbitrary<Condition>;
const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small' },
    condition,
    fc.record({ all: fc.array(tie('rule'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('rule'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ not: tie('rule') }),
  ),
}));

it('every rule that is put into words is read back as the same rule', () =>
  fc.assert(
    fc.property(rule, (one) => {
      const text = ruleWords(one);
      fc.pre(text.length <= 4_000);
      const back = parseRule(text);
      expect([text, back.unread]).toEqual([text, []]);
      expect([text, back.rule]).toEqual([text, plainRule(one)]);
    }),
  ));

it('any text at all is read without a fault, and every piece keeps its place', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('VIP>1且或非(）"“ 是上调含|≥,e.-9样本数')), maxLength: 30 }),
      (text) => {
        const { read, unread } = parseRule(text, { columns });
        for (const { from, to } of [...read, ...unread])
          expect(from >= 0 && to <= text.length && from <= to).toBe(true);
      },
    ),
  ));
