import type { RequestOf, ResponseOf } from '@panome/contract/client';

export type FlowRun = ResponseOf<'listOfAllMetaWorkflow'>[number];
export type WholeRun = ResponseOf<'flowRunDetail'>;
export type FlowStep = WholeRun['steps'][number];
export type RunState = FlowRun['state'];
export type StepState = FlowStep['state'];
/** What decides a run, as it is sent; what is left out is filled in by the server. */
export type RunForm = RequestOf<'storeModuleChart'>;
export type RunPlan = ResponseOf<'flowRunPlan'>;
export type PlannedStep = RunPlan['steps'][number];

/** Whether the run will still change by itself. */
export const isRunActive = ({ state }: Pick<FlowRun, 'state'>): boolean => state === 'waiting' || state === 'running';
/** Whether the step has a result. */
export const hasResult = ({ state }: Pick<FlowStep, 'state'>): boolean => state === 'succeeded' || state === 'reused';
/** Whether the step will still change by itself. */
export const isPending = ({ state }: Pick<FlowStep, 'state'>): boolean =>
  state === 'blocked' || state === 'ready' || state === 'queued' || state === 'running';

export type Section<Step> = { readonly title: string; readonly steps: readonly Step[] };

/** Steps under the heads of the menu, in their order. */
export function bySection<Step extends { readonly section: string }>(steps: readonly Step[]): readonly Section<Step>[] {
  const sections = new Map<string, Step[]>();
  for (const step of steps) sections.set(step.section, [...(sections.get(step.section) ?? []), step]);
  return [...sections].map(([title, members]) => ({ title, steps: members }));
}

/** How far a run is, in per cent: what is skipped or failed is over, too. */
export function percentOf({ counts }: Pick<FlowRun, 'counts'>): number {
  const over = counts.done + counts.failed + counts.skipped + counts.cancelled;
  return counts.total === 0 ? 100 : (100 * over) / counts.total;
}
