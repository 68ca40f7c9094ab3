import { calls, recipe, type KeptRecipe, type Recipe } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { toTime } from '../../platform/clock.ts';
import type { RecipeRow } from '../../platform/database/schema/tasks.ts';
import { badInput } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { newId } from '../../platform/ids.ts';
import { createRecipeRepository } from './recipeRepository.ts';
import { storedForm } from './taskForm.ts';

const limits = { saved: 100, tasks: 100, offered: 20 };

/** Equal for recipes with the same decisions, whatever their order. */
const signature = ({ steps }: Recipe): string =>
  steps
    .map(({ choice, input, repair }) => `${input} ${repair} ${choice}`)
    .toSorted()
    .join('\n');

function presentSaved({ created_at: at, id, name, steps }: RecipeRow): KeptRecipe | undefined {
  // A repair may be unknown when the server went back to an earlier version.
  const read = recipe.safeParse(JSON.parse(steps));
  return read.success ? { id, name, kind: 'saved', recipe: read.data, created_at: toTime(at) } : undefined;
}

/** Calls about recipes: those saved under a name, and those used in the latest tasks. */
export function registerRecipes(app: FastifyInstance): void {
  const { clock, database } = app.platform;
  const recipes = createRecipeRepository(database);

  const usedOf = async (ownerId: string): Promise<KeptRecipe[]> => {
    const rows = await recipes.latestTasks(ownerId, limits.tasks);
    return rows.flatMap(({ created_at: at, form, id, name }): KeptRecipe[] => {
      const used = storedForm(form).recipe;
      return used.steps.length > 0 ? [{ id, name, kind: 'task', recipe: used, created_at: toTime(at) }] : [];
    });
  };

  registerCall(app, calls.recipeList, {
    policy: 'task:read',
    handler: async ({ actor }) => {
      const seen = new Set<string>();
      const saved = (await recipes.saved(actor.id)).flatMap((row) => presentSaved(row) ?? []);
      return [...saved, ...(await usedOf(actor.id))]
        .filter((kept) => !seen.has(signature(kept.recipe)) && seen.add(signature(kept.recipe)))
        .slice(0, limits.offered + saved.length);
    },
  });

  registerCall(app, calls.recipeStore, {
    policy: 'task:add',
    handler: async ({ actor, input }) => {
      const rows = await recipes.saved(actor.id);
      if (rows.length >= limits.saved && !rows.some(({ name }) => name === input.name))
        throw badInput(`最多保存 ${limits.saved} 个处理方案，请先删除不再使用的`);
      const row = {
        id: newId(),
        owner_id: actor.id,
        name: input.name,
        steps: JSON.stringify(input.recipe),
        created_at: clock.now(),
      };
      return presentSaved(await recipes.put(row))!;
    },
  });

  registerCall(app, calls.recipeDelete, {
    policy: 'task:delete',
    handler: async ({ actor, input }) => {
      const asked = [...new Set(input.ids.split(',').filter(Boolean))].slice(0, 100);
      return { deleted: await recipes.remove(actor.id, asked) };
    },
  });
}
