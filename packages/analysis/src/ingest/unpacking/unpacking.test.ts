import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTable, rowCells } from '../index.ts';
import { caught } from '../../testing/caught.ts';
import { refusalOf, sourceOf } from '../testing/read.ts';
import { unpacked, unpackedHead } from '../unpacked.ts';
import { unpackBzip2 } from './bzip2.ts';
import { contents } from './fixtures/contents.ts';
import { Output, PackingFault } from './output.ts';
import { unpackXz } from './xz/unpackXz.ts';

const folder = join(import.meta.dirname, 'fixtures');
const fixture = (name: string): Buffer => readFileSync(join(folder, name));
/** All but one that was packed in a way that is not known here. */
const names = readdirSync(folder).filter((name) => /\.(?:bz2|xz)$/u.test(name) && name !== 'lines.delta.xz');
const contentOf = (name: string): Buffer =>
  name === 'noise.settings.xz'
    ? Buffer.concat([contents['noise']!, contents['lines']!])
    : contents[name.split('.')[0]!]!;

function unpack(name: string, packed: Buffer, most = 1 << 22): Buffer {
  const output = new Output(most);
  (name.endsWith('.bz2') ? unpackBzip2 : unpackXz)(packed, output);
  return output.content;
}

/** The content, or why there is none; anything but a fault is thrown. */
function outcome(name: string, packed: Buffer, most?: number): Buffer | string {
  try {
    return unpack(name, packed, most);
  } catch (error) {
    if (error instanceof PackingFault) return error.reason;
    throw error;
  }
}

it.each(names)('%s is unpacked to what the program packed', (name) => {
  expect(unpack(name, fixture(name)).equals(contentOf(name))).toBe(true);
});

describe('damaged files', () => {
  it.each(names.filter((name) => fixture(name).length < 3000 && !name.startsWith('zeros')))(
    'a truncated file is refused: %s',
    (name) => {
      const whole = fixture(name);
      // Behind the end of the first stream of two, the other one may be missing altogether, and so may padding.
      const ends =
        {
          'two.bz2': [fixture('runs.bz2').length],
          'two.xz': [0, 4, 8].map((more) => fixture('runs.xz').length + more),
        }[name] ?? [];
      const allowed = new Set([0, ...ends, ...(name === 'two.xz' ? [whole.length - 4] : [])]);
      // Room for a block of bzip2 is made each time.
      for (let length = 0; length < whole.length; length += name.endsWith('.bz2') ? 17 : 1) {
        if (!allowed.has(length))
          expect([length, outcome(name, whole.subarray(0, length))]).toEqual([length, 'damaged']);
      }
    },
  );

  it('a file with changed bytes is refused, or gives the original content', () => {
    // Changes to unused bits go unnoticed: the level of bzip2, what fills its last byte, and without a checksum
    // anything.
    const files = names
      .filter((name) => name !== 'lines.none.xz' && !/^(?:long|zeros)/u.test(name))
      .map((name) => ({ name, whole: fixture(name) }));
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 3 }),
        ({ name, whole }, changes) => {
          const wrong = Buffer.from(whole);
          for (const [at, change] of changes) wrong[at % wrong.length]! ^= change;
          const found = outcome(name, wrong);
          if (typeof found !== 'string') expect(found.equals(contentOf(name))).toBe(true);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('arbitrary bytes after the magic number are refused, never a crash', () => {
    const openings = [
      Buffer.from('BZh91AY&SY'),
      fixture('lines.xz').subarray(0, 24),
      fixture('lines.xz').subarray(0, 40),
      fixture('lines.bz2').subarray(0, 60),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...openings), fc.uint8Array({ maxLength: 400 }), (opening, noise) => {
        const file = Buffer.concat([opening, noise]);
        expect(outcome(opening[0] === 0x42 ? 'a.bz2' : 'a.xz', file)).toEqual(
          expect.stringMatching(/^(?:damaged|unknown)$/u),
        );
      }),
      { numRuns: 600 },
    );
  });

  it('output above the limit is refused, output of exactly the limit is not', () => {
    for (const name of ['runs.bz2', 'runs.xz', 'noise.bz2', 'noise.xz']) {
      const { length } = contentOf(name);
      expect(outcome(name, fixture(name), length)).toEqual(contentOf(name));
      expect(outcome(name, fixture(name), length - 1)).toBe('large');
    }
  });
});

describe('packed tables', () => {
  const zstd = (zlib as { readonly zstdCompressSync?: (bytes: Uint8Array) => Buffer }).zstdCompressSync;
  const table = Buffer.from('id\tS1\tS2\n甲\t1\t2\n乙\t3\t4\n');

  it.each(['lines.bz2', 'lines.xz'])('a table packed by a program is read: %s', async (name) => {
    const { grid } = await openTable(sourceOf(fixture(name)));
    expect([grid.starts.length, rowCells(grid, 0)]).toEqual([
      400,
      contents['lines']!.toString().split('\n')[0]!.split('\t'),
    ]);
    expect(unpackedHead(fixture(name)).equals(contents['lines']!.subarray(0, 64))).toBe(true);
  });

  it.runIf(zstd !== undefined)('a table packed by Zstandard is read', async () => {
    const { grid } = await openTable(sourceOf(zstd!(table)));
    expect(rowCells(grid, 1)).toEqual(['甲', '1', '2']);
    expect(unpackedHead(zstd!(table)).toString()).toBe(table.toString());
    expect((await refusalOf(zstd!(table).subarray(0, -3)))[0]).toMatchObject({
      code: 'broken-archive',
      what: expect.stringContaining('Zstandard') as string,
    });
  });

  it.each([
    ['SEC-33: 3 MB from 45 bytes', 'archive-too-large', () => fixture('zeros.bz2'), 'bzip2'],
    ['SEC-33: 3 MB from 600 bytes', 'archive-too-large', () => fixture('zeros.xz'), 'xz'],
    ['a cut file', 'broken-archive', () => fixture('lines.xz').subarray(0, 1000), 'xz'],
    ['a filter for programs', 'archive-filter', () => fixture('lines.delta.xz'), 'xz'],
    ['packed twice', 'format-gzip', () => zlib.gzipSync(fixture('lines.xz')), '两次'],
  ])('other content is refused with a reason: %s', (_, code, file, word) => {
    expect(caught(() => unpacked(file())).problems[0]).toMatchObject({
      code,
      severity: 'error',
      what: expect.stringContaining(word) as string,
    });
  });

  it('a text table that begins with the letters BZh is read as a table', async () => {
    const { grid } = await openTable(sourceOf('BZh,S1,S2\na,1,2\n'));
    expect(rowCells(grid, 0)[0]).toBe('BZh');
  });
});
