import type { RecordColumn, Records } from '../../model/index.ts';
import { hasNumericComma, isAmbiguousComma, parseWithMark } from '../matrix/decimalMarks.ts';
import { raggedReporter } from '../matrix/checkShape.ts';
import { openTable } from '../openTable.ts';
import type { OpenedTable } from '../openedTable.ts';
import { cellName, createProblemList, describePlace, quote, quoteList, type ProblemList } from '../problems/index.ts';
import { placeOf, rowCells } from '../text/grid.ts';
import { findLayout, type Layout } from '../text/layout.ts';
import { factorCells, missingKind } from '../../missing/index.ts';
import type { InputReader } from './reader.ts';

/** With at least this share of numbers, the words in a column look like mistakes. */
const mostly = 0.8;

/**
 * A table with one thing in a row, under its header. A cell that is empty or a word for missing (NA, ND …) takes no
 * part in what a column is; a column without any number is text. A single column may be without a header. Sequences (FASTA) are such a table too. Columns that
 * are empty altogether are left out, unnamed ones are named by their place.
 */
export const readRecords: InputReader<'records'> = async (source) => {
  const opened = await openTable({ ...source, sequences: true });
  const problems = createProblemList();
  problems.addAll(opened.remarks ?? []);
  const layout = headed(findLayout(opened.grid, problems), problems);
  const cells = cellsByColumn(opened, layout, problems);
  const rows = cells[0]!.length;
  const kept = [...cells.keys()].filter(
    (column) => layout.header[column] !== '' || cells[column]!.some((text) => text !== ''),
  );
  const names = namesOf(
    kept.map((column) => ({ column, name: layout.header[column]! })),
    layout,
    problems,
  );
  const columns = kept.map((column, at): RecordColumn => {
    const text = cells[column]!;
    const numbers = numbersOf(text, names[at]!, { opened, layout, column, problems });
    const classes = classesOf(text, numbers, names[at]!, problems);
    return { name: names[at]!, text, numbers, ...(classes ? { classes } : {}) };
  });
  if (opened.sheetGuessed) {
    problems.add({
      code: 'sheet-guessed',
      severity: 'warning',
      what: `文件有多个工作表，读取的是${quote(opened.sheet ?? '')}`,
      remedy: '如果选错了，请只保留需要的工作表后重新上传',
    });
  }
  if (rows === 0) {
    problems.add({
      code: 'no-records',
      severity: 'error',
      row: 1,
      what: '表格只有表头，没有数据行',
      remedy: '请检查导出是否完整；第一行应为列名，其余每行一条记录',
    });
  } else if (columns.length === 1 && !columns[0]!.numbers) {
    // Of numbers one column is enough; one of words is more often a table whose delimiter was not found.
    const wide = columns[0]!.text.every((text) => text.includes('，'));
    problems.add({
      code: 'one-column',
      severity: wide ? 'error' : 'warning',
      row: 1,
      what: '表格只有一列文字，没有找到制表符、逗号、分号或竖线这样的分隔符',
      remedy: wide
        ? '分隔符是全角逗号，请在原文件中全部替换成半角逗号后重新上传'
        : '如果应有多列，请检查分隔符，或重新导出后上传',
    });
  }
  const value: Records = { columns, rows };
  return { value, rows, columns: columns.length, problems: problems.list() };
};

/** A single column that begins with a number has no heading: its first row is a value like the others. */
function headed(layout: Layout, problems: ProblemList): Layout {
  if (layout.header.length > 1 || !/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(layout.header[0]!)) return layout;
  problems.add({
    code: 'no-heading',
    severity: 'warning',
    row: 1,
    what: `唯一的一列没有列名，第 1 行的${quote(layout.header[0]!)}按数值读取`,
    remedy: '如果它是列名，请改成文字；否则可在第一行补上列名，图中会用它标注',
  });
  return { ...layout, headerRow: layout.headerRow - 1, header: [''] };
}

function cellsByColumn({ grid }: OpenedTable, layout: Layout, problems: ProblemList): string[][] {
  const { header, headerRow } = layout;
  const cells = header.map((): string[] => []);
  const reportRagged = raggedReporter(grid, layout, {}, problems);
  for (let row = headerRow + 1; row < grid.starts.length; row += 1) {
    const written = rowCells(grid, row);
    // Empty cells beyond the header come from trailing delimiters.
    const extra = written.slice(header.length).some((text) => text !== '');
    if (extra || written.length < header.length) reportRagged(row, written.length, extra);
    cells.forEach((column, at) => column.push(written[at] ?? ''));
  }
  return cells;
}

/** Names as written; an unnamed column is named by its place, and a name that occurs again gets a number. */
function namesOf(
  columns: readonly { readonly column: number; readonly name: string }[],
  { headerShort }: Layout,
  problems: ProblemList,
): string[] {
  const taken = new Set(columns.map(({ name }) => name));
  const used = new Set<string>();
  return columns.map(({ column, name: written }) => {
    const name = written || (column === 0 && headerShort ? 'id' : `列 ${column + 1}`);
    if (!written && !(column === 0)) {
      problems.add({
        code: 'unnamed-column',
        severity: 'warning',
        row: 1,
        column: column + 1,
        what: `第 ${column + 1} 列没有列名，已命名为${quote(name)}`,
        remedy: '请在表头补上列名，便于在参数中选择这一列',
      });
    }
    if (!used.has(name)) {
      used.add(name);
      return name;
    }
    let copy = 2;
    while (taken.has(`${name}_${copy}`) || used.has(`${name}_${copy}`)) copy += 1;
    const renamed = `${name}_${copy}`;
    used.add(renamed);
    problems.add(
      {
        code: 'duplicate-column',
        severity: 'warning',
        row: 1,
        column: column + 1,
        what: `有多列都叫${quote(name)}，第 ${column + 1} 列已改名为${quote(renamed)}`,
        remedy: '请给每一列起不同的名称，避免选错列',
      },
      name,
    );
    return renamed;
  });
}

/** A column with more values than this names things rather than classes. */
const mostClasses = 50;

/** The cells as classes when words say that some are missing; told where the column looks like one of classes. */
function classesOf(
  text: readonly string[],
  numbers: Float64Array | null,
  name: string,
  problems: ProblemList,
): readonly string[] | undefined {
  if (numbers)
    return text.some((cell, row) => cell !== '' && Number.isNaN(numbers[row]!))
      ? text.map((cell, row) => (Number.isNaN(numbers[row]!) ? '' : cell))
      : undefined;
  const { missing, values, words } = factorCells(text, { names: true });
  if (words.length === 0) return undefined;
  const classes = new Set(values);
  if (classes.size <= mostClasses && classes.size * 2 <= text.length)
    problems.add(
      {
        code: 'missing-classes',
        severity: 'warning',
        what: `“${name}”列的${quoteList(words)}表示缺失：这一列用作分组、事件或协变量时，这些行不参与`,
        remedy: `能补上的请补上；如果${quoteList(words)}是一类的名称，请换一种写法`,
        count: missing.length,
      },
      name,
    );
  return values;
}

type Place = {
  readonly opened: OpenedTable;
  readonly layout: Layout;
  readonly column: number;
  readonly problems: ProblemList;
};

/** The numbers of a column, or `null` when it is text. */
function numbersOf(text: readonly string[], name: string, place: Place): Float64Array | null {
  const parse = parserOf(text, place.opened);
  const numbers = new Float64Array(text.length).fill(Number.NaN);
  const words = new Map<string, number>();
  let found = 0;
  let others = 0;
  let firstOther = -1;
  text.forEach((cell, row) => {
    const kind = missingKind(cell);
    if (kind === 'word') words.set(cell, (words.get(cell) ?? 0) + 1);
    if (kind) return;
    const number = parse(cell);
    if (Number.isFinite(number)) {
      numbers[row] = number;
      found += 1;
    } else {
      if (firstOther < 0) firstOther = row;
      others += 1;
    }
  });
  if (others > 0 && found >= mostly * (found + others)) reportMixed(text[firstOther]!, firstOther, name, others, place);
  if (others > 0 || found === 0) return null;
  if (words.size > 0) {
    const count = [...words.values()].reduce((sum, times) => sum + times, 0);
    place.problems.add(
      {
        code: 'missing-words',
        severity: 'warning',
        what: `“${name}”列的${quoteList([...words.keys()])}已按缺失处理`,
        remedy: '如果它们不表示缺失，请改为数字后重新上传',
        count,
      },
      name,
    );
  }
  return numbers;
}

/** A comma is the decimal mark where a semicolon separates the cells and no cell of the column speaks against it. */
function parserOf(text: readonly string[], { delimiter }: OpenedTable): (cell: string) => number {
  const plain = (cell: string): number =>
    /^[+-]?[\d.]/u.test(cell) && !/^0[xbo]/iu.test(cell) ? Number(cell) : Number.NaN;
  const withCommas = text.filter(hasNumericComma);
  if (
    delimiter !== 'semicolon' ||
    withCommas.every(isAmbiguousComma) ||
    text.some((cell) => cell.includes('.') && Number.isFinite(plain(cell)))
  )
    return plain;
  return (cell) => parseWithMark(cell, 'comma');
}

function reportMixed(
  cell: string,
  row: number,
  name: string,
  others: number,
  { opened, layout, column, problems }: Place,
): void {
  const where = placeOf(opened.grid, layout.headerRow + 1 + row, column);
  problems.add(
    {
      code: 'text-in-number',
      severity: 'warning',
      ...where,
      cell: cellName(where.row, where.column),
      what: `${describePlace(where)}的${quote(cell)}不是数字，“${name}”列因此按文字读取`,
      remedy: '如果这一列应为数字，请改正或清空这些格后重新上传；千位分隔符请去掉',
      count: others,
    },
    name,
  );
}
