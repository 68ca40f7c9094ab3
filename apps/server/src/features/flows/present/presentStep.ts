import { join } from 'node:path';
import { methodById } from '@panome/analysis';
import type { FlowStep } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import { readDocument } from '../../../results/resultFolder.ts';
import type { StepRow } from '../runs/runRepository.ts';
import { specOf } from '../runs/stepSpec.ts';
import { failureOfStep, reasonOf } from '../runs/stepState.ts';
import { chartNames } from './chartNames.ts';

const timeOrNull = (epoch: number | null) => (epoch === null ? null : toTime(epoch));
/** A result never changes, so what it shows is read once. */
const mostKept = 5_000;

/** Presents steps as their owner reads them. @param root - The folder of the results. */
export function createPresentStep(root: string) {
  const kept = new Map<string, readonly string[]>();

  async function chartsOf(methodId: string, resultPath: string): Promise<readonly string[]> {
    if (resultPath === '') return methodById(methodId)?.charts ?? [];
    const known = kept.get(resultPath);
    if (known) return known;
    const { charts } = await readDocument(join(root, resultPath));
    if (kept.size >= mostKept) kept.clear();
    kept.set(resultPath, charts);
    return charts;
  }

  return async (row: StepRow): Promise<FlowStep> => {
    const { contrast, method, section, title } = specOf(row);
    const { shown: state, task } = row;
    const charts = state === 'skipped' ? [] : await chartsOf(method, task?.result_path ?? '');
    return {
      id: row.step_id,
      title,
      section,
      method_id: method,
      method_title: methodById(method)?.title ?? method,
      contrast,
      state,
      reason: reasonOf(row),
      task_id: row.task_id,
      charts: chartNames(charts),
      reused: state === 'reused',
      percent: task?.percent ?? 0,
      failure: state === 'skipped' ? null : failureOfStep(row),
      started_at: timeOrNull(task?.started_at ?? null),
      finished_at: timeOrNull(task?.finished_at ?? null),
    };
  };
}
export type PresentStep = ReturnType<typeof createPresentStep>;
