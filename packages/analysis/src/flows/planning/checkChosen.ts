import { InputError, type InputProblem } from '../../model/index.ts';
import { checkOptions } from '../../options/index.ts';
import { methodById } from '../../registry.ts';
import type { FlowGiven, FlowVersion, PlannedStep } from '../model.ts';

/** @throws {InputError} When options are of no step or are refused by its method, or steps are named that are not there. */
export function checkChosen(
  { steps: specs }: FlowVersion,
  { only, options, skip }: FlowGiven,
  steps: readonly PlannedStep[],
): void {
  const problems: InputProblem[] = [];
  const known = new Set([...specs.map(({ id }) => id), ...steps.map(({ id }) => id)]);
  for (const id of new Set([...(skip ?? []), ...(only ?? []), ...Object.keys(options ?? {})]))
    if (!known.has(id))
      problems.push({
        code: 'no-step',
        severity: 'error',
        input: id,
        what: `这个流程没有名为“${id}”的步骤`,
        remedy: `可用的步骤：${specs.map((spec) => spec.id).join('、')}`,
      });
  for (const spec of specs) {
    const chosen = options?.[spec.id];
    if (!chosen) continue;
    const title = steps.find((step) => step.spec === spec)?.title ?? spec.title ?? methodById(spec.method)!.title;
    for (const problem of checkOptions(methodById(spec.method)!, chosen).problems)
      problems.push({ ...problem, input: `${spec.id}.${problem.input ?? ''}`, what: `“${title}”：${problem.what}` });
  }
  if (problems.length > 0) throw new InputError(problems, 'parameter');
}
