import type { InputProblem } from '../model/index.ts';
import { cellName, describePlace, quote, type Place } from './problems/index.ts';
import { plainNumber } from './text/plainNumber.ts';

/** Reads numbers in full-width digits or with another minus as plain ones, and says so once. */
export type OddDigits = {
  /** The number in plain characters; any other text as it is. */
  readonly read: (text: string, place: () => Place) => string;
  /** What was read so, with the first place. */
  readonly problems: () => readonly InputProblem[];
};

export function createOddDigits(): OddDigits {
  let first: { readonly text: string; readonly place: Place } | undefined;
  let count = 0;
  return {
    read: (text, place) => {
      const plain = plainNumber(text);
      if (plain === text) return text;
      count += 1;
      first ??= { text, place: place() };
      return plain;
    },
    problems: () =>
      first
        ? [
            {
              code: 'odd-digits',
              severity: 'warning',
              ...first.place,
              cell: cellName(first.place.row, first.place.column),
              what: `${describePlace(first.place)}的${quote(first.text)}用了全角数字或特殊的减号，已按 ${plainNumber(first.text).trim()} 读取`,
              remedy: '请核对预览中的数值；建议在原文件中改为半角',
              count,
            },
          ]
        : [],
  };
}
