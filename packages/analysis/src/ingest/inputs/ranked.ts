import { maximum } from '../../extremes/index.ts';
import { createProblemList, quote, type ProblemList } from '../problems/index.ts';
import { openTable } from '../openTable.ts';
import type { Ranked } from '../../model/index.ts';
import { missingKind } from '../../missing/index.ts';
import { checkName, inputRows, isNumber, type InputRows } from './inputRows.ts';
import type { InputReader } from './reader.ts';

/** Headings of the score, the likeliest first. */
const scoreHeadings = [
  /^(?:score|rank|ranking|metric|排序值|得分|分值|排序得分)$/iu,
  /^(?:stat|statistic|t|wald|统计量)$/iu,
  /^(?:log2? ?_?fc|log2foldchange|avg_log2fc|log2 fold change)$/iu,
];

/**
 * Features with a score; the first column is the feature. Features without a score are left out, and of a repeated
 * feature the score furthest from 0 is kept.
 */
export const readRanked: InputReader<'ranked'> = async (source) => {
  const file = inputRows(await openTable(source));
  const problems = createProblemList();
  const heading = !isNumber(file.rows[0]![1]) && file.rows.length > 1 ? 1 : 0;
  const column = scoreColumn(file, heading, problems);
  const place = new Map<string, number>();
  const ids: string[] = [];
  const scores: number[] = [];
  if (column !== undefined) for (let row = heading; row < file.rows.length; row += 1) readRow(row, column);

  function readRow(row: number, at: number): void {
    const id = file.rows[row]![0] ?? '';
    const cell = file.rows[row]![at] ?? '';
    const where = () => {
      const { text, ...rest } = file.at(row, id === '' ? 0 : at);
      return { text, rest };
    };
    if (id === '' || missingKind(cell) === 'plain') {
      const { text, rest } = where();
      problems.add({
        code: id === '' ? 'empty-name' : 'empty-score',
        severity: 'warning',
        ...rest,
        what: `${text}没有${id === '' ? '特征名' : '得分'}，这一行不参与排序`,
        remedy: '如果这里应有内容，请补上后重新上传',
      });
      return;
    }
    const score = Number(cell);
    if (!Number.isFinite(score)) {
      const { text, rest } = where();
      const why = /^[-+]?\d+,\d+$/u.test(cell) ? '用逗号作小数点' : /^[-+]?inf/iu.test(cell) ? '是无穷大' : '不是数值';
      problems.add({
        code: 'text-in-number',
        severity: 'error',
        ...rest,
        what: `${text}的得分${quote(cell)}${why}`,
        remedy:
          why === '是无穷大'
            ? '请换成有限的数，例如以最小的非零 p 值代替 0 后再取对数'
            : '请改成用小数点的数值，或清空这一格表示没有得分',
      });
      return;
    }
    const known = place.get(id);
    if (known === undefined) {
      checkName(id, () => file.at(row, 0), problems);
      place.set(id, ids.length);
      ids.push(id);
      scores.push(score);
      return;
    }
    const { text, ...rest } = file.at(row, 0);
    problems.add({
      code: 'duplicate-feature',
      severity: 'warning',
      ...rest,
      what: `${text}的特征${quote(id)}重复，只保留绝对值最大的得分`,
      remedy: '如果应按其他方式合并，请先合并再上传',
    });
    if (Math.abs(score) > Math.abs(scores[known]!)) scores[known] = score;
  }
  if (ids.length === 0 && problems.list().every((problem) => problem.severity !== 'error')) {
    problems.add({
      code: 'no-scores',
      severity: 'error',
      what: '文件里没有带得分的特征',
      remedy: '请第一列写特征名，第二列写得分（如 log2 差异倍数或 t 值）',
    });
  }
  const others = column === undefined || heading === 0 ? [] : rankedByOthers(file.rows, column);
  return {
    value: { ids, scores: Float64Array.from(scores), ...(others.length > 0 && { others }) },
    rows: ids.length,
    columns: 1,
    problems: problems.list(),
  };
};

/** The ranking by each other column that may name the features: text or whole numbers, and few of them repeated. */
function rankedByOthers([headings = [], ...body]: InputRows['rows'], score: number): NonNullable<Ranked['others']> {
  const isMissing = (cell: string | undefined) => cell === undefined || cell === '' || missingKind(cell) === 'plain';
  return headings.flatMap((column, at) => {
    if (at === 0 || at === score) return [];
    const strongest = new Map<string, number>();
    let named = 0;
    for (const row of body) {
      const [id, value] = [row[at], Number(row[score])];
      if (id === undefined || isMissing(id) || isMissing(row[score]) || !Number.isFinite(value)) continue;
      if (isNumber(id) && !/^\d+$/u.test(id)) return [];
      named += 1;
      if (Math.abs(value) > Math.abs(strongest.get(id) ?? 0) || !strongest.has(id)) strongest.set(id, value);
    }
    if (named === 0 || strongest.size * 2 < named) return [];
    return [{ column, ids: [...strongest.keys()], scores: Float64Array.from(strongest.values()) }];
  });
}

/** The column of the score: by its heading, else the first column of numbers. `undefined` when there is none. */
function scoreColumn({ rows }: InputRows, heading: number, problems: ProblemList): number | undefined {
  const names = heading === 1 ? rows[0]! : [];
  const body = rows.slice(heading, heading + 200);
  const width = Math.max(maximum(body.map((row) => row.length)), 0);
  const numeric = Array.from({ length: Math.max(0, width - 1) }, (_, index) => index + 1).filter(
    (column) => body.filter((row) => isNumber(row[column])).length > body.length / 2,
  );
  const named = scoreHeadings
    .map((pattern) => names.findIndex((name, column) => column > 0 && pattern.test(name)))
    .find((found) => found > 0);
  const column = named ?? numeric[0] ?? (width === 2 ? 1 : undefined);
  if (column === undefined) {
    problems.add({
      code: 'no-scores',
      severity: 'error',
      what: '文件里没有得分列',
      remedy: '请第一列写特征名，第二列写得分（如 log2 差异倍数或 t 值）',
    });
  } else if (numeric.length > 1) {
    problems.add({
      code: 'several-scores',
      severity: 'warning',
      what: `文件有 ${numeric.length} 列数值，得分取自第 ${column + 1} 列${names[column] ? quote(names[column]) : ''}`,
      remedy: '如果应取其他列，请只留特征名和得分两列，或把得分列命名为 score',
    });
  }
  return column;
}
