import { buildZip, type ZipPart } from './buildZip.ts';

type SheetFixture = { readonly name: string; readonly rows: string; readonly hidden?: boolean };
export type WorkbookFixture = {
  readonly sheets: readonly SheetFixture[];
  readonly strings?: readonly string[];
  readonly extra?: readonly ZipPart[];
};

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** An xlsx file for tests; `rows` is the XML inside `sheetData`. Style 1 shows a date. */
export function buildWorkbook({ sheets, strings = [], extra = [] }: WorkbookFixture): Buffer {
  const names = sheets.map(
    ({ name, hidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${hidden ? ' state="hidden"' : ''}/>`,
  );
  const targets = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return buildZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${MAIN} ${RELATIONS}><sheets>${names.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join('')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst ${MAIN}>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
    ...sheets.map(({ rows }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
    })),
    ...extra,
  ]);
}

/** Rows of inline strings and numbers as the XML of a sheet. */
export function sheetRows(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows
    .map((cells, row) => {
      const content = cells.map((cell, column) => {
        const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
        if (cell === null) return `<c ${at} s="0"/>`;
        return typeof cell === 'number'
          ? `<c ${at}><v>${cell}</v></c>`
          : `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`;
      });
      return `<row r="${row + 1}">${content.join('')}</row>`;
    })
    .join('');
}
