import type { InputProblem } from '@panome/analysis/model';
import { badInput, type Refusal } from '../../../platform/http/refusal.ts';

/** 400 with what is wrong and what to do. @param where - Which filter it is about. */
export const refuseProblems = (problems: readonly InputProblem[], where = ''): Refusal =>
  badInput(where + problems.map(({ remedy, what }) => `${what}。${remedy}`).join('\n'), { problems });
