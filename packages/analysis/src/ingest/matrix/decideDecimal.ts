import type { Delimiter } from '../text/sniffDelimiter.ts';
import type { ProblemList } from '../problems/index.ts';
import type { ColumnLook } from './classifyColumns.ts';
import type { DecimalMark } from './decimalMarks.ts';

/**
 * The decimal mark of a table: the repair `decimal` decides; otherwise a semicolon file in which every number with a
 * mark has an unmistakable comma is European. Columns that mix points and commas are never converted.
 */
export function decideDecimal(
  looks: readonly ColumnLook[],
  delimiter: Delimiter | null,
  choice: string | undefined,
  problems: ProblemList,
): { mark: DecimalMark; mixed: ReadonlySet<number> } {
  const mixed = new Set([...looks.keys()].filter((column) => looks[column]!.commas > 0 && looks[column]!.dots > 0));
  if (choice === 'thousands') return { mark: 'thousands', mixed: new Set() };
  if (mixed.size > 0) return { mark: 'dot', mixed };
  if (choice === 'comma') return { mark: 'comma', mixed };
  const commas = looks.reduce((sum, look) => sum + look.commas, 0);
  const dots = looks.reduce((sum, look) => sum + look.dots, 0);
  const clear = looks.some((look) => look.commas > look.ambiguous);
  if (delimiter !== 'semicolon' || commas === 0 || dots > 0 || !clear) return { mark: 'dot', mixed };
  problems.add({
    code: 'decimal-comma-read',
    severity: 'warning',
    what: '文件以分号分隔、以逗号作小数点，已按小数读取',
    remedy: '请核对预览中的数值；如果逗号是千位分隔符，请在原文件中去掉后重新上传',
  });
  return { mark: 'comma', mixed };
}
