import { expect, it } from 'vitest';
import { decodeTables } from './decodeTable.ts';

it('reads a missing number as NaN, not as zero, and leaves text as written', () => {
  const { scores } = decodeTables([
    {
      id: 'scores',
      title: '得分',
      rows: 3,
      columns: [
        { name: 'sample', label: '样本', kind: 'text', values: ['007', '', 'S1'] },
        { name: 'PC1', label: 'PC1', kind: 'number', values: [0, null, -1.5e-300], unit: '%' },
      ],
    },
  ]);
  expect(scores).toMatchObject({ id: 'scores', rows: 3 });
  expect(scores!.columns[0]!.values).toEqual(['007', '', 'S1']);
  expect(scores!.columns[1]).toEqual({
    name: 'PC1',
    label: 'PC1',
    kind: 'number',
    unit: '%',
    values: Float64Array.of(0, Number.NaN, -1.5e-300),
  });
});
