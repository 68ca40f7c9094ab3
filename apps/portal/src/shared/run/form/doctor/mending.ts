import type { ResponseOf } from '@panome/contract/client';
import type { Problem } from '../../../tasks/index.ts';
import type { RecipeStep } from '../toolForm.ts';

export type Effect = NonNullable<ResponseOf<'fileStoreInspect'>['report']>['effects'][number];
export type KeptRecipe = ResponseOf<'recipeList'>[number];

/** Which file is mended. */
export type DoctorInput = RecipeStep['input'];

/** Steps with this one decided last; of one repair there is one step. */
export const decide = (steps: readonly RecipeStep[], step: RecipeStep): readonly RecipeStep[] => [
  ...steps.filter(({ repair }) => repair !== step.repair),
  step,
];

/**
 * What the data speak for. A table that is to be turned says everything else of the wrong way round, and is turned first.
 */
export function suggestedSteps(problems: readonly Problem[], input: DoctorInput): readonly RecipeStep[] {
  const suggested = problems.flatMap(({ repair }): RecipeStep[] =>
    repair?.suggested === undefined
      ? []
      : [{ input, repair: repair.id as RecipeStep['repair'], choice: repair.suggested }],
  );
  const turning = suggested.filter(({ repair }) => repair === 'orientation');
  return turning.length > 0 ? turning : suggested;
}

export const effectOf = (
  effects: readonly Effect[] | undefined,
  { repair }: Pick<RecipeStep, 'repair'>,
): Effect | undefined => effects?.find((effect) => effect.repair === repair);

/** Equal decisions, whatever their order. */
export const signatureOf = (steps: readonly RecipeStep[]): string =>
  steps
    .map(({ choice, repair }) => `${repair}=${choice}`)
    .toSorted()
    .join(' ');
