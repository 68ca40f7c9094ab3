import { missingKind } from './missingWords.ts';

/**
 * Words that mean missing among categories too. Fewer than among numbers: “ND” may be a normal diet, “无” an untreated
 * group, “未检出” a finding.
 */
const missingAmongNames = new Set([
  'n/a',
  'n.a.',
  'n.a',
  '<na>',
  '#n/a',
  'nan',
  'null',
  '-',
  '--',
  '–',
  '—',
  '——',
  '−',
  '.',
  '/',
  '?',
  '？',
  '空',
  '缺失',
  '缺失值',
]);
/** Words that may mean missing or be the name of a group: kept as a name, and said. `Na` may be sodium. */
const doubtfulNames = new Set(['none', '无', 'nd', 'n.d.', 'n.d', 'na', 'missing', '未知', 'unknown']);
const minus = /^(-|–|—|−)$/u;
const plus = /^[+＋]$/u;

const normal = (cell: string): string => cell.trim().toLowerCase();

/** A finite number as a person writes it; no hexadecimal, no blank. */
export const isNumber = (cell: string): boolean =>
  /^[+-]?[\d.]/u.test(cell.trim()) && !/^0[xbo]/iu.test(cell.trim()) && Number.isFinite(Number(cell));

/** A column of a table of samples, read as one: what its cells say, and which of them say nothing. */
export type FactorCells = {
  /** The cells, `''` where the value is missing. */
  readonly values: readonly string[];
  /** Where a value is missing. */
  readonly missing: readonly number[];
  /** The words that were taken for missing, as written. */
  readonly words: readonly string[];
  /** Names of categories that may have been meant as missing. */
  readonly doubtful: readonly string[];
};

/** Whether every cell that is not missing is a number, and there is one. `cells` as `factorCells` leaves them. */
export const isNumeric = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') && cells.every((cell) => cell === '' || isNumber(cell));

/**
 * Reads the cells of a factor: group, pair, batch, a covariate, the arm of a trial. The one rule of what is missing
 * there.
 *
 * In a column of numbers every word for missing counts that a table of numbers knows; among names only those that are
 * hardly ever a name. A lone minus beside a plus is a name.
 *
 * @param names - The cells name categories even where they look like numbers, as those of the groups do.
 */
export function factorCells(cells: readonly string[], { names = false } = {}): FactorCells {
  const numeric =
    !names &&
    cells.some(isNumber) &&
    cells.every((cell) => missingKind(cell) !== undefined || isMissingName(cell, false) || isNumber(cell));
  const signs = cells.some((cell) => plus.test(cell.trim()));
  const isMissing = (cell: string): boolean =>
    isMissingName(cell, signs) || (numeric && missingKind(cell) !== undefined);
  const missing = Array.from(cells.keys()).filter((at) => isMissing(cells[at]!));
  const values = cells.slice();
  for (const at of missing) values[at] = '';
  return {
    values,
    missing,
    words: [...new Set(missing.map((at) => cells[at]!.trim()).filter((word) => word !== ''))],
    doubtful: [...new Set(values.filter((cell) => cell !== '' && doubtfulNames.has(normal(cell))))],
  };
}

function isMissingName(cell: string, signs: boolean): boolean {
  const word = cell.trim();
  if (word === '' || word === 'NA' || word === 'na') return true;
  return missingAmongNames.has(normal(word)) && !(signs && minus.test(word));
}
