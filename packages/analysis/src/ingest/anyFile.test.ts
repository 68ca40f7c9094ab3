import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../model/index.ts';
import { inspectTable } from './index.ts';
import { buildWorkbook, sheetRows } from './testing/buildWorkbook.ts';
import { groupsOf, readAsGroups, readAsMatrix, sourceOf } from './testing/read.ts';

/** Any bytes give a reading or an `InputError`, never another error. */
async function survives(bytes: Uint8Array): Promise<void> {
  for (const read of [
    () => inspectTable(sourceOf(bytes)),
    () => readAsGroups(Buffer.from(bytes)),
    async () => readAsMatrix(bytes, { groups: await groupsOf('a x\nb y'), repairs: { orientation: 'transpose' } }),
  ]) {
    try {
      const { problems } = await read();
      for (const problem of problems) {
        expect(problem.what).not.toMatch(/undefined|NaN/);
        expect(problem.remedy.length).toBeGreaterThan(0);
      }
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
    }
  }
}

describe('any file is read or refused, never a crash', () => {
  it('random bytes', () => fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), survives), { numRuns: 150 }));

  it('random text that looks like a table', () => {
    const piece = fc.constantFrom(
      'id',
      'S1',
      'a',
      'b',
      ',',
      ',',
      '\t',
      ';',
      '\n',
      '\n',
      '\r\n',
      '"',
      '#',
      '1',
      '2.5',
      '1,5',
      'NA',
      '-',
      ' ',
      '1-Mar',
      '肝',
      '<table><tr><td>',
      '0',
      '1e999',
    );
    return fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), (pieces) => survives(Buffer.from(pieces.join('')))),
      { numRuns: 500 },
    );
  });

  it('a workbook with one byte changed', () => {
    const file = buildWorkbook({
      sheets: [
        {
          name: 'S',
          rows: sheetRows([
            ['id', 'a', 'b'],
            ['A', 1, 2],
            ['B', 3, 4],
          ]),
        },
      ],
    });
    return fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const broken = Buffer.from(file);
        broken[at] = broken[at]! ^ change;
        return survives(broken);
      }),
      { numRuns: 200 },
    );
  });
});
