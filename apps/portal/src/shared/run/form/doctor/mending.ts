import type { ResponseOf } from '@panome/contract/client';
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
