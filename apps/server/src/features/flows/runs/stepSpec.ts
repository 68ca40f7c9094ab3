import type { Options } from '@panome/analysis/model';
import type { PlannedInputs } from '@panome/analysis/flows';
import type { FileReference, GroupScheme, Recipe } from '@panome/contract';
import type { FlowRunRow, FlowStepRow } from '../../../platform/database/schema/flows.ts';

/** What is kept of a planned step with its run. */
export type StoredSpec = {
  readonly title: string;
  readonly section: string;
  readonly method: string;
  /** In words; empty when it is of none. */
  readonly contrast: string;
  readonly needs: readonly string[];
  readonly groups: GroupScheme | null;
  readonly options: Options;
  readonly inputs: PlannedInputs;
  /** How many steps come before it at least. */
  readonly depth: number;
  /** A rough estimate of its time. */
  readonly seconds: number;
};
export const specOf = ({ spec }: Pick<FlowStepRow, 'spec'>): StoredSpec => JSON.parse(spec) as StoredSpec;

/** The files of a run by role. */
export const inputsOf = ({ inputs }: Pick<FlowRunRow, 'inputs'>) =>
  JSON.parse(inputs) as Readonly<Record<string, FileReference>>;
export const recipesOf = ({ recipe }: Pick<FlowRunRow, 'recipe'>) =>
  JSON.parse(recipe) as Readonly<Record<string, Recipe>>;
