import type { InputProblem } from '../../model/index.ts';
import type { Words, WordTable } from '../parts/content.ts';
import { isOf, itemsByName } from './classes.ts';
import { columnOf } from './columns.ts';
import { attribute, numberAt, textsOf, vectorOf, type RNode } from './nodes.ts';
import { broken } from './problems.ts';

export const isFrame = (node: RNode): boolean => isOf(node, 'data.frame', 'sample_data', 'DFrame', 'DataFrame');

/**
 * A data frame (also of tibble, data.table and Bioconductor) as a table. Row names come first unless they only count
 * the rows.
 *
 * @param first - What the column of row names is called.
 */
export function frameTable(node: RNode, first = 'id', names?: readonly string[]): WordTable {
  const found = [...namedColumns(node)].map(([name, value]) => ({ name, words: columnOf(value) }));
  const kept = found.flatMap(({ name, words }) => (words ? [{ name, words }] : []));
  const rows = kept[0]?.words.length ?? 0;
  if (kept.some(({ words }) => words.length !== rows)) throw broken('数据框各列的长度不一样');
  const left = found.filter(({ words }) => !words).map(({ name }) => name);
  const remarks: InputProblem[] =
    left.length === 0
      ? []
      : [
          {
            code: 'rds-nested',
            severity: 'warning',
            what: `${left
              .slice(0, 3)
              .map((name) => `“${name}”`)
              .join('、')}${left.length > 3 ? ` 等 ${left.length} 列` : '列'}的每一格是列表或矩阵，没有读入`,
            remedy: '如果需要，请在 R 中展开成普通的列后重新保存',
            count: left.length,
          },
        ];
  const known = names ?? rowNames(node, kept.map(({ words }) => words).length > 0 && isNumeric(node), rows);
  if (known && known.length !== rows && kept.length > 0) throw broken('行名的个数与行数不一样');
  const columns = kept.map(({ words }) => words);
  const header = kept.map(({ name }) => name);
  return known
    ? { header: [header.includes(first) ? 'row_name' : first, ...header], columns: [known, ...columns], remarks }
    : { header, columns, remarks };
}

/** The columns by name. @throws {InputError} When they are not. */
function namedColumns(node: RNode): ReadonlyMap<string, RNode> {
  return itemsByName(attribute(node, 'listData') ?? node);
}

/**
 * Names that were given: not those by which R numbers the rows, nor what is left of these after a selection of rows
 * beside a column of words.
 */
function rowNames(node: RNode, numeric: boolean, rows: number): Words | undefined {
  const names = attribute(node, 'rownames') ?? attribute(node, 'row.names');
  const vector = vectorOf(names);
  if (!vector || vector.length === 0) return undefined;
  if (vector.mode === 'string') return columnOf(vector);
  const first = numberAt(vector, 0);
  if (vector.length !== rows || (vector.length === 2 && Number.isNaN(first))) return undefined;
  const ascends = Array.from({ length: rows }, (_, row) => numberAt(vector, row)).every(
    (value, row, all) => row === 0 || value > all[row - 1]!,
  );
  return ascends && (!numeric || first + rows - 1 === numberAt(vector, rows - 1)) ? undefined : columnOf(vector);
}

const isNumeric = (node: RNode): boolean =>
  [...namedColumns(node).values()].every(
    (column) => column.kind === 'vector' && column.mode !== 'string' && !isOf(column, 'factor', 'Date', 'POSIXct'),
  );

/** The row names of a data frame, where it has them. */
export const namesOfRows = (node: RNode | undefined): string[] | undefined =>
  textsOf(attribute(node, 'rownames') ?? attribute(node, 'row.names'));
