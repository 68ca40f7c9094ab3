import { checkOptions, methodById } from '@panome/analysis';
import type { FlowVersion, PlannedStep } from '@panome/analysis/flows';
import type { Problem, RunForm } from '@panome/contract';
import { badInput } from '../../../platform/http/refusal.ts';

/** @throws {Refusal} 400 for options of a step that the flow does not have, or such a step to be run. */
export function checkStepNames(
  version: FlowVersion,
  { options, steps = [] }: Pick<RunForm, 'options' | 'steps'>,
): void {
  const known = new Set(version.steps.map(({ id }) => id));
  const unknown = [...Object.keys(options), ...steps.map((id) => id.split('@')[0]!)].find((id) => !known.has(id));
  if (unknown !== undefined) throw badInput(`“${version.title}”没有步骤“${unknown}”，请刷新页面后重试`);
}

/** What is wrong with the options of the planned steps, each named by its step. */
export function checkOptionsOf(steps: readonly PlannedStep[]): Problem[] {
  const seen = new Set<string>();
  return steps
    .filter(({ state }) => state === 'planned')
    .flatMap(({ method, options, spec, title }) => {
      if (seen.has(spec.id)) return [];
      seen.add(spec.id);
      const { problems } = checkOptions(methodById(method)!, options);
      return problems.map((problem): Problem => ({ ...(problem as Problem), what: `${title}：${problem.what}` }));
    });
}
