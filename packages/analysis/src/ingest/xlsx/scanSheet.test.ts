import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText } from './cellText.ts';
import { scanSheet } from './scanSheet.ts';

/** The part in pieces of `size` bytes. */
async function* pieces(xml: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(xml);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function cells(xml: string, size = 1 << 16, dateStyles: readonly boolean[] = []): Promise<string[] | false> {
  const found: string[] = [];
  const plain = await scanSheet(pieces(xml, size), {
    dateStyles,
    onCell: (cell) => void found.push(`${cell.row},${cell.column} ${cell.type}${cell.style} ${cellText(cell)}`),
    onNumbers: (row, column, count, texts) => {
      const numbers = texts.toString().split('\t');
      expect(numbers.length).toBe(count);
      found.push(...numbers.map((number, at) => `${row},${column + at} n-1 ${number}`));
    },
  });
  return plain && found;
}

const sheet = (rows: string): string =>
  `<?xml version="1.0"?>\n<worksheet xmlns="a"><cols><col min="1"/></cols><sheetData>${rows}</sheetData><pageMargins left="1"/></worksheet>\n`;
const usual = sheet(
  '<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="B1" s="12"><v>-1.5E-3</v></c><c r="C1"/></row><row r="3"><c t="str"><f>A1&gt;2</f><v>a &amp; b&#10;</v></c>' +
    '<c r="AB3" t="inlineStr"><is><t xml:space="preserve"> 基因 </t></is></c><c r="AC3" s=\'1\' cm="1"><f t="shared" si="0"/><v>2</v></c><c r="AD3"><v></v></c></row><row/>',
);

describe('cells in plain notation', () => {
  it.each([1 << 16, 1, 7, 64, 513])('are read in pieces of %i bytes', async (size) => {
    expect(await cells(usual, size)).toEqual([
      '1,1 s-1 0',
      '1,2 n12 -1.5E-3',
      '3,1 str-1 a & b\n',
      '3,28 inlineStr-1  基因 ',
      '3,29 n1 2',
    ]);
  });

  it('are read at any place, with any text, split into any pieces', async () => {
    const text = fc.string({
      minLength: 1,
      unit: fc.constantFrom('a', '1', '.', ' ', '"', '&', '<', '>', '基', '\t', '\n'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 12 }), fc.integer({ min: 1, max: 90 }), async (values, size) => {
        const escaped = values.map((value) =>
          value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
        );
        const xml = sheet(
          `<row r="2">${escaped.map((value, i) => `<c r="${String.fromCharCode(65 + i)}2" t="str"><v>${value}</v></c>`).join('')}</row>`,
        );
        expect(await cells(xml, size)).toEqual(values.map((value, i) => `2,${i + 1} str-1 ${value}`));
      }),
    );
  });
});

it('report neighbouring numbers together, and dates and other notations one by one', async () => {
  const letters = (column: number): string =>
    (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) + String.fromCharCode(65 + (column % 26));
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.integer().map(String),
    fc.constantFrom('1E-3', '+5.', '0.12345678901234567890123456789'),
  );
  const cell = fc.record({
    gap: fc.constantFrom(0, 0, 0, 1, 30),
    text: number,
    style: fc.constantFrom('', '', ' s="0"', ' s="1"', ' s="2"', ' s="7"'),
    type: fc.constantFrom('', '', ' t="n"', ' t="str"'),
    space: fc.constantFrom('', '', '', ' '),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 300 }),
      async (rows, size) => {
        const [xml, expected]: [string[], string[]] = [[], []];
        rows.forEach((row, at) => {
          let column = -1;
          xml.push(`<row r="${at + 1}">`);
          for (const { gap, space, style, text, type } of row) {
            column += 1 + gap;
            xml.push(`<c r="${letters(column)}${at + 1}"${style}${type}${space}><v>${text}</v></c>`);
            const alone = style.includes('1') || style.includes('7') || type.includes('str') || space !== '';
            expected.push(
              `${at + 1},${column + 1} ${type.includes('str') ? 'str' : 'n'}${alone && style ? style.slice(4, 5) : -1} ${text}`,
            );
          }
          xml.push('</row>');
        });
        expect(await cells(sheet(xml.join('')), size, [false, true, false])).toEqual(expected);
      },
    ),
  );
});

it.each([
  ['a comment', sheet('<row r="1"><!-- <c r="A1"><v>1</v></c> --></row>')],
  ['a declaration', `<!DOCTYPE worksheet>${usual}`],
  ['a CDATA section', sheet('<row r="1"><c r="A1"><v><![CDATA[1]]></v></c></row>')],
  ['prefixes', usual.replaceAll('<', '<x:').replaceAll('<x:/', '</x:')],
  ['runs of text', sheet('<row r="1"><c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c></row>')],
  ['another element in a cell', sheet('<row r="1"><c r="A1"><v>1</v><extLst/></c></row>')],
  ['another element among the rows', sheet('<a><row r="1"><c r="A1"><v>1</v></c></row></a>')],
  ['a place that is none', sheet('<row r="1"><c r="$A$1"><v>1</v></c></row>')],
  ['no end', usual.slice(0, -20)],
  ['a cell that is not closed', sheet('<row r="1"><c r="A1"><v>1</v></row>')],
  ['a row that is not closed', sheet('<row r="1"><c r="A1"><v>1</v></c>')],
  ['something after the end', `${usual}<row r="9"/>`],
])('leave %s to the XML parser', async (_, xml) => {
  for (const size of [1 << 16, 5]) expect(await cells(xml, size)).toBe(false);
});

it('decode the five entities of XML and no others', () => {
  const of = (text: string): string | undefined =>
    cellText({
      row: 1,
      column: 1,
      type: 'n',
      style: -1,
      bytes: Buffer.from(text),
      start: 0,
      end: text.length,
      plain: false,
    });
  expect(of('&lt;&#65;&#x42;&apos;')).toBe("<AB'");
  for (const text of ['&nbsp;', 'a & b', '&amp', '&#0;', '&']) expect(of(text)).toBeUndefined();
});
