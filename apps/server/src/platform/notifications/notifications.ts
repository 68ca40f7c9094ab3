import type { Notification } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { countOf } from '../database/countOf.ts';
import type { NotificationRow } from '../database/schema/system.ts';
import { authorize } from '../access/authorize.ts';
import type { Actor } from '../access/actor.ts';
import { toTime } from '../clock.ts';
import { notFound } from '../http/refusal.ts';
import { createMailing, type Told } from './mailing.ts';
import { newId } from '../ids.ts';
import type { Platform } from '../platform.ts';

/** The kinds of notification with their Chinese names. */
const notificationTypes = {
  system: '系统',
  task: '任务',
  report: '报告',
  file: '文件',
  share: '分享',
  delivery: '交付',
  expiry: '到期',
  'after-sale': '售后',
  sample: '样本',
  identity: '认证',
  group: '课题组',
} as const;
export type { Told };
type NotificationType = keyof typeof notificationTypes;

/** How long a deleted notification can be restored. */
const keptDeleted = 30 * day;

type NewNotification = {
  readonly type: NotificationType;
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  /** The same content as rich text from `renderMarkdown`, which pages show instead. */
  readonly html?: string;
  /** A page of the portal, such as `/analysis/tasks`; empty is none. */
  readonly link: string;
};
/** Without either, all of them. */
type Marked = { readonly ids?: readonly string[] | undefined; readonly link?: string | undefined };
type Filter = { readonly type?: string | undefined; readonly unread?: '0' | '1' | undefined };

export type Notifications = ReturnType<typeof createNotifications>;

/** The notifications of accounts. Features call `notify`. */
export function createNotifications({
  clock,
  database,
  live,
  post,
}: Pick<Platform, 'clock' | 'database' | 'live' | 'post'>) {
  const ofOwner = (ownerId: string) =>
    database.selectFrom('notification').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);

  const unread = (ownerId: string): Promise<number> => countOf(ofOwner(ownerId).where('read', '=', 0));

  /** @returns how many are unread now; open pages are told. */
  const tellUnread = async (ownerId: string): Promise<number> => {
    const count = await unread(ownerId);
    live.publish(ownerId, 'notify', { count });
    return count;
  };

  const mailing = createMailing({ clock, database, post });

  return {
    unread,
    sendDigests: mailing.sendDigests,

    /**
     * Writes a notification, tells the open pages of its owner, and mails it to whoever wants that.
     * @returns how the owner was told.
     */
    notify: async (ownerId: string, notification: NewNotification): Promise<Told> => {
      const row = { id: newId(), owner_id: ownerId, html: '', ...notification, read: 0, created_at: clock.now() };
      await database.insertInto('notification').values(row).execute();
      await tellUnread(ownerId);
      return mailing.mail(row);
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
      return { items: rows.map(present), total: await countOf(query) };
    },

    /** @throws {Refusal} 404, also for a stranger's. */
    detail: async (actor: Actor, id: string): Promise<Notification> => {
      const row = await ofOwner(actor.id).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw notFound();
      authorize(actor, 'session', row);
      return present(row);
    },

    countsByType: async (
      ownerId: string,
    ): Promise<{ value: string; label: string; count: number; unread: number }[]> => {
      const rows = await ofOwner(ownerId)
        .select((s) => ['type', 'read', s.fn.countAll<number>().as('count')])
        .groupBy(['type', 'read'])
        .execute();
      const count = (type: string, read: number) =>
        rows.find((row) => row.type === type && row.read === read)?.count ?? 0;
      return Object.entries(notificationTypes).map(([value, label]) => ({
        value,
        label,
        count: count(value, 0) + count(value, 1),
        unread: count(value, 0),
      }));
    },

    /** Deletes notifications, or restores them. @returns how many are unread now. */
    setDeleted: async (ownerId: string, ids: readonly string[], deleted: boolean): Promise<number> => {
      await database
        .updateTable('notification')
        .set({ deleted_at: deleted ? clock.now() : null })
        .where('owner_id', '=', ownerId)
        .where('id', 'in', ids)
        .execute();
      return tellUnread(ownerId);
    },

    /** Takes a system message back from everybody who got it; a mail that has left stays. */
    recall: async ({ html, title }: Required<Pick<NewNotification, 'html' | 'title'>>): Promise<void> => {
      const gone = await database
        .deleteFrom('notification')
        .where('type', '=', 'system')
        .where('title', '=', title)
        .where('html', '=', html)
        .returning('owner_id')
        .execute();
      for (const owner of new Set(gone.map(({ owner_id }) => owner_id))) await tellUnread(owner);
    },

    /** Removes for good what was deleted long ago. */
    sweep: async (): Promise<void> => {
      await database
        .deleteFrom('notification')
        .where('deleted_at', '<', clock.now() - keptDeleted)
        .execute();
    },

    /** @returns how many are unread now. */
    markRead: async (ownerId: string, { ids, link }: Marked): Promise<number> => {
      let marking = database.updateTable('notification').set({ read: 1 }).where('owner_id', '=', ownerId);
      if (link !== undefined) marking = marking.where('link', '=', link);
      if (ids) marking = marking.where('id', 'in', ids);
      if (ids?.length !== 0) await marking.execute();
      return tellUnread(ownerId);
    },
  };
}

function present({ id, type, title, content, html, link, read, created_at }: NotificationRow): Notification {
  return { id, type, title, content, html, link, read: read === 1, created_at: toTime(created_at) };
}
