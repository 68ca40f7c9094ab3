import { countOf } from '../../platform/database/countOf.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectService } from './projectService.ts';
import type { ProjectScope } from './scope.ts';

type Row = { readonly id: string; readonly name: string; readonly project_id: string; readonly created_at: number };

export type BindingService = ReturnType<typeof createBindingService>;

/** Example projects that an account has added to its own list. */
export function createBindingService(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  scope: ProjectScope,
  projects: ProjectService,
) {
  const ofOwner = (actor: Actor) => database.selectFrom('demo_binding').where('account_id', '=', actor.id);
  const find = async (actor: Actor, id: string): Promise<Row> => {
    const row = await ofOwner(actor).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return row;
  };
  const present = async (actor: Actor, row: Row) => ({
    id: row.id,
    name: row.name,
    created_at: toTime(row.created_at),
    project: await projects.present(actor, await scope.find(actor, row.project_id, 'project:read')),
  });

  return {
    list: async (actor: Actor, limit: number, offset: number) => {
      // A project that stopped being an example is not listed.
      const query = ofOwner(actor)
        .innerJoin('project', 'project.id', 'demo_binding.project_id')
        .innerJoin('contract', 'contract.id', 'project.contract_id')
        .where('contract.is_demo', '=', 1);
      const total = await countOf(query);
      const rows = await query
        .selectAll('demo_binding')
        .orderBy('demo_binding.created_at', 'desc')
        .orderBy('demo_binding.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: await Promise.all(rows.map((row) => present(actor, row))), total };
    },

    bind: async (actor: Actor, projectId: string, name: string | undefined) => {
      const project = await scope.find(actor, projectId, 'project:read');
      if (project.is_demo !== 1) throw badInput('只能添加示例项目');
      const row = {
        id: newId(),
        account_id: actor.id,
        project_id: projectId,
        name: name ?? project.name,
        created_at: clock.now(),
      };
      await database
        .insertInto('demo_binding')
        .values(row)
        .onConflict((on) => on.columns(['account_id', 'project_id']).doNothing())
        .execute();
      return present(
        actor,
        await ofOwner(actor).selectAll().where('project_id', '=', projectId).executeTakeFirstOrThrow(),
      );
    },

    rename: async (actor: Actor, id: string, name: string) => {
      const row = await find(actor, id);
      await database
        .updateTable('demo_binding')
        .set({ name })
        .where('id', '=', id)
        .where('account_id', '=', actor.id)
        .execute();
      return present(actor, { ...row, name });
    },

    unbind: async (actor: Actor, id: string): Promise<void> => {
      await find(actor, id);
      await database.deleteFrom('demo_binding').where('id', '=', id).where('account_id', '=', actor.id).execute();
    },
  };
}
