import { mostSamples, type SampleColumn } from '@panome/contract/sample-forms';
import type { Feature } from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';

const part = 'xl/worksheets/sheet{id}.xml';
/**
 * Spreadsheets cut off a list inside a cell rule after this many characters, and a comma always separates its values.
 */
const longest = 255;

function ruleOf({ choices = [], free, label }: SampleColumn, at: number): string {
  const list = choices.join(',');
  if (choices.length === 0 || list.length > longest || choices.some((choice) => /[,"]/.test(choice))) return '';
  const cells = `${getCellAddress(1, at)}:${getCellAddress(mostSamples, at)}`;
  const refusal = free
    ? ''
    : ` showErrorMessage="1" errorTitle="${sanitizeAttributeValue(label)}" error="请从下拉列表中选择"`;
  return `<dataValidation type="list" allowBlank="1"${refusal} sqref="${cells}"><formula1>"${sanitizeTextContent(list)}"</formula1></dataValidation>`;
}

/**
 * Columns with choices offer them as a drop-down list in the first sheet of a workbook, below its header. Where other
 * text is allowed, the list only proposes values.
 */
export function dropDowns<Content>(columns: readonly SampleColumn[]): Feature<Content> {
  const rules = columns.map(ruleOf).filter(Boolean);
  const markup = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  return {
    files: {
      transform: {
        [part]: {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex > 0 || rules.length === 0
              ? xml
              : insertElementMarkupAccordingToOrderOfSiblings(
                  xml,
                  markup,
                  getOrderOfSiblings(part, 'worksheet')!,
                  'worksheet',
                ),
        },
      },
    },
  };
}
