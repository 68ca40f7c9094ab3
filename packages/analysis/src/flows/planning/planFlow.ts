import { InputError, type InputKind } from '../../model/index.ts';
import { methodById } from '../../registry.ts';
import type { Edge, FlowGiven, FlowVersion, PlannedEdge, PlannedInputs, PlannedStep, StepSpec } from '../model.ts';
import { checkChosen } from './checkChosen.ts';
import { firstUnmet, levelsUnmet } from './conditions.ts';
import { areAllPairs, checkContrasts, contrastName } from './contrasts.ts';
import { optionsOfStep } from './optionsOfStep.ts';
import { resolveEdge, sourcesOf, type Planned, type Unit } from './resolveEdge.ts';
import { groupsOfStep, withAliasesFor } from './schemeParts.ts';

/** More cannot be looked through, and would keep others waiting. */
export const mostSteps = 60;

const notChosen = '没有选择这一步';

/**
 * Every step of a flow on what is given: those that run and those that are left out, with the reason. The same for the
 * same, in the order of the menu.
 *
 * @throws {InputError} When a contrast or an option is wrong, a step is named that is not there, or there are more steps
 * than 60.
 */
export function planFlow(version: FlowVersion, given: FlowGiven): readonly PlannedStep[] {
  checkContrasts(given.contrasts, given.scheme);
  const steps = new Map<string, readonly PlannedStep[]>();
  const taken = new Set<string>();
  for (const spec of version.steps) {
    if (spec.ifRole !== undefined && !given.roles[spec.ifRole]) continue;
    const planned: Planned = { version, given, steps };
    steps.set(
      spec.id,
      unitsOf(spec, given).map((unit) => planStep(spec, unit, unique(idOf(spec, unit, given), taken), planned)),
    );
  }
  const made = [...steps.values()].flat();
  checkChosen(version, given, made);
  const all = onlyChosen(made, given.only);
  const running = all.filter(({ state }) => state === 'planned').length;
  if (running > mostSteps)
    throw new InputError(
      [
        {
          code: 'too-many-steps',
          severity: 'error',
          input: 'contrasts',
          what: `共有 ${running} 步，一次最多 ${mostSteps} 步`,
          remedy: '请减少比较，或去掉一些步骤，分几次运行',
        },
      ],
      'parameter',
    );
  const heads = version.sections.map(({ title }) => title);
  return all.toSorted((one, other) => heads.indexOf(one.section) - heads.indexOf(other.section));
}

/** The contrasts of a step one by one, by what they are held against, or together. */
function unitsOf({ foreach, method }: StepSpec, { contrasts, scheme }: FlowGiven): readonly Unit[] {
  const together: Unit = { contrast: null, reference: null, contrasts };
  if (!foreach || contrasts.length === 0) return [together];
  if (foreach === 'contrast')
    return contrasts.map((contrast) => ({ contrast, reference: contrast.reference, contrasts: [contrast] }));
  const references = [...new Set(contrasts.map(({ reference }) => reference))];
  if (references.length > 1 && takesPairs(method) && areAllPairs(contrasts, scheme)) return [together];
  return references.map((reference) => ({
    contrast: null,
    reference,
    contrasts: contrasts.filter((contrast) => contrast.reference === reference),
  }));
}

/** Whether a method can hold every group against every other at once. */
const takesPairs = (method: string): boolean => methodById(method)!.options.some(({ id }) => id === 'contrasts');

const several = ({ contrasts }: FlowGiven): boolean => new Set(contrasts.map(({ reference }) => reference)).size > 1;

function idOf({ foreach, id }: StepSpec, { contrast, reference }: Unit, given: FlowGiven): string {
  if (contrast) return `${id}@${short(contrast.test)}-${short(contrast.reference)}`;
  return foreach === 'reference' && reference !== null && several(given) ? `${id}@${short(reference)}` : id;
}

/** An id stays below 200 characters however long the names of the groups are. */
const short = (group: string): string => Array.from(group).slice(0, 40).join('');

/** Long names and those with a dash in them may give one id to two contrasts. */
function unique(id: string, taken: Set<string>): string {
  let name = id;
  for (let number = 2; taken.has(name); number += 1) name = `${id}~${number}`;
  taken.add(name);
  return name;
}

function titleOf(spec: StepSpec, unit: Unit, given: FlowGiven): string {
  const title = spec.title ?? methodById(spec.method)!.title;
  if (unit.contrast) return `${title}：${contrastName(unit.contrast)}`;
  return spec.foreach === 'reference' && unit.reference !== null && several(given)
    ? `${title}：以“${unit.reference}”为参照`
    : title;
}

function planStep(spec: StepSpec, unit: Unit, id: string, planned: Planned): PlannedStep {
  const { given, version } = planned;
  const groups = groupsOfStep(spec.groups, given.scheme, unit.contrast);
  const step: PlannedStep = {
    id,
    spec,
    method: spec.method,
    title: titleOf(spec, unit, given),
    section: spec.section,
    contrast: unit.contrast,
    contrasts: unit.contrasts,
    needs: [],
    state: 'skipped',
    reason: '',
    notes: [],
    groups,
    options: {},
    inputs: {},
  };
  const skip = (reason: string): PlannedStep => ({ ...step, reason });
  if (given.skip?.some((one) => one === spec.id || one === id)) return skip(notChosen);
  const unmet =
    firstUnmet(spec.when ?? [], { version, given, groups }) ||
    (spec.foreach && unit.contrasts.length === 0 ? withoutContrasts(given) : '') ||
    groupsUnmet(step);
  if (unmet) return skip(unmet);
  const inputs = inputsOf(spec, unit, planned);
  if ('reason' in inputs) return skip(inputs.reason);
  const { notes, options } = optionsOfStep(spec, { unit, groups, version, given });
  return {
    ...step,
    groups: groups && withAliasesFor(groups, inputs.inputs, given),
    state: 'planned',
    needs: [...new Set(Object.values(inputs.inputs).flatMap((edge: PlannedEdge) => sourcesOf(edge).steps))],
    notes: [...inputs.notes, ...notes],
    options,
    inputs: inputs.inputs,
  };
}

const withoutContrasts = ({ scheme }: FlowGiven): string => (scheme ? '没有设定比较' : '没有分组方案');

/** Why the method cannot take the groups of the step; empty when it can. */
function groupsUnmet({ groups, method, spec }: PlannedStep): string {
  const input = methodById(method)!.inputs.find(({ id }) => id === 'groups');
  if (!input || spec.groups === 'none') return '';
  if (!groups) return input.required ? '没有分组方案' : '';
  return input.levels ? levelsUnmet(groups.levels.length, input.levels) : '';
}

function inputsOf(
  { inputs, method, optional = [] }: StepSpec,
  unit: Unit,
  planned: Planned,
): { readonly inputs: PlannedInputs; readonly notes: readonly string[] } | { readonly reason: string } {
  const found: { -readonly [Kind in InputKind]?: PlannedEdge } = {};
  const notes: string[] = [];
  for (const [kind, edges] of Object.entries(inputs) as [InputKind, Edge | readonly Edge[]][]) {
    const candidates = Array.isArray(edges) ? (edges as readonly Edge[]) : [edges as Edge];
    const resolved = candidates.map((edge) => resolveEdge(edge, unit, planned));
    const chosen = resolved.find((one) => 'edge' in one);
    if (chosen) {
      found[kind] = chosen.edge;
      notes.push(...chosen.notes);
    } else if (!optional.includes(kind) || isRequired(method, kind)) return { reason: reasonOf(resolved) };
  }
  return { inputs: found, notes };
}

/** Whether a method cannot do without an input, whatever a step says of it. */
const isRequired = (method: string, kind: InputKind): boolean =>
  methodById(method)!.inputs.some(({ id, required }) => id === kind && required);

/** One reason of several: a table that is missing says more than a step that did not run for it. */
function reasonOf(resolved: readonly ({ readonly reason: string } | object)[]): string {
  const reasons = resolved.flatMap((one) => ('reason' in one ? [one.reason] : []));
  return reasons.find((reason) => reason.startsWith('没有')) ?? reasons[0]!;
}

/** Leaves out what is neither wanted nor needed by what is wanted. */
function onlyChosen(steps: readonly PlannedStep[], only: readonly string[] | undefined): readonly PlannedStep[] {
  if (!only) return steps;
  const byId = new Map(steps.map((step) => [step.id, step]));
  const kept = new Set<string>();
  const keep = (id: string): void => {
    if (kept.has(id)) return;
    kept.add(id);
    byId.get(id)?.needs.forEach(keep);
  };
  for (const { id, spec } of steps) if (only.includes(id) || only.includes(spec.id)) keep(id);
  return steps.map((step) =>
    kept.has(step.id) || step.state === 'skipped' ? step : { ...step, state: 'skipped', reason: notChosen },
  );
}
