import { methodById } from '@panome/analysis';
import { contrastName } from '@panome/analysis/flows';
import type { RunForm } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import type { Actor } from '../../../platform/access/actor.ts';
import { chartNames } from '../present/chartNames.ts';
import type { RunRepository } from '../runs/runRepository.ts';
import { secondsOf } from './estimate.ts';
import { keysOf } from './predict.ts';
import type { PrepareRun } from './prepareRun.ts';

type Plan = ResponseOf<'flowRunPlan'>;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Says what a run would do, without doing any of it. */
export function createPlan(prepare: PrepareRun, runs: Pick<RunRepository, 'known'>) {
  return async (actor: Actor, given: RunForm): Promise<Plan> => {
    const prepared = await prepare(actor, given);
    const keys = keysOf(prepared);
    const known = await runs.known(actor.id, [...new Set(keys.values())]);
    const seconds = secondsOf(prepared);
    const steps = prepared.steps.map((step): Plan['steps'][number] => {
      const isPlanned = step.state === 'planned';
      const work = !isPlanned ? '' : known.has(keys.get(step.id)!) ? 'take_over' : 'recompute';
      const method = methodById(step.method)!;
      return {
        id: step.id,
        title: step.title,
        section: step.section,
        method_id: step.method,
        method_title: method.title,
        contrast: step.contrast ? contrastName(step.contrast) : '',
        state: step.state,
        reason: step.reason,
        work,
        changed: Object.keys(given.options[step.spec.id] ?? {}),
        needs: [...step.needs],
        notes: [...step.notes],
        charts: isPlanned ? chartNames(method.charts) : [],
        seconds: work === 'recompute' ? seconds(step) : 0,
      };
    });
    const count = (test: (step: Plan['steps'][number]) => boolean) => steps.filter(test).length;
    return {
      steps,
      counts: {
        planned: count(({ state }) => state === 'planned'),
        skipped: count(({ state }) => state === 'skipped'),
        recompute: count(({ work }) => work === 'recompute'),
        take_over: count(({ work }) => work === 'take_over'),
        charts: sum(steps.map(({ charts }) => charts.length)),
      },
      seconds: Math.ceil(sum(steps.map((step) => step.seconds))),
      warnings: [...prepared.warnings],
      alike: [...prepared.alike],
      form: prepared.form,
    };
  };
}
