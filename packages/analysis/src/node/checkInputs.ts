import {
  InputError,
  missing,
  type Groups,
  type InputProblem,
  type MethodDefinition,
  type MethodInputs,
  type Options,
} from '../model/index.ts';
import { checkScale } from './checkScale.ts';

/** @throws {InputError} With the errors among the problems, when there are any. */
export function stopAtErrors(problems: readonly InputProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new InputError(errors);
}

/** @throws {InputError} For the first required input that is missing. */
export function requireInputs(method: MethodDefinition, inputs: MethodInputs): void {
  for (const { id, required } of method.inputs)
    if (required && inputs[id] === undefined) throw missing(id, method.title);
}

/** @throws {InputError} When the method cannot take so many groups. */
function checkLevelCount(method: MethodDefinition, groups: Groups | undefined): void {
  const levels = method.inputs.find((input) => input.id === 'groups')?.levels;
  if (!groups || !levels) return;
  const { length } = groups.levels;
  if (length >= levels.min && length <= (levels.max ?? Infinity)) return;
  const wanted =
    levels.max === undefined
      ? `至少 ${levels.min} 个`
      : levels.min === levels.max
        ? `${levels.min} 个`
        : `${levels.min} 到 ${levels.max} 个`;
  throw new InputError([
    {
      code: 'level-count',
      severity: 'error',
      input: 'groups',
      what: `“${method.title}”需要${wanted}组，现在有 ${length} 组：${groups.levels.map((level) => `“${level}”`).join('、')}`,
      remedy: '请在分组表中增减分组，或换用适合这个组数的方法',
    },
  ]);
}

/**
 * Everything that can be refused before the method is run.
 * @returns What may be meant otherwise, but does not stop the run.
 * @throws {InputError}
 */
export function checkInputs(method: MethodDefinition, inputs: MethodInputs, options: Options): readonly InputProblem[] {
  requireInputs(method, inputs);
  checkLevelCount(method, inputs.groups);
  const problems = checkScale(method, inputs, options);
  stopAtErrors(problems);
  method.check?.(inputs, options);
  return problems;
}
