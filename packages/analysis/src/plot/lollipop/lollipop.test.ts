import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { lollipop } from './index.ts';
import reference from './lollipop.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  lollipop.run({ records: recordsOf(columns) }, parseOptions(lollipop, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];
const { name, value } = reference;

it.each([
  ['value', reference.byValue],
  ['size', reference.bySize],
  ['input', reference.asGiven],
])('orders as R by %s, with equal values in the order of the file', (order, expected) => {
  const output = run({ name, value }, { order });
  expect(column(output, 'label')).toEqual(expected);
  expect(output.facts['left']).toBe(2);
});

it('keeps the first rows and says how many there were', () => {
  const output = run({ name, value }, { top: 2 });
  expect(column(output, 'label')).toEqual(reference.byValue.slice(0, 2));
  expect(output.messages.at(-1)!.text).toContain('6 行中画出排在前面的 2 行');
});

it('refuses a table without numbers or without complete rows', () => {
  expect(() => run({ name: ['a'], other: ['x'] })).toThrow('没有认出');
  expect(() => run({ name: ['', 'b'], value: [1, null] })).toThrow('没有一行同时有');
});

it('sorts from the largest value down', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 20 }), (values) => {
      const drawn = column(run({ name: values.map((_, i) => `n${i}`), value: values }), 'value').map(Number);
      expect(drawn).toEqual(values.toSorted((a, b) => b - a));
    }),
  ));
