import type { TakenShare } from '@panome/contract';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import { contains } from '../../platform/database/contains.ts';
import type { ProjectShareRow } from '../../platform/database/schema/projects.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordIn, type Origin } from '../../platform/access/origin.ts';
import type { ProjectScope, ProjectService } from '../projects/index.ts';
import type { createAnnounce } from './announce.ts';
import { humanDataStays, type createReceivers } from './receivers.ts';
import { isState, sharesTo, stateOf, type ShareState } from './shareRows.ts';

type Filter = { readonly state?: ShareState | undefined; readonly name?: string | undefined };
type Preview = {
  project_name: string;
  contract_id: string;
  contract_number: string;
  family: string;
  species: string;
  human: number;
  owner_name: string;
  owner_email: string;
  sample_count: number;
  table_count: number;
  has_report: number;
};
type Row = ProjectShareRow & Preview;
type Needs = {
  readonly scope: ProjectScope;
  readonly projects: ProjectService;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly announce: ReturnType<typeof createAnnounce>;
};

export type TakenService = ReturnType<typeof createTakenService>;

/** What others share with an account, and what it makes of that. */
export function createTakenService(platform: Platform, { announce, projects, receivers, scope }: Needs) {
  const { clock, config, database } = platform;
  const record = recordIn(platform);

  const columns = [
    'project.name as project_name',
    'project.family',
    'project.species',
    'contract.id as contract_id',
    'contract.number as contract_number',
    'contract.human',
    sql<string>`(select name from account where account.id = project_share.owner_id)`.as('owner_name'),
    sql<string>`(select email from account where account.id = project_share.owner_id)`.as('owner_email'),
    sql<number>`(select count(*) from project_sample where project_sample.project_id = project.id)`.as('sample_count'),
    sql<number>`(select count(*) from project_file where project_file.project_id = project.id and project_file.kind = 'table')`.as(
      'table_count',
    ),
    sql<number>`case when project.report_html <> '' then 1 else 0 end`.as('has_report'),
  ] as const;

  const presentAll = async (actor: Actor, rows: readonly Row[]): Promise<TakenShare[]> => {
    const now = clock.now();
    const open = rows.filter((row) => stateOf(row, now) === 'received').map((row) => row.project_id);
    const seen =
      open.length === 0
        ? []
        : await scope.projects(actor, 'shared').select(scope.columns(actor)).where('project.id', 'in', open).execute();
    const items = new Map((await projects.presentAll(actor, seen)).map((item) => [item.id, item]));
    return rows.map((row) => ({
      id: row.id,
      role: row.role as TakenShare['role'],
      state: stateOf(row, now),
      message: row.message,
      created_at: toTime(row.created_at),
      expires_at: toTime(row.expires_at),
      received_at: row.received_at === null ? null : toTime(row.received_at),
      owner_name: row.owner_name,
      owner_email: row.owner_email,
      preview: {
        name: row.project_name,
        contract_id: row.contract_id,
        contract_number: row.contract_number,
        family: row.family,
        species: row.species,
        sample_count: row.sample_count,
        table_count: row.table_count,
        has_report: row.has_report === 1,
      },
      project: items.get(row.project_id) ?? null,
    }));
  };

  /** @throws {Refusal} 404 unless all of them are meant for the actor. */
  const find = async (actor: Actor, ids: readonly string[]): Promise<Row[]> => {
    const rows = await sharesTo(database, actor)
      .selectAll('project_share')
      .select(columns)
      .where('project_share.id', 'in', ids)
      .execute();
    if (rows.length !== new Set(ids).size) throw notFound();
    return rows;
  };

  return {
    list: async (actor: Actor, { name, state }: Filter, limit: number, offset: number) => {
      let query = sharesTo(database, actor);
      if (state) query = query.where(isState(state, clock.now()));
      if (name)
        query = query.where(
          contains(
            sql`project.name || ' ' || contract.number || ' ' || (select name || ' ' || email from account where account.id = project_share.owner_id)`,
            name,
          ),
        );
      const { count } = await query.select((s) => s.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      const rows = await query
        .selectAll('project_share')
        .select(columns)
        .orderBy('project_share.created_at', 'desc')
        .orderBy('project_share.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: await presentAll(actor, rows), total: count };
    },

    waiting: async (actor: Actor): Promise<number> => {
      const { count } = await sharesTo(database, actor)
        .where(isState('pending', clock.now()))
        .select((s) => s.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Takes shares; one that was taken before counts as nothing new. @throws {Refusal} 409 when one is over. */
    receive: async (actor: Actor, ids: readonly string[], origin: Origin): Promise<number> => {
      const rows = await find(actor, ids);
      const now = clock.now();
      const over = rows.find((row) => !['pending', 'received'].includes(stateOf(row, now)));
      if (over) throw conflict(`项目“${over.project_name}”的分享已结束，请联系 ${over.owner_name} 重新分享`);
      if (
        !config.projects.humanDataAbroad &&
        rows.some((row) => row.human === 1) &&
        (await receivers.isAbroad(actor.id))
      )
        throw humanDataStays();
      const taken: Row[] = [];
      for (const row of rows) {
        const done = await database
          .updateTable('project_share')
          .set({ state: 'received', received_at: now, receiver_id: actor.id })
          .where('id', '=', row.id)
          .where('state', '=', 'pending')
          .where('expires_at', '>', now)
          .returning('id')
          .executeTakeFirst();
        if (!done) continue;
        taken.push(row);
        await record('share.receive', actor.id, `${row.id} ${row.project_id}`, 'ok', origin);
      }
      for (const [ownerId, own] of Map.groupBy(taken, (row) => row.owner_id))
        await announce.answered(
          ownerId,
          actor.name,
          own.map((row) => row.project_name),
          true,
        );
      announce.changed([actor.id, ...taken.map((row) => row.owner_id)]);
      return taken.length;
    },

    decline: async (actor: Actor, id: string, origin: Origin): Promise<void> => {
      const [row] = (await find(actor, [id])) as [Row];
      const ended = await database
        .updateTable('project_share')
        .set({ state: 'declined', ended_at: clock.now(), receiver_id: actor.id })
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'received'])
        .returning('id')
        .executeTakeFirst();
      if (!ended) return;
      await record('share.decline', actor.id, `${id} ${row.project_id}`, 'ok', origin);
      await announce.answered(row.owner_id, actor.name, [row.project_name], false);
      announce.changed([actor.id, row.owner_id]);
    },
  };
}
