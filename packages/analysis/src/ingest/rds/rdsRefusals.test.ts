import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { openTable, readInput } from '../index.ts';
import { refusalOf, sourceOf } from '../testing/read.ts';
import { fixture } from './testing/fixtures.ts';

const plain = (name: string): Buffer => gunzipSync(fixture(name));

describe('files that cannot be read are refused with a reason', () => {
  it.each([
    ['lm.rds', 'format-rds-class', '“lm”'],
    ['function.rds', 'format-rds-class', '“function”'],
    ['array.rds', 'format-rds-class', '“array”'],
    ['ascii.rds', 'format-rds-ascii', 'ascii'],
  ])('%s is refused by its class, with the line of R that helps', async (name, code, word) => {
    const [problem] = await refusalOf(fixture(name));
    expect(problem).toMatchObject({ code, severity: 'error', what: expect.stringContaining(word) as string });
    expect(problem!.remedy).toMatch(/write\.csv|saveRDS/u);
  });

  /** A file of this content after the head of version 2. */
  const made = (...content: (number | Buffer)[]): Buffer =>
    Buffer.concat([
      Buffer.from('X\n'),
      ...[2, 0x040203, 0x020300, ...content].map((part) => (typeof part === 'number' ? int(part) : part)),
    ]);
  const int = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(value | 0);
    return bytes;
  };

  it.each([
    ['numbers', made(14, 2_147_483_647)],
    ['words', made(16, 2_147_483_647)],
    ['a list', made(19, 2_147_483_647)],
    ['more than 2³¹ numbers', made(13, -1, 0x7fffffff, -1)],
    ['a negative number of values', made(13, -7)],
    ['a word', made(16, 1, 9, 2_147_483_647)],
    ['the name of an encoding', Buffer.concat([Buffer.from('X\n'), int(3), int(0), int(0), int(2_147_483_000)])],
    [
      'a sequence',
      made(
        238,
        2,
        1,
        0x40009,
        14,
        Buffer.from('compact_intseq'),
        254,
        14,
        3,
        Buffer.from('41dfffffffc000003ff00000000000003ff0000000000000', 'hex'),
        254,
      ),
    ],
  ])('SEC-34: a length larger than the file is refused without memory for it: %s', async (_, file) => {
    const before = process.memoryUsage().arrayBuffers;
    expect((await refusalOf(file))[0]!.code).toBe('broken-rds');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1 << 24);
  });

  it('SEC-34: more objects than a table has, and endless lists of lists, are refused', async () => {
    const nothing = int(254);
    const wide = made(19, 4_000_000, Buffer.alloc(16_000_000, nothing));
    expect((await refusalOf(wide))[0]!.code).toBe('table-too-large');
    const deep = made(Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.concat([int(19), int(1)]))), 254);
    expect((await refusalOf(deep))[0]!.code).toBe('table-too-large');
    // As large as they say, yet too large for a table.
    const sequence = (name: number): Buffer =>
      Buffer.concat(
        [
          ...[238, 2, 1, 0x40009, 14].map(int),
          Buffer.from('compact_intseq'),
          ...[254, 14, 3].map(int),
          Buffer.from('4146e360000000003ff00000000000003ff0000000000000', 'hex'),
          int(254),
          int(name),
        ].slice(0, -1),
      );
    const columns = 20;
    const frame = made(
      0x300 | 19,
      columns,
      ...Array.from({ length: columns }, (__, at) => sequence(at)),
      0x402,
      1,
      0x40009,
      5,
      Buffer.from('names'),
      16,
      columns,
      ...Array.from({ length: columns }, (__, at) => Buffer.concat([int(0x40009), int(1), Buffer.from([97 + at])])),
      0x402,
      1,
      0x40009,
      5,
      Buffer.from('class'),
      16,
      1,
      0x40009,
      10,
      Buffer.from('data.frame'),
      254,
    );
    expect((await refusalOf(frame))[0]!.code).toBe('table-too-large');
  });

  it('SEC-33: a file that unpacks far beyond its size is refused', async () => {
    expect((await refusalOf(gzipSync(Buffer.concat([made(14, 3_000_000), Buffer.alloc(24_000_000)]))))[0]!.code).toBe(
      'archive-too-large',
    );
  });

  it.each(['frame.rds', 'seurat4.rds', 'split5.rds', 'phyloseq.rds', 'short.rds', 'one.rda', 'ranged.rds'])(
    'truncated anywhere, the file is refused: %s',
    async (name) => {
      const whole = plain(name);
      for (let length = 7; length < whole.length; length += 3) {
        // The magic of `save()` stands before the head.
        const [problem] = await refusalOf(whole.subarray(0, length));
        expect(['broken-rds', 'binary-file', 'no-rows', 'one-column']).toContain(problem!.code);
      }
    },
    60_000,
  );

  it.each([
    'frame.rds',
    'dgC.rds',
    'seurat4.rds',
    'split5.rds',
    'sce.rds',
    'ranged.rds',
    'phyloseq.rds',
    'wrapped.rds',
    'short.rds',
  ])(
    'with any number in it changed, the file is read or refused, never a crash: %s',
    async (name) => {
      const whole = plain(name);
      const step = Math.max(1, Math.floor(whole.length / 60));
      for (let at = 14; at + 4 <= whole.length; at += step) {
        for (const value of [-1, 0x7fffffff, 511]) {
          const damaged = Buffer.from(whole);
          damaged.writeInt32BE(value, at);
          for (const read of [() => openTable(sourceOf(damaged)), () => readInput('cells', sourceOf(damaged))]) {
            const error: unknown = await read().then(
              () => undefined,
              (fault: unknown) => fault,
            );
            if (error !== undefined && !(error instanceof InputError)) throw error;
          }
        }
      }
    },
    60_000,
  );
});
