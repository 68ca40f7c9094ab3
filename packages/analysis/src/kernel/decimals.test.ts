import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalBytes, decimalWriter } from './decimals.ts';

const room = 4096;
const { numbers, text, write } = decimalWriter(room, room * decimalBytes);

function written(values: readonly number[]): string {
  numbers.set(values);
  return text.toString('latin1', 0, write(0, values.length, 0));
}

const asLanguage = (value: number): string =>
  Number.isNaN(value) ? 'NA' : Object.is(value, -0) ? '-0' : String(value);

/** Every bit pattern is as likely as any other, those of subnormal and huge numbers included. */
const anyBits = fc.tuple(fc.nat(0xffff_ffff), fc.nat(0xffff_ffff)).map((halves) => {
  const words = Uint32Array.from(halves);
  return new Float64Array(words.buffer)[0]!;
});
const rounded = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -30, max: 30 }))
  .map(([digits, power]) => Number(`${digits}e${power}`));

it('writes any number as the language does, NA for a missing one, a zero with its sign', () => {
  const value = fc.oneof(fc.double(), anyBits, rounded, fc.integer(), fc.constantFrom(-0, NaN, Infinity, -Infinity));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), (values) => {
      expect(written(values)).toBe(values.map(asLanguage).join(','));
    }),
    { numRuns: 500 },
  );
});

it('writes the numbers beside every power of two and of ten as the language does', () => {
  const powers = [
    ...Array.from({ length: 2098 }, (_, at) => 2 ** (at - 1074)),
    ...Array.from({ length: 632 }, (_, at) => Number(`1e${at - 323}`)),
  ];
  for (const factor of [1, 1 - 2 ** -53, 1 + 2 ** -52, -3])
    expect(written(powers.map((power) => power * factor))).toBe(
      powers.map((power) => asLanguage(power * factor)).join(','),
    );
});
