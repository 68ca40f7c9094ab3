import { InputError } from '../model/index.ts';

/** What the user decided about a file's faults, by repair id. Written to result.json, so that a run can be repeated. */
export type Repairs = Readonly<Record<string, string>>;

/** Every repair there is and its choices. */
export const REPAIRS: Readonly<Record<string, readonly string[]>> = {
  'date-genes': ['march', 'marc', 'keep'],
  decimal: ['comma', 'thousands'],
  'duplicate-feature': ['suffix', 'max-mean', 'sum', 'median'],
  orientation: ['transpose'],
  'ragged-row': ['fill'],
  'text-in-number': ['missing'],
  zeros: ['missing'],
};

/** @throws {InputError} When a repair or its choice does not exist. */
export function checkRepairs(repairs: Repairs): void {
  const problems = Object.entries(repairs).flatMap(([id, choice]) => {
    const choices = Object.hasOwn(REPAIRS, id) ? REPAIRS[id] : undefined;
    if (choices?.includes(choice)) return [];
    return {
      code: choices ? 'unknown-choice' : 'unknown-repair',
      severity: 'error' as const,
      input: id,
      what: choices ? `修复“${id}”没有“${choice}”这种做法` : `没有名为“${id}”的修复`,
      remedy: `请改为其中之一：${(choices ?? Object.keys(REPAIRS)).join('、')}`,
    };
  });
  if (problems.length > 0) throw new InputError(problems, 'parameter');
}
