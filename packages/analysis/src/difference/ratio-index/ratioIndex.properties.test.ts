import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate, FormulaError, namesOf, parseFormula } from './formula.ts';

const names = ['A', 'B', 'PC 34:1', '5-HT', 'a-b'];
const values = [3, 0.5, 7, 2, 11];

/** A formula as text, and its value worked out beside it. */
type Both = { readonly text: string; readonly value: number };
const { tree } = fc.letrec<{ tree: Both; leaf: Both }>((tie) => ({
  leaf: fc.oneof(
    fc.integer({ min: 1, max: 99 }).map((value): Both => ({ text: `${value}`, value })),
    fc.constantFrom(...names.keys()).map((at): Both => ({ text: `[${names[at]!}]`, value: values[at]! })),
    fc.constantFrom(...names.keys()).map((at): Both => ({ text: names[at]!, value: values[at]! })),
  ),
  tree: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'formula' },
    tie('leaf'),
    fc.tuple(tie('tree'), fc.constantFrom('+', '-', '*', '/'), tie('tree')).map(([left, operator, right]): Both => ({
      text: `(${left.text}) ${operator} (${right.text})`,
      value:
        operator === '+'
          ? left.value + right.value
          : operator === '-'
            ? left.value - right.value
            : operator === '*'
              ? left.value * right.value
              : left.value / right.value,
    })),
  ),
}));

it('a formula has the value computed from its parts', () => {
  fc.assert(
    fc.property(tree, ({ text, value }) => {
      const found = evaluate(parseFormula(text, namesOf(names)), (row) => values[row]!);
      if (Number.isFinite(value)) expect(Math.abs(found.value - value)).toBeLessThanOrEqual(1e-12 * Math.abs(value));
      else expect(found.fault).not.toBe('');
    }),
  );
});

it('any other text is refused with a reason and never executed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.constantFrom('A', '+', '(', ')', '/', '[', ']', ' ', '1', 'log2', ','))
          .map((list) => list.join('')),
      ),
      (text) => {
        try {
          parseFormula(text, namesOf(names));
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError);
        }
      },
    ),
  );
});
