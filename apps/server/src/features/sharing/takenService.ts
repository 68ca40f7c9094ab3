import type { TakenShare } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordIn, type Origin } from '../../platform/access/origin.ts';
import type { ProjectScope, ProjectService } from '../projects/index.ts';
import type { createAnnounce } from './announce.ts';
import { humanDataStays, type createReceivers } from './receivers.ts';
import {
  changeOpen,
  countWaiting,
  findTaken,
  listTaken,
  receiveShare,
  stateOf,
  type ShareFilter,
  type TakenRow,
} from './repository.ts';

type Needs = {
  readonly scope: ProjectScope;
  readonly projects: ProjectService;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly announce: ReturnType<typeof createAnnounce>;
};

export type TakenService = ReturnType<typeof createTakenService>;

/** The shares that others give an account, and its answers to them. */
export function createTakenService(platform: Platform, { announce, projects, receivers, scope }: Needs) {
  const { clock, config, database } = platform;
  const record = recordIn(platform);

  const presentAll = async (actor: Actor, rows: readonly TakenRow[]): Promise<TakenShare[]> => {
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

  /** @throws {Refusal} 404 unless all of them are for the actor. */
  const find = async (actor: Actor, ids: readonly string[]): Promise<TakenRow[]> => {
    const rows = await findTaken(database, actor, ids);
    if (rows.length !== new Set(ids).size) throw notFound();
    return rows;
  };

  return {
    list: async (actor: Actor, filter: Pick<ShareFilter, 'name' | 'state'>, limit: number, offset: number) => {
      const { rows, total } = await listTaken(database, actor, filter, { limit, offset }, clock.now());
      return { items: await presentAll(actor, rows), total };
    },

    waiting: (actor: Actor): Promise<number> => countWaiting(database, actor, clock.now()),

    /** Receives shares; one that was received before is not counted. @throws {Refusal} 409 when one has ended. */
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
      const taken: TakenRow[] = [];
      for (const row of rows) {
        if (!(await receiveShare(database, row.id, actor.id, now))) continue;
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
      const [row] = (await find(actor, [id])) as [TakenRow];
      const end = { state: 'declined', ended_at: clock.now(), receiver_id: actor.id };
      if (!(await changeOpen(database, row, end))) return;
      await record('share.decline', actor.id, `${id} ${row.project_id}`, 'ok', origin);
      await announce.answered(row.owner_id, actor.name, [row.project_name], false);
      announce.changed([actor.id, row.owner_id]);
    },
  };
}
