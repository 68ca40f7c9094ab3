import type { Delimiter } from '../text/sniffDelimiter.ts';
import type { ProblemList } from '../problems/index.ts';
import type { ColumnLook } from './classifyColumns.ts';
import type { DecimalMark } from './decimalMarks.ts';

type Decision = { mark: DecimalMark; mixed: ReadonlySet<number> };
const none: ReadonlySet<number> = new Set();

/**
 * The decimal mark of a table: the repair `decimal` decides; otherwise commas that can only be thousands marks
 * (`1,234,567`) say that all are, and a semicolon file in which every number with a mark has an unmistakable decimal
 * comma is European. Columns that mix points and commas, or both kinds of commas, are never converted.
 */
export function decideDecimal(
  looks: readonly ColumnLook[],
  delimiter: Delimiter | null,
  choice: string | undefined,
  problems: ProblemList,
): Decision {
  if (choice === 'thousands') return { mark: 'thousands', mixed: none };
  const total = (count: (look: ColumnLook) => number) => looks.reduce((sum, look) => sum + count(look), 0);
  const thousands = total((look) => look.thousands);
  const decimals = total((look) => look.commas - look.ambiguous - look.thousands);
  if (thousands > 0 && decimals === 0 && choice === undefined) {
    problems.add({
      code: 'thousands-read',
      severity: 'warning',
      what: '数字中的逗号是千位分隔符（如 1,234,567），已去掉后按整个数读取',
      remedy: '请核对预览中的数值；如果逗号是小数点，请在原文件中改用点后重新上传',
    });
    return { mark: 'thousands', mixed: none };
  }
  const mixed = new Set(
    [...looks.keys()].filter((column) => {
      const { commas, dots } = looks[column]!;
      return commas > 0 && (dots > 0 || (thousands > 0 && decimals > 0));
    }),
  );
  if (mixed.size > 0) return { mark: 'dot', mixed };
  if (choice === 'comma') return { mark: 'comma', mixed };
  const dots = total((look) => look.dots);
  const clear = looks.some((look) => look.commas > look.ambiguous);
  if (delimiter !== 'semicolon' || total((look) => look.commas) === 0 || dots > 0 || !clear)
    return { mark: 'dot', mixed };
  problems.add({
    code: 'decimal-comma-read',
    severity: 'warning',
    what: '文件以分号分隔、以逗号作小数点，已按小数读取',
    remedy: '请核对预览中的数值；如果逗号是千位分隔符，请在原文件中去掉后重新上传',
  });
  return { mark: 'comma', mixed };
}
