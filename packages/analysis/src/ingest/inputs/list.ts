import type { InputProblem } from '../../model/index.ts';
import { createProblemList, quote } from '../problems/index.ts';
import type { IngestSource } from '../openedTable.ts';
import { checkName, featureHeading, isNumber, openNames, widthOf, type InputRows } from './inputRows.ts';
import type { InputReader } from './reader.ts';

/**
 * One name a line; of a table the first column. A single line may hold several names. Each name is kept once, in the
 * order of the file.
 */
async function readNames(
  source: IngestSource,
): Promise<{ value: readonly string[]; rows: number; columns: number; problems: readonly InputProblem[] }> {
  const file = await openNames(source);
  const problems = createProblemList();
  problems.addAll(file.remarks);
  const single = file.rows.length === 1;
  const cells = single ? splitLine(file.rows[0]!) : file.rows.map((row) => row[0] ?? '');
  const from = hasHeading(file, single) ? 1 : 0;
  const width = single ? 1 : widthOf(file.rows.map((row) => row.filter((cell) => cell !== '')));
  if (width > 1) {
    problems.add({
      code: 'list-more-columns',
      severity: 'warning',
      what: `文件有 ${width} 列，只取了第一列${from === 1 ? quote(cells[0]!) : ''}作为名单`,
      remedy: '如果名单在其他列，请把它移到第一列后重新上传',
    });
  }
  const seen = new Map<string, number>();
  for (let row = from; row < cells.length; row += 1) {
    const name = cells[row]!;
    const where = () => file.at(single ? 0 : row, single ? row : 0);
    if (name === '') {
      const { text, ...place } = where();
      problems.add({
        code: 'empty-name',
        severity: 'warning',
        ...place,
        what: `${text}没有名称，这一行已跳过`,
        remedy: '如果这里应有名称，请补上后重新上传',
      });
      continue;
    }
    const known = seen.get(name);
    if (known !== undefined) {
      const { text, ...place } = where();
      problems.add({
        code: 'duplicate-name',
        severity: 'warning',
        ...place,
        what: `${text}的${quote(name)}与前面重复，只计一次`,
        remedy: '无需处理；如果本应是另一个名称，请改正后重新上传',
      });
      continue;
    }
    checkName(name, where, problems);
    seen.set(name, row);
  }
  const value = [...seen.keys()];
  if (value.length === 0) {
    problems.add({
      code: 'empty-list',
      severity: 'error',
      what: '文件里没有名称',
      remedy: '请每行写一个特征名（如基因名、蛋白编号），再重新上传',
    });
  }
  return { value, rows: value.length, columns: 1, problems: problems.list() };
}

function splitLine(cells: readonly string[]): string[] {
  if (cells.length > 1)
    return cells
      .flatMap((cell) => cell.split(/[,;，；、]/u))
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
  const parts = cells[0]!.split(/[,;，；、]/u).map((part) => part.trim());
  const pieces = parts.length > 1 ? parts : cells[0]!.split(/\s+/u);
  return pieces.length > 2 || parts.length > 1 ? pieces.filter((piece) => piece !== '') : [cells[0]!.trim()];
}

/** The first row is a heading when it says so, or when a column of numbers begins below a word. */
function hasHeading({ rows }: InputRows, single: boolean): boolean {
  const [first, second] = rows;
  if ((first!.length === 1 || !single) && featureHeading.test(first![0] ?? '')) return true;
  if (single) return false;
  return first!.slice(1).some((cell, index) => cell !== '' && !isNumber(cell) && isNumber(second![index + 1]));
}

/** Features that were picked, such as those that differ. */
export const readList: InputReader<'list'> = readNames;

/** What could have been picked. */
export const readBackground: InputReader<'background'> = readNames;
