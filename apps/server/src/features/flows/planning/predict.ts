import { predictKeys } from '@panome/analysis/node';
import { readerVersion } from '@panome/analysis/model';
import type { PreparedRun } from './prepareRun.ts';

/** What each planned step is going to give, as far as can be told before it runs: steps of one key have one result. */
export function keysOf({ form, roles, steps }: PreparedRun): ReadonlyMap<string, string> {
  // The seed counts for every method, since it is part of what makes tasks equal.
  const ground = [...roles].map(([id, { source }]) => {
    const { file_id: _id, ...reading } = form.inputs[id] ?? { file_id: '' };
    return [
      id,
      JSON.stringify([readerVersion, source.sha256, reading, form.recipe[id]?.steps ?? [], form.seed]),
    ] as const;
  });
  return predictKeys(steps, { roles: Object.fromEntries(ground), seed: form.seed });
}
