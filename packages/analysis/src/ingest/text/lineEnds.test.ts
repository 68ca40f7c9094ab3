import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineEnds } from './lineEnds.ts';

const endsOf = (bytes: Buffer): number[] => {
  const lineEnd = lineEnds(bytes, 10);
  const ends: number[] = [];
  for (let start = 0; start < bytes.length; start = ends.at(-1)! + 1) ends.push(lineEnd(start));
  return ends;
};
const expected = (bytes: Buffer): number[] => {
  const ends = [...bytes.keys()].filter((at) => bytes[at] === 10);
  return bytes.at(-1) === 10 ? ends : [...ends, bytes.length];
};

it('finds the ends of lines of any length, with or without a last line end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 40 }),
      fc.boolean(),
      (lengths, ended) => {
        const bytes = Buffer.from(lengths.map((length) => 'x'.repeat(length)).join('\n') + (ended ? 'y\n' : 'y'));
        expect(endsOf(bytes)).toEqual(expected(bytes));
      },
    ),
  );
});

it.each([true, false])('finds those of a large file with empty lines and lines longer than a block', (ended) => {
  const lines = Array.from({ length: 40_000 }, (_, at) =>
    at === 30_000 ? 'z'.repeat(200_000) : at % 11 === 0 ? '' : 'x'.repeat((at * 7919) % 61),
  );
  const bytes = Buffer.from(lines.join('\n') + (ended ? 'y\n' : 'y'));
  expect(bytes.length).toBeGreaterThan(1 << 20);
  expect(endsOf(bytes)).toEqual(expected(bytes));
});
