import type { Problem } from '../../tasks/index.ts';
import type { FieldError } from './checkFields.ts';
import { fieldIds } from './fieldIds.ts';
import type { Tool } from './toolForm.ts';

/** The field a problem belongs to; the table, or the first input, unless it says otherwise. */
export function fieldOf({ input }: Problem, tool: Tool): string {
  if (input === 'groups') return fieldIds.groups;
  if (tool.inputs.some(({ id }) => id === input && id !== 'matrix')) return fieldIds.file(input!);
  return tool.options.some(({ id }) => id === input) ? fieldIds.option(input!) : fieldIds.matrix;
}

/** The errors among problems as the form's summary shows them: the first of each field. */
export function fieldErrors(problems: readonly Problem[], tool: Tool): readonly FieldError[] {
  const first = new Map<string, string>();
  for (const problem of problems) {
    const id = fieldOf(problem, tool);
    if (problem.severity === 'error' && !first.has(id))
      first.set(
        id,
        problem.cell && !problem.what.includes(problem.cell) ? `${problem.cell}：${problem.what}` : problem.what,
      );
  }
  return [...first].map(([id, message]) => ({ id, message }));
}
