import type { Environment } from '../../model/index.ts';
import { openTable } from '../openTable.ts';
import { quote, quoteList } from '../problems/index.ts';
import type { InputReader } from './reader.ts';
import { cellError, checkNames, numberOf, numberRemedy, placed, sheetRows, type SheetRows } from './sheetRows.ts';

const SAMPLE_NAMES =
  /^#?(sample|samples|sample[ _.-]?(id|name)|id|name|样本|样品|样本名称?|样品名称?|样本编号|样品编号|编号|名称)$/i;

/** The column that names the samples; the first when no heading says so. */
export const sampleColumnOf = (header: readonly string[]): number =>
  Math.max(
    0,
    header.findIndex((name) => SAMPLE_NAMES.test(name)),
  );

/**
 * Variables of samples: one sample a row, one variable a column. A column without any number is left out and reported.
 */
export const readEnv: InputReader<'env'> = async (source) => {
  const sheet = sheetRows(await openTable(source));
  const { header, problems, rows } = sheet;
  const sampleColumn = sampleColumnOf(header);
  checkNames(sheet, sampleColumn, '样本名');
  const columns = [...header.keys()].filter(
    (column) => column !== sampleColumn && rows.some((cells) => cells[column] !== ''),
  );
  const words = columns.filter(
    (column) => !rows.some((cells) => Number.isFinite(numberOf(cells[column]!) ?? Number.NaN)),
  );
  const numeric = columns.filter((column) => !words.includes(column));
  if (words.length > 0) {
    const { at: _, ...place } = placed(sheet, -1, words[0]!);
    problems.add({
      code: 'text-column',
      severity: 'warning',
      ...place,
      what: `${quoteList(words.map((column) => header[column]!))}没有数字，不作环境因子`,
      remedy: '分类变量请写在分组表里；若应为数字，请改正后重新上传',
    });
  }
  if (rows.length === 0)
    problems.add({
      code: 'no-samples',
      severity: 'error',
      what: '环境因子表没有样本',
      remedy: '请在表头之下每行写一个样本：第一列样本名，其余每列一个环境因子',
    });
  else if (numeric.length === 0)
    problems.add({
      code: 'no-variables',
      severity: 'error',
      what: '环境因子表没有数字列',
      remedy: '请每行写一个样本，第一列样本名，其余每列一个环境因子（数字）',
    });
  const names = numeric.map((column) => header[column] || `变量${column}`);
  checkHeadings(sheet, numeric, names);
  const values = numeric.map((column) => readColumn(sheet, column));
  reportMissing(sheet, values, names);
  const value: Environment = { samples: rows.map((cells) => cells[sampleColumn]!), variables: names, values };
  return { value, rows: rows.length, columns: names.length, problems: problems.list() };
};

function readColumn(sheet: SheetRows, column: number): Float64Array {
  return Float64Array.from(sheet.rows, (cells, row) => {
    const number = numberOf(cells[column]!);
    if (number === undefined)
      cellError(
        sheet,
        [row, column],
        'text-in-number',
        `的${quote(cells[column]!)}不是数字`,
        numberRemedy(cells[column]!),
        cells[column]!,
      );
    return number ?? Number.NaN;
  });
}

function checkHeadings(sheet: SheetRows, columns: readonly number[], names: readonly string[]): void {
  names.forEach((name, at) => {
    if (names.indexOf(name) < at)
      cellError(
        sheet,
        [-1, columns[at]!],
        'duplicate-variable',
        `的列名${quote(name)}重复`,
        '请给每个环境因子不同的列名',
        name,
      );
  });
}

function reportMissing({ problems }: SheetRows, values: readonly Float64Array[], names: readonly string[]): void {
  const count = values.reduce((sum, column) => sum + column.filter(Number.isNaN).length, 0);
  // A cell that could not be read is an error of its own, not a missing value.
  if (count === 0 || problems.list().some(({ severity }) => severity === 'error')) return;
  const holed = names.filter((_, at) => values[at]!.some(Number.isNaN));
  problems.add({
    code: 'missing-values',
    severity: 'warning',
    what: `${quoteList(holed)}共有 ${count} 个缺失值`,
    remedy: '有缺失值的样本不参与用到这些因子的分析；能补测的请补上',
    count,
  });
}
