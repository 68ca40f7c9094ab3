import type { Notification } from '@panome/contract';
import type { NotificationRow } from '../../../platform/database/schema/system.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { toTime } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { wantsMail } from './mailSwitches.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The kinds of notification and what people call them. */
const notificationTypes = { system: '系统', task: '任务', report: '报告', file: '文件' } as const;
type NotificationType = keyof typeof notificationTypes;

type NewNotification = {
  readonly type: NotificationType;
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  /** A page of the portal, such as `/analysis/tasks`; empty is none. */
  readonly link: string;
};
type Filter = { readonly type?: string | undefined; readonly unread?: '0' | '1' | undefined };

export type Notifications = ReturnType<typeof createNotifications>;

/** The notifications of accounts. Other features call `notify`. */
export function createNotifications({ clock, database, live, post }: Pick<Platform, 'clock' | 'database' | 'live' | 'post'>) {
  const ofOwner = (ownerId: string) => database.selectFrom('notification').where('owner_id', '=', ownerId);

  const unread = async (ownerId: string): Promise<number> => {
    const { count } = await ofOwner(ownerId)
      .where('read', '=', 0)
      .select((s) => s.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  return {
    unread,

    /** Writes a notification, tells the open pages of its owner, and mails it to whoever wants that. */
    notify: async (ownerId: string, notification: NewNotification): Promise<void> => {
      const row = { id: newId(), owner_id: ownerId, ...notification, read: 0, created_at: clock.now() };
      await database.insertInto('notification').values(row).execute();
      live.publish(ownerId, 'notify', { count: await unread(ownerId) });
      const { email, mail_switches } = await database.selectFrom('account').select(['email', 'mail_switches']).where('id', '=', ownerId).executeTakeFirstOrThrow();
      const { content, link, title, type } = notification;
      if (wantsMail(mail_switches, type)) await post.send({ address: email, subject: title, text: content, path: link });
    },

    list: async (
      ownerId: string,
      filter: Filter,
      limit: number,
      offset: number,
    ): Promise<{ items: Notification[]; total: number }> => {
      let query = ofOwner(ownerId);
      if (filter.type) query = query.where('type', '=', filter.type);
      if (filter.unread) query = query.where('read', '=', filter.unread === '1' ? 0 : 1);
      const rows = await query
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { count } = await query.select((s) => s.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return { items: rows.map(present), total: count };
    },

    /** @throws {Refusal} 404, also for a stranger's. */
    detail: async (actor: Actor, id: string): Promise<Notification> => {
      const row = await ofOwner(actor.id).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw notFound();
      authorize(actor, 'session', row);
      return present(row);
    },

    countsByType: async (ownerId: string): Promise<{ value: string; label: string; count: number }[]> => {
      const rows = await ofOwner(ownerId)
        .select((s) => ['type', s.fn.countAll<number>().as('count')])
        .groupBy('type')
        .execute();
      const counts = new Map(rows.map((row) => [row.type, row.count]));
      return Object.entries(notificationTypes).map(([value, label]) => ({
        value,
        label,
        count: counts.get(value) ?? 0,
      }));
    },

    /** @returns how many are unread now. */
    markRead: async (ownerId: string, ids: readonly string[] | undefined): Promise<number> => {
      const marking = database.updateTable('notification').set({ read: 1 }).where('owner_id', '=', ownerId);
      if (!ids) await marking.execute();
      else if (ids.length > 0) await marking.where('id', 'in', ids).execute();
      const count = await unread(ownerId);
      live.publish(ownerId, 'notify', { count });
      return count;
    },
  };
}

function present({ id, type, title, content, link, read, created_at }: NotificationRow): Notification {
  return { id, type, title, content, link, read: read === 1, created_at: toTime(created_at) };
}
