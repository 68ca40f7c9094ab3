import { dataCsv } from '@panome/charts/report/page';
import { chartCsv } from '@panome/ui/chart-panel';
import { expect, it } from 'vitest';

it('a chart saves the same bytes on the page, in a report and from the server', () => {
  const data = {
    id: 'data',
    title: '数据',
    rows: 2,
    columns: [
      { name: 'id', label: '=特征,"名"', kind: 'text' as const, values: ['a\r\nb', '@x'] },
      {
        name: 'value',
        label: '浓度',
        unit: 'µM',
        kind: 'number' as const,
        values: Float64Array.of(0.1 + 0.2, Number.NaN),
      },
      { name: 'count', label: '个数', kind: 'integer' as const, values: Float64Array.of(-3, 1e21) },
    ],
  };
  expect(chartCsv(data)).toBe(dataCsv({ data }));
});
