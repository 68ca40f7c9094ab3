import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDouble } from './parseDouble.ts';

const parse = (text: string) => parseDouble(Buffer.from(text), 0, text.length);
const same = (text: string) => expect(Object.is(parse(text), Number(text)), text).toBe(true);

describe('parseDouble', () => {
  it('gives the same bits as Number() for every double that JavaScript writes', () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        same(Object.is(value, -0) ? '-0' : String(value));
      }),
    ));

  it('gives the same bits as Number() for any decimal notation', () => {
    const digits = (min: number, max: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: min, maxLength: max });
    const exponent = fc.option(fc.tuple(fc.constantFrom('e', 'E', 'e+', 'e-'), fc.integer({ min: 0, max: 330 })), {
      nil: undefined,
    });
    fc.assert(
      fc.property(
        fc.constantFrom('', '-', '+'),
        digits(1, 25),
        fc.option(digits(0, 25), { nil: undefined }),
        exponent,
        (sign, whole, decimals, power) => {
          same(`${sign}${whole}${decimals === undefined ? '' : `.${decimals}`}${power ? power.join('') : ''}`);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each(['9007199254740993', '0.1', '1e23', '2.2250738585072011e-308', '5e-324', '-0', '.5', '5.', '1e400'])(
    'reads %s exactly',
    same,
  );

  it.each(['', ' ', '-', '.', 'e5', '1e', '1e+', '0x10', 'Infinity', '1_000', '1,5', '12 3', '1.2.3', 'NA'])(
    'refuses %j',
    (text) => expect(parse(text)).toBeNaN(),
  );
});
