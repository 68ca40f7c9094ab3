import type { InputProblem, MethodDefinition } from './method.ts';

/** Refusals of any method: the groups are too few or too many for it. */
const ofAny: readonly string[] = ['level-count'];

/** Whether a method was refused its data for no other reason than that they do not fit it; never without an error. */
export function isUnfit({ unfit = [] }: Pick<MethodDefinition, 'unfit'>, problems: readonly InputProblem[]): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0 && errors.every(({ code }) => ofAny.includes(code) || unfit.includes(code));
}
