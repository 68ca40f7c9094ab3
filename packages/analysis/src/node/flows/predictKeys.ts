import { createHash } from 'node:crypto';
import { sourcesOf, type PlannedEdge, type PlannedStep } from '../../flows/index.ts';
import { parseOptions } from '../../options/index.ts';
import { methodById } from '../../registry.ts';

/** What the keys of a run hang on beside its plan. */
export type KeyGround = {
  /** What a role's file is read as: its hash, its reading and the repairs of its recipe. */
  readonly roles: { readonly [role: string]: string };
  readonly seed: number;
};

/**
 * A key for each planned step: equal when method, version, options, seed, groups, files and the keys of the steps before
 * are equal, so that the step can only come out the same.
 */
export function predictKeys(steps: readonly PlannedStep[], ground: KeyGround): ReadonlyMap<string, string> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const keys = new Map<string, string>();
  const keyOf = (id: string): string => {
    const known = keys.get(id);
    if (known !== undefined) return known;
    const key = predictKey(byId.get(id)!, keyOf, ground);
    keys.set(id, key);
    return key;
  };
  for (const { id, state } of steps) if (state === 'planned') keyOf(id);
  return keys;
}

function predictKey(
  { groups, inputs, method: id, options }: PlannedStep,
  keyOf: (step: string) => string,
  { roles, seed }: KeyGround,
): string {
  const method = methodById(id)!;
  const sources = (edge: PlannedEdge) => {
    const { roles: from, steps } = sourcesOf(edge);
    // The step's own name says nothing of what it makes.
    const named = Object.fromEntries(steps.map((step) => [step, keyOf(step)]));
    const own = JSON.parse(JSON.stringify(edge, (_, value: unknown) => renamed(value, named))) as unknown;
    return [own, from.map((role) => roles[role])];
  };
  return createHash('sha256')
    .update(
      canonical([
        id,
        method.version,
        parseOptions(method, options),
        method.usesSeed ? seed : null,
        groups,
        Object.entries(inputs)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([kind, edge]) => [kind, ...sources(edge)]),
      ]),
    )
    .digest('hex');
}

const renamed = (value: unknown, keys: Readonly<Record<string, string>>): unknown =>
  isRecord(value) && typeof value['step'] === 'string'
    ? { ...value, step: keys[value['step']] ?? value['step'] }
    : value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with the keys in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isRecord(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
