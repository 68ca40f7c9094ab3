import type { TextOf } from '../locale/index.ts';
import type { problemListText } from './ProblemList.text.ts';

/** Something in the user's input that stops or endangers a run. */
export type InputProblem = {
  id: string;
  /** `error` stops the run, `warning` does not, `info` is only good to know. */
  severity: 'error' | 'warning' | 'info';
  /** What is wrong, in one sentence. */
  what: string;
  /** What to do about it. */
  remedy?: string;
  /** Line of the file, from 1. */
  row?: number;
  /** The column's name or letter. */
  column?: string;
  /** As a spreadsheet writes it: `B7`. */
  cell?: string;
  /** How often it occurs, the first place being the one named. */
  count?: number;
  /** Ways in which the caller can mend it. */
  repair?: readonly { value: string; label: string }[];
};

type Words = TextOf<typeof problemListText>;

/** The place in words, empty when the problem is the whole table's. */
export const placeWords = ({ cell, column, count, row }: InputProblem, text: Words): string =>
  [
    cell
      ? text.cell(cell)
      : [row !== undefined && text.row(row), column && text.column(column)].filter(Boolean).join('，'),
    count && count > 1 && text.count(count),
  ]
    .filter(Boolean)
    .join(' · ');

/** All problems as lines of tab-separated text, for a mail or a spreadsheet. */
export const problemsAsText = (problems: readonly InputProblem[], text: Words): string =>
  problems
    .map((problem) =>
      [text[problem.severity], placeWords(problem, text), problem.what, problem.remedy ?? ''].join('\t'),
    )
    .join('\n');
