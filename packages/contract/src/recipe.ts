import { z } from 'zod';
import { defineCall, id, ids, nothing, time } from './call.ts';

const tables = ['matrix', 'matrix2'] as const;
const features = [
  ...tables,
  'sets',
  'sets2',
  'list',
  'background',
  'lists',
  'ranked',
  'taxonomy',
  'edges',
  'cells',
  'droplets',
] as const;
const named = [...features, 'env', 'distance', 'records', 'records2'] as const;

type Rule = { readonly inputs: readonly (typeof named)[number][]; readonly choices: readonly string[] };

/** Which repair there is for which inputs, and its choices; a test of the server holds it against the engine's. */
export const repairRules = {
  orientation: { inputs: tables, choices: ['transpose', 'keep'] },
  'ragged-row': { inputs: [...tables, 'records', 'records2'], choices: ['fill'] },
  'not-samples': { inputs: tables, choices: ['keep'] },
  'label-rows': { inputs: tables, choices: ['drop'] },
  'empty-rows': { inputs: [...tables, 'env', 'taxonomy'], choices: ['drop'] },
  'summary-rows': { inputs: tables, choices: ['drop'] },
  'not-measured': { inputs: tables, choices: ['drop'] },
  contaminants: { inputs: tables, choices: ['drop'] },
  organelles: { inputs: tables, choices: ['drop'] },
  'tidy-names': { inputs: named, choices: ['tidy'] },
  'version-suffix': { inputs: features, choices: ['strip'] },
  'sample-paths': { inputs: tables, choices: ['basename'] },
  'duplicate-sample': { inputs: tables, choices: ['suffix'] },
  'date-genes': { inputs: features, choices: ['march', 'marc', 'keep'] },
  decimal: {
    inputs: [...tables, 'env', 'ranked', 'edges', 'distance', 'records', 'records2'],
    choices: ['comma', 'thousands'],
  },
  'text-in-number': { inputs: [...tables, 'env', 'ranked'], choices: ['missing'] },
  zeros: { inputs: tables, choices: ['missing'] },
  'duplicate-feature': { inputs: tables, choices: ['other-column', 'suffix', 'max-mean', 'sum', 'median'] },
  'duplicate-name': { inputs: ['env', 'taxonomy'], choices: ['first', 'last'] },
} as const satisfies Readonly<Record<string, Rule>>;
type RepairName = keyof typeof repairRules;

/**
 * One decision about the faults of one file, as `RecipeStep` of the analysis engine: what does not exist is refused.
 */
export const recipeStep = z
  .strictObject({
    input: z.enum(named),
    repair: z.enum(Object.keys(repairRules) as [RepairName, ...RepairName[]]),
    choice: z.string().max(20),
  })
  .refine(({ choice, input, repair }) => {
    const rule: Rule = repairRules[repair];
    return rule.inputs.includes(input) && rule.choices.includes(choice);
  }, '没有这种处理');
export type RecipeStep = z.infer<typeof recipeStep>;

/**
 * What was decided about the faults of the files of a task, in the order of the decisions; a further version gets a
 * further format.
 */
export const recipe = z.strictObject({
  format: z.literal(1),
  steps: z
    .array(recipeStep)
    .max(200)
    .refine(
      (steps) => new Set(steps.map(({ input, repair }) => `${input} ${repair}`)).size === steps.length,
      '同一处问题只能有一种处理',
    ),
});
export type Recipe = z.infer<typeof recipe>;

/** A recipe in a query: JSON of its steps. */
export const recipeQuery = z.string().max(8_000);

/** What one repair changed in one file. */
export const repairEffect = z.object({
  repair: z.string(),
  choice: z.string(),
  count: z.number(),
  examples: z
    .array(
      z.object({
        row: z.number().optional(),
        column: z.number().optional(),
        cell: z.string().optional(),
        before: z.string(),
        after: z.string(),
      }),
    )
    .readonly(),
});
export type RepairEffect = z.infer<typeof repairEffect>;

export const keptRecipe = z.object({
  id,
  /** As it was saved, or of the task it was used in. */
  name: z.string(),
  kind: z.enum(['saved', 'task']),
  recipe,
  created_at: time,
});
export type KeptRecipe = z.infer<typeof keptRecipe>;

export const recipeList = defineCall({
  method: 'GET',
  path: '/api/front/recipe/list',
  request: nothing,
  response: z.array(keptRecipe),
  summary:
    'How I mended former tables: my saved recipes, then those of my latest tasks that had one, newest first; equal ones once.',
});

export const recipeStore = defineCall({
  method: 'POST',
  path: '/api/front/recipe/store',
  request: z.strictObject({
    name: z.string().trim().min(1, '请填写名称').max(60, '名称最多 60 个字'),
    recipe: recipe.refine(({ steps }) => steps.length > 0, '还没有任何处理步骤'),
  }),
  response: keptRecipe,
  summary: 'Saves a recipe under a name; one of the same name is replaced. At most 100.',
});

export const recipeDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/recipe/delete',
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.array(id) }),
  summary: 'Deletes saved recipes.',
});
