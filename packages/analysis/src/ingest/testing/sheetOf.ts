import { buildWorkbook } from './buildWorkbook.ts';

/** An xlsx file of one sheet of text. */
export function sheetOf(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return buildWorkbook({
    sheets: [{ name: 'Sheet1', rows: rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('') }],
  });
}
