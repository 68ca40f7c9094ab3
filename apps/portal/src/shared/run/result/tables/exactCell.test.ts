import { expect, it } from 'vitest';
import { exactCell, rowsToTsv } from './exactCell.ts';

it('keeps all digits, and leaves missing empty', () => {
  expect([12.345678, 1.23456789e-7, 0, null].map(exactCell)).toEqual(['12.345678', '1.23456789e-7', '0', '']);
});

it('copies rows with the headings of the page and without breaking cells', () => {
  expect(
    rowsToTsv(
      [{ label: '特征' }, { label: '浓度', unit: 'mg/L' }],
      [
        ['a\tb', 1.23456789e-7],
        ['c', null],
      ],
    ),
  ).toBe('特征\t浓度（mg/L）\na b\t1.23456789e-7\nc\t');
});
