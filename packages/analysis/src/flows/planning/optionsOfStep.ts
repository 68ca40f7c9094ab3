import type { Groups, Options, OptionValue } from '../../model/index.ts';
import { methodById } from '../../registry.ts';
import type { FlowGiven, FlowVersion, StepSpec } from '../model.ts';
import { firstUnmet } from './conditions.ts';
import type { Unit } from './resolveEdge.ts';
import { factorOf, factorState } from './schemeParts.ts';

type Known = {
  readonly unit: Unit;
  readonly groups: Groups | null;
  readonly version: FlowVersion;
  readonly given: FlowGiven;
};

/** The options of a step: those of the flow, what the data ask for, what was chosen, and last what the contrast says. */
export function optionsOfStep(
  spec: StepSpec,
  known: Known,
): { readonly options: Options; readonly notes: readonly string[] } {
  const { given, groups, unit, version } = known;
  const variants = (spec.variants ?? [])
    .filter(({ when }) => firstUnmet(when, { version, given, groups }) === '')
    .map(({ options }) => options);
  const factors = factorOptions(spec, groups);
  const chosen = given.options?.[spec.id] ?? {};
  return {
    options: Object.assign(
      {},
      spec.options,
      ...variants,
      factors.options,
      chosen,
      contrastOptions(spec, unit),
    ) as Options,
    notes: factors.notes,
  };
}

/** Which groups are compared, where the method asks. */
function contrastOptions({ foreach, method }: StepSpec, { contrast, contrasts, reference }: Unit): Options {
  const asks = methodById(method)!.options.some(({ id }) => id === 'test_group');
  if (!foreach || !asks) return {};
  if (reference === null) return { contrasts: 'pairs', reference: '', test_group: '' };
  // With several tests against one reference a method of contrasts makes them all.
  return { reference, test_group: (contrast ?? (contrasts.length === 1 ? contrasts[0] : undefined))?.test ?? '' };
}

function factorOptions(
  { factors = {} }: StepSpec,
  groups: Groups | null,
): { readonly options: Options; readonly notes: readonly string[] } {
  const options: Record<string, OptionValue> = {};
  const notes: string[] = [];
  for (const [option, kind] of Object.entries(factors)) {
    const factor = factorOf(groups, kind);
    if (!groups || !factor) continue;
    const state = factorState(groups, factor.name);
    if (state === 'separable') options[option] = factor.name;
    else if (state === 'confounded') notes.push(`“${factor.name}”与分组完全混在一起，无法扣除它的影响`);
  }
  return { options, notes };
}
