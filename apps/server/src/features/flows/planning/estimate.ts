import type { PlannedStep } from '@panome/analysis/flows';
import type { PreparedRun } from './prepareRun.ts';

/** How many steps come before each at least. */
export function depthsOf(steps: readonly PlannedStep[]): ReadonlyMap<string, number> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const depths = new Map<string, number>();
  const depthOf = (id: string): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const depth = 1 + Math.max(-1, ...(byId.get(id)?.needs ?? []).map(depthOf));
    depths.set(id, depth);
    return depth;
  };
  for (const { id } of steps) depthOf(id);
  return depths;
}

/** A rough time of a step in seconds, from the size of the largest table: starting it takes longer than most methods. */
export function secondsOf({ roles }: Pick<PreparedRun, 'roles'>): number {
  const cells = Math.max(0, ...[...roles.values()].map(({ rows, samples }) => rows * Math.max(1, samples.length)));
  return Math.round((0.4 + cells / 1_000_000) * 10) / 10;
}
