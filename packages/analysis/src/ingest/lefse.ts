import type { InputProblem } from '../model/index.ts';
import { madeGrid, type MadeRow } from './madeGrid.ts';
import { rowCells, type Grid } from './text/grid.ts';

const MOST_HEADS = 3;
const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));
const NAMES = /^(?:subject|sample|id|样本|样品|受试者)/iu;
const CLASSES = /^(?:sub)?(?:class|group)|^(?:分组|组别)/iu;

/**
 * The input of LEfSe: up to three rows of class, subclass and subject above features in rows, and no header. Read as
 * features × samples, with the rows above as the groups of these samples; `undefined` for another table.
 *
 * Segata et al. 2011, doi:10.1186/gb-2011-12-6-r60; huttenhower.sph.harvard.edu/lefse.
 */
export function fromLefse(
  grid: Grid,
): { readonly grid: Grid; readonly groups: Grid; readonly remarks: readonly InputProblem[] } | undefined {
  if (grid.delimiter !== 9 || grid.starts.length < 4) return undefined;
  const top = Array.from({ length: MOST_HEADS + 1 }, (_, row) => rowCells(grid, row));
  const [classes] = top;
  const width = classes!.length;
  const values = classes!.slice(1);
  const levels = new Set(values);
  // In a header no sample occurs twice; of class labels nearly all do.
  if (width < 5 || values.some((value) => value === '' || isNumber(value)) || levels.size > values.length / 2)
    return undefined;
  const heads = top.slice(0, MOST_HEADS).filter((cells, row) => row === 0 || isHead(cells, width));
  const count = heads.findIndex((cells, row) => cells !== top[row]);
  const rows = top.slice(0, count < 0 ? heads.length : count);
  const first = rowCells(grid, rows.length);
  if (first.length !== width || !first.slice(1).every(isNumber)) return undefined;
  const lineages = Array.from(
    { length: Math.min(20, grid.starts.length - rows.length) },
    (_, row) => rowCells(grid, rows.length + row, 0, 1)[0]!,
  ).some((name) => name.includes('|'));
  if (!lineages && !CLASSES.test(classes![0]!) && rows.length === 1) return undefined;

  const named = rows.slice(1).find((cells) => new Set(cells.slice(1)).size === width - 1);
  const seen = new Map<string, number>();
  const samples = values.map((level, at) => {
    const next = (seen.get(level) ?? 0) + 1;
    seen.set(level, next);
    return named ? named[at + 1]! : `${level}_${next}`;
  });
  const features = Array.from({ length: grid.starts.length - rows.length }, (_, row): MadeRow => ({
    cells: rowCells(grid, rows.length + row),
    line: grid.lines[rows.length + row]!,
  }));
  const factors = rows.slice(1).filter((cells) => cells !== named);
  const groups = madeGrid([
    { cells: ['sample', 'group', ...factors.map((cells, at) => cells[0] || `因子 ${at + 1}`)], line: 1 },
    ...samples.map((sample, at): MadeRow => ({
      cells: [sample, values[at]!, ...factors.map((cells) => cells[at + 1]!)],
      line: at + 1,
    })),
  ]);
  const found = [...levels]
    .slice(0, 6)
    .map((level) => `“${level}” ${seen.get(level)} 个`)
    .join('、');
  const remark: InputProblem = {
    code: 'lefse-groups',
    severity: 'warning',
    row: 1,
    what: `这是 LEfSe 的输入文件，上面 ${rows.length} 行是分组，不是特征，已取出：${found}；${named ? '样本名取自受试者一行' : '文件没有样本名，已按分组编号'}`,
    remedy: '需要分组时，请在“样本分组”中按样本名猜测，或选择同一个文件，分组会从这里读出',
  };
  return { grid: madeGrid([{ cells: ['特征', ...samples], line: 1 }, ...features]), groups, remarks: [remark] };
}

/** Another row of words, or of the names of subjects, which may be numbers. */
const isHead = (cells: readonly string[], width: number): boolean =>
  cells.length === width && (NAMES.test(cells[0]!) || cells.slice(1).every((cell) => cell !== '' && !isNumber(cell)));
