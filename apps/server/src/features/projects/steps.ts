import { toTime } from '../../platform/clock.ts';
import type { ContractStepRow } from '../../platform/database/schema/projects.ts';

/** The steps of every contract, in their order. */
export const stepNames = ['received', 'checked', 'measured', 'analysed', 'delivered'] as const;
export type StepName = (typeof stepNames)[number];

const inOrder = (rows: readonly ContractStepRow[]) =>
  stepNames.flatMap((step) => rows.filter((row) => row.step === step));

/** The first step that is not done, or the last one. A contract without steps has just come in. */
export function currentStep(rows: readonly ContractStepRow[]): StepName {
  const sorted = inOrder(rows);
  return (sorted.find((row) => row.done_at === null)?.step ?? sorted.at(-1)?.step ?? 'received') as StepName;
}

/** Whether a step waits for the customer to do something. */
export const isWaiting = (rows: readonly ContractStepRow[]): boolean =>
  rows.some((row) => row.done_at === null && row.state === 'waiting');

export function presentSteps(rows: readonly ContractStepRow[]) {
  const current = currentStep(rows);
  return inOrder(rows).map((row) => ({
    step: row.step as StepName,
    state:
      row.done_at !== null
        ? ('done' as const)
        : row.state === 'waiting'
          ? ('waiting' as const)
          : row.step === current
            ? ('current' as const)
            : ('planned' as const),
    done_at: row.done_at === null ? null : toTime(row.done_at),
    due_at: row.due_at === null ? null : toTime(row.due_at),
    note: row.note,
  }));
}
