import { describe, expect, it } from 'vitest';
import { readInput } from './index.ts';
import { lines } from './testing/lines.ts';
import { readAsMatrix, rowsOf, sourceOf } from './testing/read.ts';

describe('numbers as people write them', () => {
  it('full-width digits and other minus signs are read, and that is said', async () => {
    const reading = await readAsMatrix(
      lines(['id', 'S1', 'S2', 'S3'], ['A', '１２３．５', '\u22121.5', '－2'], ['B', '1', '\u20133', '２ｅ３']),
    );
    expect(rowsOf(reading)).toEqual([
      [123.5, -1.5, -2],
      [1, -3, 2000],
    ]);
    expect(reading.problems).toMatchObject([
      {
        code: 'odd-digits',
        severity: 'warning',
        cell: 'B2',
        count: 5,
        what: expect.stringContaining('123.5') as string,
      },
    ]);
  });

  it('in other inputs too', async () => {
    const { problems, value } = await readInput('env', sourceOf('sample,pH,t\nS1,７．５,\u22122\nS2,7,3\nS3,6,4\n'));
    expect(value.values.map((values) => values[0])).toEqual([7.5, -2]);
    expect(problems).toMatchObject([{ code: 'odd-digits', input: 'env', cell: 'B2', count: 2 }]);
  });

  it('two commas are thousands marks, and so are then all commas of the table', async () => {
    const reading = await readAsMatrix(
      lines(['id', 'S1', 'S2'], ['A', '1,234,567', '2,345'], ['B', '12,345.5', '1.5']),
    );
    expect(rowsOf(reading)).toEqual([
      [1_234_567, 2345],
      [12_345.5, 1.5],
    ]);
    expect(reading.problems).toMatchObject([{ code: 'thousands-read', severity: 'warning' }]);
    expect((await readAsMatrix('id;S1;S2\nA;1,234,567;2\nB;2;3\n')).decimal).toBe('thousands');
  });

  it.each(['1,234,567', '1,234,567.5', '-12,345.25'])('%s is never read with a decimal comma', async (text) => {
    const { problems } = await readAsMatrix(lines(['id', 'S1', 'S2'], ['A', text, 2], ['B', '1,5', 3]), {
      repairs: { decimal: 'comma' },
    });
    expect(problems[0]).toMatchObject({ code: 'mixed-decimal', severity: 'error' });
    expect(problems[0]!.repair).toBeUndefined();
  });

  it('1,5 and 1.234,5 have decimal commas, 1,234 may be either', async () => {
    expect(rowsOf(await readAsMatrix('id;S1;S2\nA;1.234,5;2,25\nB;1,5;3,75\n'))).toEqual([
      [1234.5, 2.25],
      [1.5, 3.75],
    ]);
    const either = await readAsMatrix(lines(['id', 'S1'], ['A', '1,234'], ['B', '2']));
    expect(either.problems[0]!.repair?.choices?.map(({ value }) => value)).toEqual(['comma', 'thousands']);
    // A number does not begin with 0 before its thousands.
    const decimal = await readAsMatrix('id;S1;S2\nA;0,123;1\nB;0,456;2\n');
    expect(rowsOf(decimal)).toEqual([
      [0.123, 1],
      [0.456, 2],
    ]);
  });
});
