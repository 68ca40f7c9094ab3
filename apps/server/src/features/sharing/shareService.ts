import type { GivenShare } from '@panome/contract';
import { day } from '@panome/contract/durations';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordIn, type Origin } from '../../platform/access/origin.ts';
import type { ProjectScope, SeenProject } from '../projects/index.ts';
import type { createAnnounce } from './announce.ts';
import { humanDataStays, type createReceivers, type Receiver } from './receivers.ts';
import {
  addShare,
  changeOpen,
  findGiven,
  findOpen,
  listGiven,
  stateOf,
  type GivenRow,
  type ShareFilter,
} from './repository.ts';

type NewShares = {
  readonly project_ids: readonly string[];
  readonly emails: readonly string[];
  readonly role: 'view' | 'analyse';
  readonly days: number;
  readonly message: string;
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

  /**
   * The name of the receiver is shown only after the share was received: otherwise one could find out which addresses
   * have accounts.
   */
  const present = (row: GivenRow): GivenShare => ({
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
  const find = async (actor: Actor, id: string): Promise<GivenRow> => {
    const row = await findGiven(database, actor.id, id);
    if (!row) throw notFound();
    return row;
  };

  /**
   * Gives a share. A project has one open share for each receiver; sharing again renews it.
   * @returns its id, and whether the receiver has to answer it.
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
      if (await addShare(transaction, row)) return { id: row.id, isNew: true };
      const open = await findOpen(transaction, row);
      if (!open) throw conflict('分享正在变化，请重试');
      const isOver = open.expires_at <= now;
      const renewed = isOver ? { state: 'pending', created_at: now, received_at: null, receiver_id: receiver.id } : {};
      if (!(await changeOpen(transaction, open, { role, message, expires_at, ...renewed })))
        throw conflict('分享正在变化，请重试');
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
        const fresh: { readonly id: string; readonly name: string }[] = [];
        for (const project of projects) {
          const { id, isNew } = await give(actor, project, receiver, input);
          await record('share.give', actor.id, `${project.id} ${receiver.key} ${input.role}`, 'ok', origin);
          if (isNew) fresh.push({ id, name: project.name });
          shares.push(present(await find(actor, id)));
        }
        if (fresh.length > 0)
          await announce.given({
            receiver,
            ownerName: actor.name,
            projects: fresh.map(({ name }) => name),
            shareId: fresh.length === 1 ? fresh[0]!.id : undefined,
            message: input.message,
            expiresAt: clock.now() + input.days * day,
          });
        else announce.changed([receiver.id]);
      }
      return shares;
    },

    list: async (actor: Actor, filter: ShareFilter, limit: number, offset: number) => {
      const { rows, total } = await listGiven(database, actor.id, filter, { limit, offset }, clock.now());
      return { items: rows.map(present), total };
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
        if (!(await changeOpen(database, { id, owner_id: actor.id }, change)))
          throw conflict('此分享已结束，请重新分享');
        await record('share.change', actor.id, `${id} ${role ?? ''} ${days ?? ''}`.trim(), 'ok', origin);
        announce.changed([row.receiver_id]);
      }
      return present(await find(actor, id));
    },

    /** Ends a share at once; one that has ended already stays as it is. */
    revoke: async (actor: Actor, id: string, origin: Origin): Promise<void> => {
      const row = await find(actor, id);
      if (!(await changeOpen(database, { id, owner_id: actor.id }, { state: 'revoked', ended_at: clock.now() })))
        return;
      await record('share.revoke', actor.id, `${id} ${row.project_id} ${row.receiver_key}`, 'ok', origin);
      if (row.receiver_id && stateOf(row, clock.now()) === 'received')
        await announce.revoked(row.receiver_id, actor.name, row.project_name);
      announce.changed([row.receiver_id]);
    },
  };
}
