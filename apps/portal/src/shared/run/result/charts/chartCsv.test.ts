import { dataCsv } from '@panome/charts/report/page';
import { chartCsv } from '@panome/ui/chart-panel';
import fc from 'fast-check';
import { expect, it } from 'vitest';

// The component library knows no other package, so it writes its own file; this holds the two together.
const character = fc.constantFrom(...'a基,"\t\r\n=＝+＋-－@＠.1e \u3000\''.split(''));
const text = fc.string({ unit: character, maxLength: 5 });
const number = fc.oneof(fc.double(), fc.constantFrom(0.1 + 0.2, Number.NaN, -0, -3, 1e21));
const row = fc.record({ name: text, value: number, count: number });

it('SEC-50: a chart saves the same bytes on the page, in a report and from the server', () => {
  fc.assert(
    fc.property(text, fc.option(text, { nil: undefined }), fc.array(row, { maxLength: 7 }), (label, unit, rows) => {
      const data = {
        id: 'data',
        title: '数据',
        rows: rows.length,
        columns: [
          { name: 'id', label, kind: 'text' as const, values: rows.map(({ name }) => name) },
          {
            name: 'value',
            label,
            ...(unit !== undefined && { unit }),
            kind: 'number' as const,
            values: Float64Array.from(rows, ({ value }) => value),
          },
          { name: 'count', label, kind: 'integer' as const, values: Float64Array.from(rows, ({ count }) => count) },
        ],
      };
      expect(chartCsv(data)).toBe(dataCsv({ data }));
    }),
  );
});
