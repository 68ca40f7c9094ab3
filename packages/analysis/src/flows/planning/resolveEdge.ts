import type {
  Contrast,
  Edge,
  FlowGiven,
  FlowVersion,
  GatherSpec,
  PlannedEdge,
  PlannedGather,
  PlannedStep,
} from '../model.ts';
import type { Rule } from '../../rules/index.ts';
import { noTable, roleTitle } from './conditions.ts';
import { contrastName, contrastValue } from './contrasts.ts';

/** Steps that were planned so far. */
export type Planned = {
  readonly version: FlowVersion;
  readonly given: FlowGiven;
  /** By the id of their specification. */
  readonly steps: ReadonlyMap<string, readonly PlannedStep[]>;
};

/** What a step is for: a contrast, all contrasts against a reference, or the whole. */
export type Unit = {
  readonly contrast: Contrast | null;
  readonly reference: string | null;
  /** The contrasts that it takes together. */
  readonly contrasts: readonly Contrast[];
};

/** An edge as it is planned, or why it cannot be, in Chinese. */
export type Resolved = { readonly edge: PlannedEdge; readonly notes: readonly string[] } | { readonly reason: string };

const sameContrast = (one: Contrast, other: Contrast): boolean =>
  one.test === other.test && one.reference === other.reference;

export function resolveEdge(edge: Edge, unit: Unit, planned: Planned): Resolved {
  if (edge.from === 'role') return fromRole(edge.role, planned);
  const { as, columns, gather, some, table } = edge;
  const gathered = gather ? resolveGather(gather, unit, planned) : undefined;
  if (gathered && 'reason' in gathered) return gathered;
  const shaped = {
    ...(some ? { some } : {}),
    ...(columns ? { columns } : {}),
    ...(as ? { as } : {}),
    ...(gathered ? { gather: gathered.gather } : {}),
  };
  if (gathered?.gather.kind === 'lists') {
    const [first] = gathered.gather.lists;
    return { edge: { from: 'step', step: first!.step, table: first!.table, ...shaped }, notes: gathered.notes };
  }
  const rows = rowsOf(edge, unit.contrast, planned);
  if ('reason' in rows) return rows;
  return {
    edge: { from: 'step', step: rows.step, table, ...(rows.rules ? { rules: rows.rules } : {}), ...shaped },
    notes: gathered?.notes ?? [],
  };
}

function fromRole(role: string, { given, version }: Planned): Resolved {
  return given.roles[role]
    ? { edge: { from: 'role', role }, notes: [] }
    : { reason: noTable(roleTitle(version, role)) };
}

type Wanted = { readonly step: string; readonly rules?: Rule | undefined; readonly contrast?: string | undefined };

/** The one step that has the rows of a contrast, and which rows of its table they are. */
function rowsOf(
  { contrast: column, rules, step }: Wanted,
  contrast: Contrast | null,
  { steps, version }: Planned,
): { readonly step: string; readonly rules?: Rule | undefined } | { readonly reason: string } {
  const parents = (steps.get(step) ?? []).filter(({ state }) => state === 'planned');
  const { foreach, title = step } = version.steps.find(({ id }) => id === step) ?? { title: step };
  const parent = parents.find((one) => {
    if (foreach === undefined || contrast === null) return true;
    return one.contrasts.some((own) => sameContrast(own, contrast));
  });
  if (!parent) return { reason: missing(steps.get(step)?.[0]?.title ?? title) };
  if (column === undefined || contrast === null) return { step: parent.id, rules };
  const own: Rule = { column, op: 'is', value: contrastValue(contrast) };
  return { step: parent.id, rules: rules ? { all: [own, rules] } : own };
}

const missing = (title: string): string => `上一步“${title}”没有运行`;

function resolveGather(
  gather: GatherSpec,
  unit: Unit,
  planned: Planned,
): { readonly gather: PlannedGather; readonly notes: readonly string[] } | { readonly reason: string } {
  if (gather.kind === 'columns') {
    const found = fromRole(gather.role, planned);
    return 'reason' in found ? found : { gather: { kind: 'columns', role: gather.role }, notes: [] };
  }
  const { column, kind, table } = gather;
  const found = unit.contrasts.map((contrast) => ({ contrast, rows: rowsOf(gather, contrast, planned) }));
  const there = found.flatMap(({ contrast, rows }) =>
    'reason' in rows ? [] : [{ contrast, rows: { ...rows, table, column } }],
  );
  if (there.length === 0) {
    const [first] = found;
    return { reason: first && 'reason' in first.rows ? first.rows.reason : '没有设定比较' };
  }
  const without = found.flatMap(({ contrast, rows }) => ('reason' in rows ? [contrastName(contrast)] : []));
  const notes = without.length > 0 ? [`不含没有运行的比较：${without.join('、')}`] : [];
  if (kind === 'lists')
    // One list has no intersection.
    return there.length < 2
      ? { reason: '只有 1 个比较有结果' }
      : {
          gather: { kind, lists: there.map(({ contrast, rows }) => ({ ...rows, name: contrastName(contrast) })) },
          notes,
        };
  const { by, most } = gather;
  const named = there.map(({ rows }) => rows);
  return { gather: { kind, named, ...(by ? { by } : {}), ...(most ? { most } : {}) }, notes };
}

/** The steps and roles that an edge takes from. */
export function sourcesOf(edge: PlannedEdge): { readonly steps: readonly string[]; readonly roles: readonly string[] } {
  if (edge.from === 'role') return { steps: [], roles: [edge.role] };
  const { gather, step } = edge;
  if (!gather) return { steps: [step], roles: [] };
  if (gather.kind === 'columns') return { steps: [step], roles: [gather.role] };
  const further = gather.kind === 'lists' ? gather.lists : gather.named;
  return { steps: [...new Set([step, ...further.map((rows) => rows.step)])], roles: [] };
}
