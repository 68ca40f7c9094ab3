import type { InputProblem } from '@panome/ui/problem-list';
import { CallError } from '../api/index.ts';

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

const order = { error: 0, warning: 1, info: 2 } as const;

/**
 * Problems as `ProblemList` shows them; `id` is the place in the list, so that an act finds the problem again. Errors
 * come first.
 */
export function toListProblems(problems: readonly Problem[]): readonly InputProblem[] {
  const shown = problems.map(
    ({ cell, code, column, count, remedy, repair, row, severity, what }, index): InputProblem => ({
      id: String(index),
      // What may be mended although nothing is wrong.
      severity: code.startsWith('offer-') ? 'info' : severity,
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
