import { expect, it } from 'vitest';
import { exactCell, rowsToTsv } from './exactCell.ts';

it('keeps all digits, and leaves missing empty', () => {
  expect([12.345678, 1.23456789e-7, 0, null].map(exactCell)).toEqual(['12.345678', '1.23456789e-7', '0', '']);
});

it('copies rows with a header and without breaking cells', () => {
  expect(
    rowsToTsv(
      [{ label: '特征' }, { label: 'p 值' }],
      [
        ['a\tb', 1.23456789e-7],
        ['c', null],
      ],
    ),
  ).toBe('特征\tp 值\na b\t1.23456789e-7\nc\t');
});
