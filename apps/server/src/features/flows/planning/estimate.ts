import { estimateSeconds, type PlannedStep } from '@panome/analysis/flows';
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

/** A process that reads the files and opens the method. */
const start = 0.4;

/** A rough time of each step in seconds, from the size of the largest table. */
export function secondsOf({ roles }: Pick<PreparedRun, 'roles'>): (step: Pick<PlannedStep, 'method'>) => number {
  const sizes = [...roles.values()].map(({ rows, samples }) => ({ rows, samples: Math.max(1, samples.length) }));
  const cellsOf = (size: (typeof sizes)[number]): number => size.rows * size.samples;
  const { rows, samples } = sizes.toSorted((one, other) => cellsOf(other) - cellsOf(one))[0] ?? { rows: 0, samples: 0 };
  return (step) => Math.round((start + estimateSeconds(step, rows, samples)) * 10) / 10;
}
