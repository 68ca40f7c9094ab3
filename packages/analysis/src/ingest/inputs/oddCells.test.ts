import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexRows } from '../text/indexRows.ts';
import { oddCells } from './oddCells.ts';

/** The definition: what is not plain, which `mendInput.ts` asks of a single name. */
function isOdd(cell: string): boolean {
  if (/[^ -~]|[".;]|  /u.test(cell)) return true;
  return /[ /-]/u.test(cell) && !/[A-Za-z][ /-](?=[A-Za-z])/u.test(cell);
}

const mark = fc.constantFrom(
  'a',
  'Z',
  'b',
  'c',
  '5',
  '1',
  ' ',
  '-',
  '/',
  '_',
  ':',
  '.',
  ';',
  '"',
  '\u00a0',
  '基',
  '\r',
  '(',
);
const usual = fc.constantFrom(
  'GO:0006915',
  'TP53',
  'cell cycle',
  'DNA-binding',
  'p',
  '',
  'process number 12',
  'a long name of a pathway that fills more than sixty-four bytes of text in one cell',
);
const cell = fc.oneof(
  { weight: 20, arbitrary: usual },
  { weight: 1, arbitrary: fc.string({ unit: mark, maxLength: 9 }) },
);

function foundIn(text: string): number[] {
  const bytes = Buffer.from(text);
  const next = oddCells({ ...indexRows(Buffer.from('a'), 9, { comments: false, padsShortRows: false }), bytes });
  const found: number[] = [];
  for (let at = next(0); at < bytes.length; at = next(at)) {
    found.push(at);
    while (at < bytes.length && bytes[at] !== 9 && bytes[at] !== 10) at += 1;
    at += 1;
  }
  return found;
}

/** Where the odd cells of a text begin. A return before a line end belongs to that. */
function oddIn(text: string): number[] {
  const odd: number[] = [];
  let at = 0;
  for (const piece of text.split(/(\t|\r?\n)/u)) {
    if (!/^(?:\t|\r?\n)$/u.test(piece) && isOdd(piece)) odd.push(at);
    at += Buffer.byteLength(piece);
  }
  return odd;
}

it.each(['\n', '\r\n'])('finds exactly the cells that are not plain numbers (%j)', (end) => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 25 }), (rows) => {
      const text = rows.map((row) => row.join('\t')).join(end);
      expect(foundIn(text)).toEqual(oddIn(text));
    }),
    { numRuns: 1000 },
  );
});

it('works across texts of many blocks', () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `GO:${at}\tname of a process ${at % 97}\tGENE${at}${at % 4999 === 7 ? '.1' : ''}`,
  );
  const text = `${rows.join('\n')}\n`;
  expect(oddIn(text)).toHaveLength(4);
  expect(foundIn(text)).toEqual(oddIn(text));
});
