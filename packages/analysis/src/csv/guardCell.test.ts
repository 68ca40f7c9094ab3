import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardCell } from './guardCell.ts';

it('SEC-50: a cell that a spreadsheet would run as a formula is disarmed', () => {
  for (const cell of ['=1+1', '+cmd|x', '-2+3+cmd', '@SUM(A1)', '\t=1', '＝1', '  =HYPERLINK("x")'])
    expect(guardCell(cell)).toBe(`'${cell}`);
});

it('SEC-50: numbers, strands, missing marks and names stay as they are', () => {
  for (const cell of ['-1.5', '+2e-5', '-', '+', '.', 'SEPT2', '2310009E13', '葡萄糖', 'a=b', ''])
    expect(guardCell(cell)).toBe(cell);
});

it('SEC-50: every number stays as it is', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (value) => guardCell(String(value)) === String(value),
    ),
  );
});

it('SEC-50: no cell begins like a formula afterwards, and a guarded cell is not changed again', () => {
  const opening = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', ' =', '\u00a0=');
  fc.assert(
    fc.property(
      opening,
      fc.string({ minLength: 1 }).filter((rest) => !/^[\d.\s]/.test(rest)),
      (first, rest) => {
        const guarded = guardCell(`${first}x${rest}`);
        return guarded.startsWith("'") && guardCell(guarded) === guarded;
      },
    ),
  );
});
