import type { SampleColumn, SampleRow } from './sampleColumn.ts';

/** What is wrong with one cell. A warning does not keep a form from being sent. */
export type CellProblem = {
  /** From 0. */
  readonly row: number;
  readonly column: string;
  readonly severity: 'error' | 'warning';
  readonly text: string;
};

export const mostSamples = 500;
export const longestCell = 300;
const longestName = 32;

export const isBlankRow = (row: SampleRow): boolean => Object.values(row).every((value) => value.trim() === '');

/** What is wrong with a name in itself; empty when nothing is. Names have to survive R, shells and file systems. */
export function nameFault(name: string): string {
  if (name.length > longestName) return `样本名称有 ${name.length} 个字符，最多 ${longestName} 个，请缩短`;
  if (/\p{Script=Han}/u.test(name)) return '样本名称不能用中文，请改用字母和数字，例如 CK-1';
  if (/\s/.test(name)) return '样本名称中有空格，请删除或改为 -';
  const odd = /[^A-Za-z0-9._-]/.exec(name)?.[0];
  if (odd) return `样本名称中有“${odd}”，只能用字母、数字和 - _ .`;
  return /^[A-Za-z]/.test(name) ? '' : '样本名称要以英文字母开头，例如 S1';
}

function numberProblem(
  { label, max, min, usual }: SampleColumn,
  text: string,
): Pick<CellProblem, 'severity' | 'text'> | undefined {
  const error = (words: string) => ({ severity: 'error', text: words }) as const;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return error(`${label}应为数字，请去掉单位和文字`);
  const value = Number(text);
  if (min !== undefined && value < min) return error(`${label}不能小于 ${min}`);
  if (max !== undefined && value > max) return error(`${label}不能大于 ${max}`);
  return usual && (value < usual.from || value > usual.to)
    ? { severity: 'warning', text: `${label} ${text}：${usual.text}` }
    : undefined;
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

function cellProblem(column: SampleColumn, text: string): Pick<CellProblem, 'severity' | 'text'> | undefined {
  const error = (words: string) => ({ severity: 'error', text: words }) as const;
  if (text === '') return column.required ? error(`${column.label}未填写`) : undefined;
  if (text.length > longestCell) return error(`${column.label}过长，最多 ${longestCell} 个字`);
  if (column.id === 'name') return nameFault(text) ? error(nameFault(text)) : undefined;
  if (column.type === 'number') return numberProblem(column, text);
  if (column.type === 'date') return isDate(text) ? undefined : error(`${column.label}应为日期，例如 2026-11-22`);
  if (column.type === 'choice' && !column.free && !column.choices?.includes(text))
    return error(`${column.label}没有“${text}”这一项，请从下拉列表中选择`);
  return undefined;
}

/** Rows with the same name, whatever its case: file systems and tables would mix them up. */
function duplicates(rows: readonly SampleRow[]): CellProblem[] {
  const places = new Map<string, number[]>();
  rows.forEach((row, at) => {
    const key = (row['name'] ?? '').trim().toLowerCase();
    if (key) places.set(key, [...(places.get(key) ?? []), at]);
  });
  return [...places.values()].flatMap((same) =>
    same.length < 2
      ? []
      : same.map((row): CellProblem => {
          const others = same.filter((other) => other !== row).map((other) => other + 1);
          const where =
            others.length > 3 ? `${others.slice(0, 3).join('、')} 等 ${others.length} 行` : `${others.join('、')} 行`;
          return { row, column: 'name', severity: 'error', text: `与第 ${where}的样本名称重复` };
        }),
  );
}

/** Solid or liquid: one of the two has to be said. */
function amountProblems(columns: readonly SampleColumn[], rows: readonly SampleRow[]): CellProblem[] {
  const has = (id: string) => columns.some((column) => column.id === id);
  if (!has('weight') || !has('volume')) return [];
  return rows.flatMap((row, at): CellProblem[] =>
    isBlankRow(row) || row['weight'] || row['volume']
      ? []
      : [{ row: at, column: 'weight', severity: 'error', text: '重量和体积至少填写一项' }],
  );
}

/** Groups that differ only in case or spaces are one group, most likely. */
function groupSpellings(rows: readonly SampleRow[]): CellProblem[] {
  const spellings = new Map<string, string>();
  return rows.flatMap((row, at): CellProblem[] => {
    const group = row['group'] ?? '';
    const key = group.toLowerCase().replaceAll(/[\s_-]/g, '');
    const before = spellings.get(key);
    if (!key) return [];
    if (before === undefined) spellings.set(key, group);
    return before === undefined || before === group
      ? []
      : [
          {
            row: at,
            column: 'group',
            severity: 'warning',
            text: `分组“${group}”与前面的“${before}”写法不同，若是同一组请改成一致`,
          },
        ];
  });
}

/** Everything that is wrong with the rows of a form, by row and then by column. Blank rows are passed over. */
export function checkRows(columns: readonly SampleColumn[], rows: readonly SampleRow[]): CellProblem[] {
  const cells = rows.flatMap((row, at) =>
    isBlankRow(row)
      ? []
      : columns.flatMap((column): CellProblem[] => {
          const found = cellProblem(column, row[column.id] ?? '');
          return found ? [{ row: at, column: column.id, ...found }] : [];
        }),
  );
  const place = new Map(columns.map(({ id }, at) => [id, at]));
  const groups = place.has('group') ? groupSpellings(rows) : [];
  return [...cells, ...duplicates(rows), ...amountProblems(columns, rows), ...groups].toSorted(
    (a, b) => a.row - b.row || (place.get(a.column) ?? 0) - (place.get(b.column) ?? 0),
  );
}
