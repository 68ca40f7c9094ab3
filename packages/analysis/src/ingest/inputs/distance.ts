import { quoted } from '../../csv/index.ts';
import type { DistanceTable } from '../../model/index.ts';
import { openTable } from '../openTable.ts';
import type { OpenedTable } from '../openedTable.ts';
import { quote, quoteList } from '../problems/index.ts';
import { rowCells } from '../text/grid.ts';
import type { InputReader } from './reader.ts';
import { cellError, checkNames, numberOf, numberRemedy, sheetRows, type SheetRows } from './sheetRows.ts';

/** Tolerance between the two triangles, for values rounded to few digits. */
const tolerance = 1e-6;

/** A square table of distances, whole or as a lower or upper half; columns are joined to rows by name. */
export const readDistance: InputReader<'distance'> = async (source) => {
  const sheet = sheetRows(fromPhylip(await openTable(source)));
  const { header, problems, rows } = sheet;
  checkNames(sheet, 0, '样本名');
  const ids = rows.map((cells) => cells[0]!);
  const columnOf = new Map(header.map((name, column) => [name, column] as const).slice(1));
  const lacking = ids.filter((id) => !columnOf.has(id));
  const others = [...columnOf.keys()].filter((name) => name !== '' && !ids.includes(name));
  if (ids.length < 2)
    problems.add({
      code: 'no-samples',
      severity: 'error',
      what: `距离矩阵只有 ${ids.length} 行`,
      remedy: '距离矩阵至少要有 2 个样本：第一行与第一列都是样本名',
    });
  else if (lacking.length > 0 || others.length > 0) {
    const what =
      lacking.length > 0
        ? `${quoteList(lacking)}在第一列中，但不在第一行`
        : `${quoteList(others)}在第一行中，但不在第一列`;
    problems.add({
      code: 'not-square',
      severity: 'error',
      row: 1,
      what: `距离矩阵的行与列不一致：${what}`,
      remedy: '第一行与第一列应是同一组样本名；若上传的是丰度表，请改选“数据表”',
    });
  }
  const n = ids.length;
  const values = new Float64Array(n * n);
  const whole = !problems.list().some((problem) => problem.severity === 'error');
  if (whole)
    fill(
      sheet,
      ids.map((id) => columnOf.get(id)!),
      values,
    );
  const value: DistanceTable = { ids, values };
  return { value, rows: n, columns: n, problems: problems.list() };
};

/**
 * PHYLIP's squares and triangles, as mothur writes them, begin with their number of samples and have no header: the
 * names of the rows are put there.
 */
function fromPhylip(opened: OpenedTable): OpenedTable {
  const { grid } = opened;
  const [first, ...more] = rowCells(grid, 0);
  const count = Number(first);
  if (!Number.isInteger(count) || count < 2 || count !== grid.starts.length - 1 || more.some((text) => text !== ''))
    return opened;
  const mark = String.fromCharCode(grid.delimiter);
  const names = Array.from({ length: count }, (_, row) => rowCells(grid, row + 1, 0, 1)[0]!);
  const header = Buffer.from(['id', ...names.map(quoted)].join(mark) + '\n');
  const shift = (places: Uint32Array): Uint32Array => places.slice(1).map((place) => place + header.length);
  return {
    ...opened,
    grid: {
      ...grid,
      bytes: Buffer.concat([header, grid.bytes]),
      starts: Uint32Array.from([0, ...shift(grid.starts)]),
      ends: Uint32Array.from([header.length - 1, ...shift(grid.ends)]),
      padsShortRows: true,
    },
  };
}

function fill(sheet: SheetRows, columns: readonly number[], values: Float64Array): void {
  const n = columns.length;
  const read = Array.from({ length: n * n }, (_, at) => readCell(sheet, Math.floor(at / n), columns[at % n]!));
  for (let i = 0; i < n; i += 1) {
    const own = read[i * n + i]!;
    if (Math.abs(own) > tolerance)
      cellError(
        sheet,
        [i, columns[i]!],
        'diagonal',
        `是样本与自身的距离，应为 0，实为 ${own}`,
        '请检查是否把相似度当成了距离（距离 = 1 − 相似度）',
        'diagonal',
      );
    for (let j = 0; j < i; j += 1) {
      const [lower, upper] = [read[i * n + j]!, read[j * n + i]!];
      const at: readonly [number, number] = [i, columns[j]!];
      const names = `${quote(sheet.rows[i]![0]!)}与${quote(sheet.rows[j]![0]!)}`;
      if (Number.isNaN(lower) && Number.isNaN(upper))
        cellError(sheet, at, 'missing-distance', `没有${names}的距离`, '距离不能缺失，请补上，或删去这个样本的行与列');
      else if (Math.abs(lower - upper) > tolerance * Math.max(1, Math.abs(lower)))
        cellError(
          sheet,
          at,
          'asymmetric',
          `${names}的距离是 ${lower}，对称的一格却是 ${upper}`,
          '距离矩阵应对称，请检查导出是否正确',
        );
      const distance = Number.isNaN(lower) ? upper : lower;
      values[i * n + j] = distance;
      values[j * n + i] = distance;
    }
  }
}

function readCell(sheet: SheetRows, row: number, column: number): number {
  const text = sheet.rows[row]![column]!;
  const number = numberOf(text);
  if (number === undefined)
    cellError(sheet, [row, column], 'text-in-number', `的${quote(text)}不是数字`, numberRemedy(text), text);
  else if (number < 0)
    cellError(
      sheet,
      [row, column],
      'negative-distance',
      `的距离 ${text} 小于 0`,
      '距离不能为负，请检查是否上传了相关系数表',
    );
  return number ?? Number.NaN;
}
