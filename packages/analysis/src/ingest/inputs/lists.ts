import { maximum } from '../../extremes/index.ts';
import { createProblemList, quote } from '../problems/index.ts';
import { openTable } from '../openTable.ts';
import { checkName, inputRows, widthOf } from './inputRows.ts';
import type { InputReader } from './reader.ts';

/**
 * One list in each column, its name in the header; columns may have different lengths. Each name is kept once in a
 * list.
 */
export const readLists: InputReader<'lists'> = async (source) => {
  const opened = await openTable(source);
  const file = inputRows(opened);
  const problems = createProblemList();
  const filled = (row: number): number => file.rows[row]?.filter((cell) => cell !== '').length ?? 0;
  const header = file.rows.length > 2 && filled(0) === 1 && filled(1) > 1 ? 1 : 0;
  if (header === 1) {
    problems.add({
      code: 'title-rows',
      severity: 'warning',
      row: 1,
      what: '第一行只有一格，当作标题跳过；列表名取自下一行',
      remedy: '如果表头不对，请删去表格上方的说明行后重新上传',
    });
  }
  const width = widthOf(file.rows.slice(header));
  const names: string[] = [];
  const members: string[][] = [];
  for (let column = 0; column < width; column += 1) {
    const seen = new Set<string>();
    let repeats = 0;
    for (let row = header + 1; row < file.rows.length; row += 1) {
      const name = file.rows[row]![column] ?? '';
      if (name === '') continue;
      if (seen.has(name)) repeats += 1;
      else {
        checkName(name, () => file.at(row, column), problems);
        seen.add(name);
      }
    }
    const written = file.rows[header]![column] ?? '';
    const { text, ...place } = file.at(header, column);
    if (seen.size === 0) {
      if (written !== '')
        problems.add(
          {
            code: 'empty-list',
            severity: 'warning',
            ...place,
            what: `${text}的列表${quote(written)}没有名称，已跳过`,
            remedy: '请在它的下面每行写一个名称，或删去这一列',
          },
          written,
        );
      continue;
    }
    let title = written === '' ? `列表 ${column + 1}` : written;
    if (written === '')
      problems.add(
        {
          code: 'unnamed-list',
          severity: 'warning',
          ...place,
          what: `${text}没有列表名，已命名为${quote(title)}`,
          remedy: '请在第一行写上各列表的名称',
        },
        String(column),
      );
    if (names.includes(title)) {
      const other = title;
      for (let at = 2; names.includes(title); at += 1) title = `${other}（${at}）`;
      problems.add(
        {
          code: 'duplicate-list',
          severity: 'warning',
          ...place,
          what: `${text}的列表名${quote(other)}与前面重复，已改为${quote(title)}`,
          remedy: '请给每个列表不同的名称',
        },
        title,
      );
    }
    if (repeats > 0)
      problems.add(
        {
          code: 'duplicate-name',
          severity: 'warning',
          ...place,
          what: `列表${quote(title)}中有 ${repeats} 个名称重复，每个只计一次`,
          remedy: '无需处理',
        },
        title,
      );
    names.push(title);
    members.push([...seen]);
  }
  if (names.length === 0)
    problems.add({
      code: 'no-lists',
      severity: 'error',
      what: '文件里没有列表',
      remedy: '请每列写一个列表：第一行是列表名，下面每行一个名称',
    });
  return {
    value: { names, members },
    rows: Math.max(0, maximum(members.map((list) => list.length))),
    columns: names.length,
    problems: problems.list(),
  };
};
