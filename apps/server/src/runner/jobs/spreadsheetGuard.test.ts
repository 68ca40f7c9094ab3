import { expect, it } from 'vitest';
import { guardCell } from './spreadsheetGuard.ts';

it('takes the force out of what a spreadsheet would run', () => {
  for (const cell of ['=1+1', '+cmd|x', '-2+3+cmd', '@SUM(A1)', '\t=1', '＝1', '  =HYPERLINK("x")']) expect(guardCell(cell)).toBe(`'${cell}`);
});

it('leaves numbers, strands, missing marks and names as they are', () => {
  for (const cell of ['-1.5', '+2e-5', '-', '+', '.', 'SEPT2', '2310009E13', '葡萄糖', 'a=b', '']) expect(guardCell(cell)).toBe(cell);
});
