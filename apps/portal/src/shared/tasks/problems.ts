import type { InputProblem } from '@panome/ui/problem-list';
import { CallError } from '../api/index.ts';
import { known } from '../format/known.ts';

/** A problem as the server sends it. */
export type Problem = {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly input?: string | undefined;
  readonly row?: number | undefined;
  readonly column?: number | undefined;
  readonly cell?: string | undefined;
  readonly what: string;
  readonly remedy: string;
  readonly count?: number | undefined;
  readonly repair?:
    | {
        readonly id: string;
        readonly label: string;
        readonly choices?: readonly { readonly value: string; readonly label: string }[] | undefined;
        readonly suggested?: string | undefined;
      }
    | undefined;
};

/** `3` → `C`, as a spreadsheet names its columns. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** Named beside the first of equal problems. */
const furtherCells = 5;

/** What makes two problems one question: the same fault, with the same ways to mend it. */
const questionOf = ({ code, input, repair, severity }: Problem): string | undefined =>
  repair && JSON.stringify([code, input, severity, repair.id, repair.choices?.map(({ value }) => value)]);

/** Whether one answer settles both. */
export const isSameQuestion = (left: Problem, right: Problem): boolean =>
  left === right || (questionOf(left) !== undefined && questionOf(left) === questionOf(right));

type Asked = { readonly index: number; readonly problem: Problem };

/**
 * Problems that one answer settles, as one: the first with how many places there are and where some of the others lie.
 */
function withoutRepeats(problems: readonly Problem[]): readonly Asked[] {
  const alike = new Map<string, Asked[]>();
  problems.forEach((problem, index) => {
    const question = questionOf(problem) ?? String(index);
    alike.set(question, [...(alike.get(question) ?? []), { index, problem }]);
  });
  return [...alike.values()].map(([first, ...others]) => {
    const { index, problem } = first!;
    if (others.length === 0) return { index, problem };
    const cells = others.flatMap((other) => other.problem.cell ?? []).slice(0, furtherCells);
    const where = cells.length > 0 ? `（${cells.join('、')}${cells.length < others.length ? ' 等' : ''}）` : '';
    return {
      index,
      problem: {
        ...problem,
        what: `${problem.what}；另有 ${others.length} 条同样的问题${where}，一并处理`,
        count: [first!, ...others].reduce((sum, other) => sum + (other.problem.count ?? 1), 0),
      },
    };
  });
}

const order = { error: 0, warning: 1, info: 2 } as const;

/**
 * Problems as `ProblemList` shows them; `id` is the place in the list, so that an act finds the problem again. Errors
 * come first; problems with the same repair are asked about once.
 */
export function toListProblems(problems: readonly Problem[]): readonly InputProblem[] {
  const shown = withoutRepeats(problems).map(
    ({ index, problem: { cell, code, column, count, remedy, repair, row, severity, what } }): InputProblem => ({
      id: String(index),
      // What may be mended although nothing is wrong.
      severity: code.startsWith('offer-') ? 'info' : known(order, severity) === undefined ? 'warning' : severity,
      what,
      remedy,
      ...(row !== undefined && { row }),
      ...(column !== undefined && { column: columnLetters(column) }),
      ...(cell !== undefined && { cell }),
      ...(count !== undefined && { count }),
      ...(repair?.choices && { repair: repair.choices }),
    }),
  );
  return shown.toSorted((left, right) => order[left.severity] - order[right.severity]);
}

/** The problems a refused call names; empty when it names none. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (
    !(error instanceof CallError) ||
    typeof error.data !== 'object' ||
    error.data === null ||
    !('problems' in error.data)
  )
    return [];
  const { problems } = error.data;
  return Array.isArray(problems) ? (problems as readonly Problem[]) : [];
}
