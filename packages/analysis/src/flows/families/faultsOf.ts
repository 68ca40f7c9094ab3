import { inputKinds, type InputKind, type MethodDefinition, type Options } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { methodById } from '../../registry.ts';
import type { Edge, FlowVersion, StepSpec, When } from '../model.ts';

/**
 * What is wrong with a flow by itself: names that nothing has, edges that do not fit, tables of several comparisons that
 * would be taken as one.
 */
export function faultsOf(version: FlowVersion): readonly string[] {
  return [...menuFaults(version), ...version.steps.flatMap((step, at) => stepFaults(version, step, at))];
}

function repeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

function menuFaults({ binds, needs, roles, sections, steps }: FlowVersion): string[] {
  const known = new Set(roles.map(({ id }) => id));
  const items = sections.flatMap((section) => section.items);
  const bound = [...Object.values(binds), ...items.flatMap(({ bind }) => Object.values(bind)), ...needs].flat();
  return [
    ...repeated(items.map(({ method }) => method)).map((id) => `the menu has ${id} twice`),
    ...items.flatMap(({ guide, method }) => (guide ? [] : [`${method} has no guide`])),
    ...items.flatMap(({ method }) => (methodById(method) ? [] : [`no method ${method}`])),
    ...bound.flatMap((role) => (known.has(role) ? [] : [`no role ${role}`])),
    ...repeated(roles.map(({ id }) => id)).map((id) => `role ${id} twice`),
    ...repeated(steps.map(({ id }) => id)).map((id) => `step ${id} twice`),
    ...roles.flatMap(({ id, input }) => (inputKinds.includes(input) ? [] : [`role ${id} is read as ${input}`])),
  ];
}

const candidates = (edges: Edge | readonly Edge[]): readonly Edge[] =>
  Array.isArray(edges) ? (edges as readonly Edge[]) : [edges as Edge];

function stepFaults(version: FlowVersion, step: StepSpec, at: number): string[] {
  const method = methodById(step.method);
  if (!method) return [`${step.id}: no method ${step.method}`];
  const earlier = version.steps.slice(0, at);
  const edges = Object.entries(step.inputs).flatMap(([kind, given]) =>
    candidates(given as Edge).map((edge) => [kind, edge] as const),
  );
  const faults = [
    ...(version.sections.some(({ title }) => title === step.section) ? [] : [`no section ${step.section}`]),
    ...edges.flatMap(([kind, edge]) => [
      ...(method.inputs.some(({ id }) => id === kind) ? [] : [`${method.id} has no input ${kind}`]),
      ...edgeFaults(version, step, edge, earlier),
    ]),
    ...method.inputs.flatMap(({ id, required }) =>
      required && id !== 'groups' && !step.inputs[id] ? [`nothing for ${id}`] : [],
    ),
    ...(step.groups === 'contrast' && step.foreach !== 'contrast' ? ['groups of a contrast without one'] : []),
    ...(step.optional ?? []).flatMap((kind: InputKind) => (step.inputs[kind] ? [] : [`${kind} is no input of it`])),
    ...[...(step.when ?? []), ...(step.ifRole ? [{ role: step.ifRole }] : [])].flatMap((when) =>
      whenFaults(version, when),
    ),
    ...optionFaults(method, step),
  ];
  return faults.map((fault) => `${step.id}: ${fault}`);
}

function whenFaults(version: FlowVersion, when: When): string[] {
  if ('unless' in when) return whenFaults(version, when.unless);
  if ('anyOf' in when) return when.anyOf.flatMap((one) => whenFaults(version, one));
  const role = 'role' in when ? when.role : 'logged' in when ? when.logged : undefined;
  const named = 'column' in when ? when.column.role : role;
  return named === undefined || version.roles.some(({ id }) => id === named) ? [] : [`no role ${named}`];
}

function optionFaults(method: MethodDefinition, { factors = {}, options = {}, variants = [] }: StepSpec): string[] {
  const all: readonly Options[] = [options, ...variants.map((variant) => ({ ...options, ...variant.options }))];
  return [
    ...all.flatMap((one) => {
      try {
        parseOptions(method, one);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    }),
    ...Object.keys(factors).flatMap((id) =>
      method.options.some((option) => option.id === id && option.kind === 'factor') ? [] : [`no factor ${id}`],
    ),
  ];
}

function edgeFaults(version: FlowVersion, step: StepSpec, edge: Edge, earlier: readonly StepSpec[]): string[] {
  const noRole = (role: string): string[] => (version.roles.some(({ id }) => id === role) ? [] : [`no role ${role}`]);
  if (edge.from === 'role') return noRole(edge.role);
  const { as, columns, gather } = edge;
  return [
    ...(as && as.length !== columns?.length ? ['as many new names as columns'] : []),
    // A list of lists takes its rows from the gathering alone.
    ...(gather?.kind === 'lists' ? [] : rowFaults(step, edge, earlier, false)),
    ...(gather?.kind === 'columns' ? noRole(gather.role) : []),
    ...(gather && gather.kind !== 'columns' ? rowFaults(step, gather, earlier, true) : []),
  ];
}

type Rows = { readonly step: string; readonly table: string; readonly contrast?: string | undefined };

/** @param gathered - Every contrast is taken, so that a step of the whole may take from steps of contrasts. */
function rowFaults(
  { foreach }: StepSpec,
  { contrast, step, table }: Rows,
  earlier: readonly StepSpec[],
  gathered: boolean,
): string[] {
  const parent = earlier.find(({ id }) => id === step);
  if (!parent) return [`no step ${step} before it`];
  const tables = methodById(parent.method)?.tables ?? [];
  const several = parent.foreach === 'reference';
  return [
    ...(tables.some(({ id }) => id === table) ? [] : [`${parent.method} has no table ${table}`]),
    ...(parent.foreach && foreach !== 'contrast' && !gathered ? [`takes ${step} as if it had one contrast`] : []),
    ...(several && contrast === undefined && (foreach === 'contrast' || gathered)
      ? [`does not say which contrast of ${step}`]
      : []),
    ...(contrast !== undefined && !several ? [`${step} has one contrast in a table`] : []),
  ];
}
