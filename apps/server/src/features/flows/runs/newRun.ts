import { randomUUID } from 'node:crypto';
import { contrastName, type PlannedStep } from '@panome/analysis/flows';
import { paletteColors } from '@panome/charts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { FlowRunRow, FlowStepRow } from '../../../platform/database/schema/flows.ts';
import { newId } from '../../../platform/ids.ts';
import { toScheme } from '../../../runner/jobs/groupScheme.ts';
import { depthsOf, secondsOf } from '../planning/estimate.ts';
import { keysOf } from '../planning/predict.ts';
import type { PreparedRun } from '../planning/prepareRun.ts';
import type { StoredSpec } from './stepSpec.ts';

type Given = { readonly actor: Pick<Actor, 'id'>; readonly key: string | null; readonly now: number };

function specRow(step: PlannedStep, depth: number, seconds: number): StoredSpec {
  const colors = paletteColors(undefined, 'categorical', 'light');
  return {
    title: step.title,
    section: step.section,
    method: step.method,
    contrast: step.contrast ? contrastName(step.contrast) : '',
    needs: step.needs,
    groups: step.groups && toScheme(step.groups, colors),
    options: step.options,
    inputs: step.inputs,
    depth,
    seconds,
  };
}

/** The rows of a run that is about to be sent. */
export function newRun(
  prepared: PreparedRun,
  { actor, key, now }: Given,
): { readonly run: FlowRunRow; readonly steps: FlowStepRow[] } {
  const { data, form, steps, version } = prepared;
  const id = newId();
  const keys = keysOf(prepared);
  const depths = depthsOf(steps);
  const seconds = secondsOf(prepared);
  const inputs = Object.fromEntries(Object.entries(form.inputs).filter(([, reference]) => reference !== null));
  return {
    run: {
      id,
      owner_id: actor.id,
      version_id: version.id,
      name: form.name,
      project_id: form.source.project_id,
      project_name: data.name,
      project_from: form.source.project_from,
      source_from: form.source.source_from,
      is_example: form.source.is_example,
      inputs: JSON.stringify(inputs),
      scheme: JSON.stringify(form.scheme),
      contrasts: JSON.stringify(form.contrasts),
      recipe: JSON.stringify(form.recipe),
      options: JSON.stringify(form.options),
      steps: JSON.stringify(form.steps ?? null),
      seed: form.seed,
      parent_run: form.parent_run,
      submit_key: key ?? randomUUID(),
      turn: 0,
      created_at: now,
      finished_at: null,
      deleted_at: null,
      announced: 0,
      shared_at: null,
    },
    steps: steps.map((step, position) => ({
      run_id: id,
      step_id: step.id,
      position,
      spec: JSON.stringify(specRow(step, depths.get(step.id) ?? 0, seconds(step))),
      state: step.state === 'planned' ? 'blocked' : 'skipped',
      reason: step.reason,
      task_id: '',
      predicted_key: keys.get(step.id) ?? '',
    })),
  };
}
