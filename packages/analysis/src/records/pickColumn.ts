import { InputError, type RecordColumn, type Records } from '../model/index.ts';
import { plainHeading } from '../headings/index.ts';

/** A column of numbers, as `pickNumbers` gives it. */
export type NumberColumn = RecordColumn & { readonly numbers: Float64Array };

type Wanted = {
  /** Id and Chinese label of the option that names the column. */
  readonly option: string;
  readonly label: string;
  /** Plain headings by which the column is recognised when nobody chose one. */
  readonly names: RegExp;
  /** When no name fits: the first column of the type that is not yet `taken`. */
  readonly fallback?: boolean;
  readonly taken?: readonly (RecordColumn | null)[];
};

/**
 * The column that was chosen, or the one that fits by name; `null` when none was chosen and none fits.
 * @throws {InputError} When the chosen one is not there or not numeric.
 */
export function findColumn(records: Records, chosen: string, wanted: Wanted, numeric: boolean): RecordColumn | null {
  if (chosen !== '') {
    const found = records.columns.find(({ name }) => name === chosen);
    if (!found)
      throw parameter(
        wanted,
        `记录表没有名为“${chosen}”的列`,
        `请把“${wanted.label}”设为其中之一：${listed(records, numeric)}`,
      );
    if (numeric && !found.numbers)
      throw parameter(
        wanted,
        `“${chosen}”列含有不是数字的内容，不能作为“${wanted.label}”`,
        firstWord(found, records, numeric),
      );
    return found;
  }
  const free = records.columns.filter((column) => !wanted.taken?.includes(column) && (!numeric || column.numbers));
  const named = free.find(({ name }) => wanted.names.test(plainHeading(name)));
  if (named || !wanted.fallback) return named ?? null;
  return (numeric ? undefined : free.find(({ numbers }) => !numbers)) ?? free[0] ?? null;
}

/** As `findColumn`, of numbers, and it must be there. @throws {InputError} */
export function pickNumbers(records: Records, chosen: string, wanted: Wanted): NumberColumn {
  const found = findColumn(records, chosen, wanted, true);
  if (found) return found as NumberColumn;
  throw parameter(
    wanted,
    `没有认出哪一列是“${wanted.label}”`,
    `请在参数“${wanted.label}”中选择一列：${listed(records, true) || '记录表中没有数值列，请检查文件'}`,
  );
}

/** As `findColumn`, of any kind, and it must be there. @throws {InputError} */
export function pickText(records: Records, chosen: string, wanted: Wanted): RecordColumn {
  const found = findColumn(records, chosen, wanted, false);
  if (found) return found;
  throw parameter(
    wanted,
    `没有认出哪一列是“${wanted.label}”`,
    `请在参数“${wanted.label}”中选择一列：${listed(records, false)}`,
  );
}

const listed = ({ columns }: Records, numeric: boolean): string =>
  columns
    .filter(({ numbers }) => !numeric || numbers)
    .slice(0, 12)
    .map(({ name }) => name)
    .join('、');

function firstWord(column: RecordColumn, records: Records, numeric: boolean): string {
  const word = column.text.find((text) => text !== '' && !Number.isFinite(Number(text)));
  return `${word === undefined ? '该列没有数值' : `该列有“${word}”`}；请改正后重新上传，或改选数值列：${listed(records, numeric) || '记录表中没有数值列'}`;
}

export const parameter = ({ option }: Pick<Wanted, 'option'>, what: string, remedy: string): InputError =>
  new InputError([{ code: 'option-value', severity: 'error', input: option, what, remedy }], 'parameter');
export const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'records', what, remedy }]);
