import type { EffectLog } from '../effectLog.ts';
import { createOddDigits } from '../oddDigits.ts';
import { describePlace, quote, quoteList, type ProblemList } from '../problems/index.ts';
import { offerOf } from '../repairs.ts';
import { placeOf, type Grid } from '../text/grid.ts';
import { isExcelError, missingKind } from '../../missing/index.ts';
import { cellName } from '../problems/index.ts';
import { commaKind, hasNumericComma, parseWithMark, type DecimalMark } from './decimalMarks.ts';

/** Reads the cells of the numeric block that are not plain numbers, and reports problems at the end. */
export type CellReader = {
  readonly readCell: (text: string, row: number, column: number) => number;
  readonly report: () => void;
  /** Cells whose content is not a number; they are stored as `NaN` but are not missing values. */
  readonly unread: () => number;
};

const TEXT_REPAIR = offerOf('text-in-number');

export function createCellReader(
  grid: Grid,
  mark: DecimalMark,
  mixedColumns: ReadonlySet<number>,
  repairs: Readonly<Record<string, string>>,
  problems: ProblemList,
  effects: EffectLog,
): CellReader {
  const textIsMissing = repairs[TEXT_REPAIR.id] === 'missing';
  const words = new Map<string, number>();
  let unread = 0;
  const odd = createOddDigits();
  let firstWord: { row: number; column: number } | undefined;

  const readCell = (written: string, row: number, column: number): number => {
    const text = odd.read(written, () => placeOf(grid, row, column));
    const kind = missingKind(text);
    if (kind === 'word') {
      words.set(text, (words.get(text) ?? 0) + 1);
      firstWord ??= placeOf(grid, row, column);
    }
    if (kind) return NaN;
    const number = mark === 'dot' ? Number(text) : parseWithMark(text, mark);
    if (Number.isFinite(number) && /^[+-]?[\d.]/.test(text) && !/^0[xbo]/i.test(text)) {
      if (text.includes(',')) effects.note('decimal', text, String(number), () => placeOf(grid, row, column));
      return number;
    }
    if (mark === 'thousands' && Number.isFinite(Number(text))) return Number(text);
    if (textIsMissing && !hasNumericComma(text)) {
      effects.note('text-in-number', text, '', () => placeOf(grid, row, column));
      return NaN;
    }

    unread++;
    const place = placeOf(grid, row, column);
    const where = { severity: 'error', ...place, cell: cellName(place.row, place.column) } as const;
    if (hasNumericComma(text)) reportComma(text, mixedColumns.has(column), where);
    else if (isExcelError(text)) {
      problems.add({
        code: 'error-cell',
        ...where,
        what: `${describePlace(place)}是 Excel 的错误值${quote(text)}，不是数字`,
        remedy: '请在 Excel 中改正公式，或选择按缺失处理',
        repair: TEXT_REPAIR,
      });
    } else {
      problems.add(
        {
          code: 'text-in-number',
          ...where,
          what: `${describePlace(place)}的${quote(text)}不是数字`,
          remedy: '请改为数字，没有测到的值请留空或写 NA；如果这一列不是样本，请在分组表中只列出样本',
          repair: TEXT_REPAIR,
        },
        text,
      );
    }
    return NaN;
  };

  const reportComma = (
    text: string,
    mixed: boolean,
    where: { severity: 'error'; row: number; column: number; cell: string },
  ) => {
    const kind = commaKind(text)!;
    if (mixed || mark !== 'dot') {
      problems.add({
        code: 'mixed-decimal',
        ...where,
        what: `${describePlace(where)}的${quote(text)}${kind === 'thousands' ? '用逗号分隔千位，其他数字用逗号作小数点' : '用逗号作小数点，其他数字用的是点'}`,
        remedy: '无法判断逗号的含义，不会自动转换；请在原文件中把小数点的写法统一后重新上传',
      });
      return;
    }
    const meaning = {
      either: '可能是小数点，也可能是千位分隔符',
      decimal: '看起来是小数点',
      thousands: '是千位分隔符，不会是小数点',
    }[kind];
    problems.add(
      {
        code: 'decimal-comma',
        ...where,
        what: `${describePlace(where)}的${quote(text)}含有逗号，${meaning}`,
        remedy: '请选择逗号的含义，或在原文件中改用点作小数点后重新上传',
        repair: offerOf('decimal', kind === 'thousands' ? ['comma'] : []),
      },
      kind === 'thousands' ? kind : '',
    );
  };

  const report = () => {
    problems.addAll(odd.problems());
    if (!firstWord) return;
    const total = [...words.values()].reduce((sum, times) => sum + times, 0);
    problems.add({
      code: 'missing-words',
      severity: 'warning',
      ...firstWord,
      cell: cellName(firstWord.row, firstWord.column),
      what: `${quoteList([...words.keys()])}已按缺失处理，最先出现在${describePlace(firstWord)}`,
      remedy: '如果它们不表示缺失，请改为数字后重新上传',
      count: total,
    });
  };

  return { readCell, report, unread: () => unread };
}
