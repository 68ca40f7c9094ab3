import { expect, it } from 'vitest';
import { chartCsv } from './chartCsv.ts';

it('writes what a spreadsheet opens: its mark, quotes, NA, all digits, and no formula', () => {
  const csv = chartCsv({
    rows: 3,
    columns: [
      { name: 'id', label: '特征', kind: 'text', values: ['a,"b"', '=HYPERLINK("x")', '对照'] },
      { name: 'value', label: '浓度', unit: 'µM', kind: 'number', values: Float64Array.of(0.1 + 0.2, NaN, -1e-300) },
    ],
  });
  expect(csv).toBe(
    '\uFEFF特征,浓度（µM）\r\n"a,""b""",0.30000000000000004\r\n"\'=HYPERLINK(""x"")",NA\r\n对照,-1e-300\r\n',
  );
});
