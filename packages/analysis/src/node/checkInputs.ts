import {
  InputError,
  type Groups,
  type InputProblem,
  type MethodDefinition,
  type MethodInputs,
  type Options,
} from '../model/index.ts';

/** @throws {InputError} With the errors among the problems, when there are any. */
export function stopAtErrors(problems: readonly InputProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new InputError(errors);
}

/** @throws {InputError} When the method needs groups and there are none. */
export function requireGroups(method: MethodDefinition, groups: Groups | undefined): void {
  if (groups || !method.inputs.some((input) => input.id === 'groups' && input.required)) return;
  throw new InputError([
    {
      code: 'groups-missing',
      severity: 'error',
      input: 'groups',
      what: `“${method.title}”需要样本分组，没有提供`,
      remedy: '请上传分组表（第一列 sample，第二列 group），或在平台中选择一个分组方案',
    },
  ]);
}

/** @throws {InputError} When the method cannot take so many groups. */
export function checkLevelCount(method: MethodDefinition, groups: Groups | undefined): void {
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

/** Everything that can be refused before the method is run. @throws {InputError} */
export function checkInputs(method: MethodDefinition, inputs: MethodInputs, options: Options): void {
  requireGroups(method, inputs.groups);
  checkLevelCount(method, inputs.groups);
  method.check?.(inputs, options);
}
