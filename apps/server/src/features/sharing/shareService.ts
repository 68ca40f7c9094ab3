import type { GivenShare } from '@panome/contract';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import { contains } from '../../platform/database/contains.ts';
import type { ProjectShareRow } from '../../platform/database/schema/projects.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordIn, type Origin } from '../../platform/access/origin.ts';
import type { ProjectScope, SeenProject } from '../projects/index.ts';
import type { createAnnounce } from './announce.ts';
import { humanDataStays, type createReceivers, type Receiver } from './receivers.ts';
import { isState, sharesOf, stateOf, type ShareState } from './shareRows.ts';

const day = 86_400_000;

type NewShares = {
  readonly project_ids: readonly string[];
  readonly emails: readonly string[];
  readonly role: 'view' | 'analyse';
  readonly days: number;
  readonly message: string;
};
type Filter = {
  readonly project_id?: string | undefined;
  readonly state?: ShareState | undefined;
  readonly name?: string | undefined;
};
type Row = ProjectShareRow & {
  readonly project_name: string;
  readonly contract_number: string;
  readonly receiver_name: string | null;
};
type Needs = {
  readonly scope: ProjectScope;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly announce: ReturnType<typeof createAnnounce>;
};

export type ShareService = ReturnType<typeof createShareService>;

/** What an account shares with others (SEC-25). */
export function createShareService(platform: Platform, { announce, receivers, scope }: Needs) {
  const { clock, config, database } = platform;
  const record = recordIn(platform);

  const columns = [
    'project.name as project_name',
    'contract.number as contract_number',
    sql<string | null>`(select name from account where account.id = project_share.receiver_id)`.as('receiver_name'),
  ] as const;

  /** The name of an account is told only once its owner has taken the share: else addresses could be tried out. */
  const present = (row: Row): GivenShare => ({
    id: row.id,
    role: row.role as GivenShare['role'],
    state: stateOf(row, clock.now()),
    message: row.message,
    created_at: toTime(row.created_at),
    expires_at: toTime(row.expires_at),
    received_at: row.received_at === null ? null : toTime(row.received_at),
    project_id: row.project_id,
    project_name: row.project_name,
    contract_number: row.contract_number,
    receiver_email: row.receiver_email,
    receiver_name: row.received_at === null ? '' : (row.receiver_name ?? ''),
  });

  /** @throws {Refusal} 404 unless it is a share that the actor gave. */
  const find = async (actor: Actor, id: string): Promise<Row> => {
    const row = await sharesOf(database, actor.id)
      .selectAll('project_share')
      .select(columns)
      .where('project_share.id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  };

  /**
   * One open share of a project for a receiver: sharing again renews it.
   * @returns its id, and whether the receiver has something to do.
   */
  const give = async (actor: Actor, project: SeenProject, receiver: Receiver, { days, message, role }: NewShares) => {
    const now = clock.now();
    const expires_at = now + days * day;
    const row = {
      id: newId(),
      project_id: project.id,
      owner_id: actor.id,
      receiver_email: receiver.email,
      receiver_key: receiver.key,
      receiver_id: receiver.id,
      role,
      message,
      state: 'pending',
      created_at: now,
      expires_at,
      received_at: null,
      ended_at: null,
    };
    return database.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('project_share')
        .values(row)
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) return { id: added.id, isNew: true };
      const open = await transaction
        .selectFrom('project_share')
        .selectAll()
        .where('project_id', '=', project.id)
        .where('receiver_key', '=', receiver.key)
        .where('state', 'in', ['pending', 'received'])
        .executeTakeFirst();
      if (!open) throw conflict('分享正在变化，请重试');
      const isOver = open.expires_at <= now;
      const renewed = isOver ? { state: 'pending', created_at: now, received_at: null, receiver_id: receiver.id } : {};
      await transaction
        .updateTable('project_share')
        .set({ role, message, expires_at, ...renewed })
        .where('id', '=', open.id)
        .execute();
      return { id: open.id, isNew: isOver };
    });
  };

  return {
    store: async (actor: Actor, input: NewShares, origin: Origin): Promise<GivenShare[]> => {
      const projects = [];
      for (const id of new Set(input.project_ids)) projects.push(await scope.find(actor, id, 'project:share'));
      const to = await receivers.of(actor, input.emails);
      if (
        !config.projects.humanDataAbroad &&
        projects.some((project) => project.human === 1) &&
        to.some((receiver) => receiver.abroad)
      )
        throw humanDataStays();
      const shares: GivenShare[] = [];
      for (const receiver of to) {
        const fresh: string[] = [];
        for (const project of projects) {
          const { id, isNew } = await give(actor, project, receiver, input);
          await record('share.give', actor.id, `${project.id} ${receiver.key} ${input.role}`, 'ok', origin);
          if (isNew) fresh.push(project.name);
          shares.push(present(await find(actor, id)));
        }
        if (fresh.length > 0)
          await announce.given({
            receiver,
            ownerName: actor.name,
            projects: fresh,
            message: input.message,
            expiresAt: clock.now() + input.days * day,
          });
        else announce.changed([receiver.id]);
      }
      return shares;
    },

    list: async (actor: Actor, { name, project_id, state }: Filter, limit: number, offset: number) => {
      let query = sharesOf(database, actor.id);
      if (project_id) query = query.where('project_share.project_id', '=', project_id);
      if (state) query = query.where(isState(state, clock.now()));
      if (name)
        query = query.where(
          contains(sql`project.name || ' ' || contract.number || ' ' || project_share.receiver_email`, name),
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
      return { items: rows.map(present), total: count };
    },

    update: async (
      actor: Actor,
      {
        days,
        id,
        role,
      }: { readonly id: string; readonly role?: 'view' | 'analyse' | undefined; readonly days?: number | undefined },
      origin: Origin,
    ): Promise<GivenShare> => {
      const row = await find(actor, id);
      await scope.find(actor, row.project_id, 'project:share');
      if (row.state !== 'pending' && row.state !== 'received') throw conflict('此分享已结束，请重新分享');
      const change = { ...(role ? { role } : {}), ...(days ? { expires_at: clock.now() + days * day } : {}) };
      if (Object.keys(change).length > 0) {
        const changed = await database
          .updateTable('project_share')
          .set(change)
          .where('id', '=', id)
          .where('owner_id', '=', actor.id)
          .where('state', 'in', ['pending', 'received'])
          .returning('id')
          .executeTakeFirst();
        if (!changed) throw conflict('此分享已结束，请重新分享');
        await record('share.change', actor.id, `${id} ${role ?? ''} ${days ?? ''}`.trim(), 'ok', origin);
        announce.changed([row.receiver_id]);
      }
      return present(await find(actor, id));
    },

    /** Ends a share at once; one that has ended stays as it is. */
    revoke: async (actor: Actor, id: string, origin: Origin): Promise<void> => {
      const row = await find(actor, id);
      const ended = await database
        .updateTable('project_share')
        .set({ state: 'revoked', ended_at: clock.now() })
        .where('id', '=', id)
        .where('owner_id', '=', actor.id)
        .where('state', 'in', ['pending', 'received'])
        .returning('id')
        .executeTakeFirst();
      if (!ended) return;
      await record('share.revoke', actor.id, `${id} ${row.project_id} ${row.receiver_key}`, 'ok', origin);
      announce.changed([row.receiver_id]);
    },
  };
}
