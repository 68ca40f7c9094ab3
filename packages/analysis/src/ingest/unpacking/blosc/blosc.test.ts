import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../fixtures/contents.ts';
import { unpackLz4 } from '../lz4.ts';
import { PackingFault } from '../output.ts';
import { unpackSnappy } from '../snappy.ts';
import { bitUnshuffled, unshuffled } from '../unshuffle.ts';
import cases from './fixtures/blosc.json' with { type: 'json' };
import { unpackBloscLz } from './blosclz.ts';
import { unpackBlosc } from './unpackBlosc.ts';

const small = draws(1098, 6, 5);
const noise = Buffer.from(draws(400, 256, 3));
/** The bytes of numbers, or of digits in 20 bytes. */
const bytesOf = (width: number, values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(width);
      if (width === 20) bytes.write(String(value));
      else if (width === 8) bytes.writeDoubleLE(value);
      else bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
/** What `make.py` packed. */
const contents: Readonly<Record<string, Buffer>> = {
  noise,
  two: bytesOf(2, small),
  four: bytesOf(4, small),
  eight: bytesOf(8, small),
  wide: bytesOf(20, small.slice(0, 300)),
  far: Buffer.concat([noise, Buffer.alloc(9000), noise, Buffer.alloc(70_000), noise]),
};
const read = cases.map(({ content, name, packed }) => ({
  name,
  plain: contents[content]!,
  packed: Buffer.from(packed, 'base64'),
}));

/** The content, or `undefined` when it is refused; a decoder of the runtime throws errors with a code of its own. */
function outcome(unpack: () => Buffer): Buffer | undefined {
  try {
    return unpack();
  } catch (error) {
    if (
      error instanceof PackingFault ||
      /^(?:Z_|ERR_BUFFER_TOO_LARGE|ZSTD_)/u.test((error as { code?: string }).code ?? '')
    )
      return undefined;
    throw error;
  }
}

it.each(read)('$name', ({ packed, plain }) => {
  expect(unpackBlosc(packed, plain.length).equals(plain)).toBe(true);
});

describe('damaged data', () => {
  it('a truncated chunk, or one with a wrong length, is refused', () => {
    for (const { packed, plain } of read) {
      for (let length = 0; length < packed.length; length += 97)
        expect(outcome(() => unpackBlosc(packed.subarray(0, length), plain.length))).toBeUndefined();
      expect(outcome(() => unpackBlosc(packed, plain.length + 1))).toBeUndefined();
    }
  });

  it('a chunk with changed bytes gives the expected number of bytes or is refused, never a crash', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...read),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean()), { minLength: 1, maxLength: 3 }),
        ({ packed, plain }, changes) => {
          const wrong = Buffer.from(packed);
          // Half of the changes are in the header and the places of the blocks.
          for (const [at, change, inHead] of changes) wrong[at % (inHead ? 32 : wrong.length)]! ^= change;
          const found = outcome(() => unpackBlosc(wrong, plain.length));
          expect(found?.length ?? plain.length).toBe(plain.length);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['BloscLZ', unpackBloscLz],
    ['LZ4', unpackLz4],
    ['Snappy', unpackSnappy],
  ])('%s: arbitrary bytes fill the output or are refused', (_, unpack) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(300), (packed, room) => {
        const out = Buffer.alloc(room);
        outcome(() => {
          unpack(packed, out);
          return out;
        });
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the definitions of the formats', () => {
  it('LZ4: decodes the example of its documentation', () => {
    // A run of 3, then a repetition of 4 + 2 that overlaps itself, then 5 bytes as they are.
    const packed = Buffer.from([0x32, ...Buffer.from('abc'), 3, 0, 0x50, ...Buffer.from('vwxyz')]);
    const out = Buffer.alloc(14);
    unpackLz4(packed, out);
    expect(out.toString()).toBe('abcabcabcvwxyz');
  });

  it('Snappy: decodes literals and all three kinds of copies', () => {
    const packed = Buffer.from([
      25,
      3 << 2,
      ...Buffer.from('abcd'),
      1,
      4,
      (4 << 2) | 2,
      8,
      0,
      (3 << 2) | 3,
      2,
      0,
      0,
      0,
      60 << 2,
      7,
      ...Buffer.from('stuvwxyz'),
    ]);
    const out = Buffer.alloc(25);
    unpackSnappy(packed, out);
    expect(out.toString()).toBe('abcdabcdabcdadadastuvwxyz');
  });

  const width = fc.integer({ min: 1, max: 9 });
  it('byte shuffling is undone, including the remaining bytes at the end', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), width, (plain, each) => {
        const count = Math.floor(plain.length / each);
        const shuffled = Buffer.from(plain);
        for (let at = 0; at < count; at += 1)
          for (let byte = 0; byte < each; byte += 1) shuffled[byte * count + at] = plain[at * each + byte]!;
        expect(unshuffled(shuffled, each)).toEqual(Buffer.from(plain));
      }),
    );
  });

  it('bit shuffling is undone, including what remains of eight values', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), width, (plain, each) => {
        const count = Math.floor(plain.length / each / 8) * 8;
        const shuffled = Buffer.from(plain);
        shuffled.fill(0, 0, count * each);
        for (let at = 0; at < count; at += 1) {
          for (let bit = 0; bit < each * 8; bit += 1) {
            const place = bit * count + at;
            shuffled[place >> 3]! |= ((plain[at * each + (bit >> 3)]! >> (bit & 7)) & 1) << (place & 7);
          }
        }
        expect(bitUnshuffled(shuffled, each)).toEqual(Buffer.from(plain));
      }),
    );
  });
});
