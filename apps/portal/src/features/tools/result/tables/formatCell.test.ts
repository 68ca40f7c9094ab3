import { describe, expect, it } from 'vitest';
import { exactCell, formatCell, rowsToTsv } from './formatCell.ts';

const number = (name: string) => ({ name, kind: 'number' as const });

describe('cells of a result table', () => {
  it('shows three significant digits and keeps all of them for copying', () => {
    expect(formatCell(12.345678, number('mean_ref'))).toBe('12.3');
    expect(exactCell(12.345678)).toBe('12.345678');
  });

  it('writes small p values by their power of ten', () => {
    expect(formatCell(0.0000123, number('p_adj'))).toBe('1.2e-5');
    expect(formatCell(0.0312, number('p'))).toBe('0.0312');
    expect(formatCell(0, number('p'))).toBe('0');
  });

  it('gives a log2 fold change its sign', () => {
    expect(formatCell(1.2345, number('log2fc'))).toBe('+1.23');
    expect(formatCell(-1.2345, number('log2fc'))).toBe('-1.23');
    expect(formatCell(0, number('log2fc'))).toBe('0');
  });

  it('tells missing from zero', () => {
    expect(formatCell(null, number('p'))).toBe('--');
    expect(exactCell(null)).toBe('');
  });

  it('copies rows with a header and without breaking cells', () => {
    expect(rowsToTsv([{ label: '特征' }, { label: 'p 值' }], [['a\tb', 1.23456789e-7], ['c', null]])).toBe('特征\tp 值\na b\t1.23456789e-7\nc\t');
  });
});
