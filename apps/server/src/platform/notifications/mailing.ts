import { day } from '@panome/contract/durations';
import type { Platform } from '../platform.ts';
import { isGathered, mailLabelOf, wantsMail } from './mailSwitches.ts';

/**
 * How a person was told: by a message in the portal alone (`message`), also by a mail that is in the outbox
 * (`mailed`), or by a line in the next mail of this kind (`digest`).
 */
export type Told = 'message' | 'mailed' | 'digest';

type Row = {
  readonly id: string;
  readonly owner_id: string;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly link: string;
};

/** What an operator reads about it. A mail counts as sent by the mail server only in the outbox. */
export function toldWords(told: Told, { config }: Pick<Platform, 'config'>): string {
  if (told === 'message') return '已发站内消息；客户没有开启这类邮件';
  const mail = told === 'mailed' ? '邮件已放入发件箱' : '今天已有同类邮件，并入下一封汇总邮件';
  return `已发站内消息；${mail}${config.mail.smtpUrl ? '' : '，但没有配置邮件服务，邮件不会发出'}`;
}

/** Mails notifications: those that people asked for at once, those that are on by themselves at most once a day. */
export function createMailing({ clock, database, post }: Pick<Platform, 'clock' | 'database' | 'post'>) {
  const lastMailed = async (ownerId: string, type: string): Promise<number> => {
    const { last } = await database
      .selectFrom('notification')
      .select((s) => s.fn.max('mailed_at').as('last'))
      .where('owner_id', '=', ownerId)
      .where('type', '=', type)
      .executeTakeFirstOrThrow();
    return Number(last ?? 0);
  };
  const mark = (ids: readonly string[], mail: '' | 'waiting' | 'sent') =>
    database
      .updateTable('notification')
      .set({ mail, ...(mail === 'sent' ? { mailed_at: clock.now() } : {}) })
      .where('id', 'in', ids)
      .execute();
  const accountOf = (id: string) =>
    database
      .selectFrom('account')
      .select(['email', 'mail_switches', 'disabled'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  return {
    /** Mails a notification that was just written, or leaves it to the digest. */
    mail: async ({ content, id, link, owner_id, title, type }: Row): Promise<Told> => {
      const { email, mail_switches } = await accountOf(owner_id);
      if (!wantsMail(mail_switches, type)) return 'message';
      if (isGathered(type) && (await lastMailed(owner_id, type)) > clock.now() - day) {
        await mark([id], 'waiting');
        return 'digest';
      }
      await post.send({ address: email, subject: title, text: content, path: link });
      await mark([id], 'sent');
      return 'mailed';
    },

    /** Sends what has waited for a day since the last mail of its kind; what was read meanwhile is not mailed. */
    sendDigests: async (): Promise<number> => {
      const waiting = await database
        .selectFrom('notification')
        .selectAll()
        .where('mail', '=', 'waiting')
        .orderBy('created_at')
        .limit(5_000)
        .execute();
      let sent = 0;
      for (const rows of Map.groupBy(waiting, ({ owner_id, type }) => `${owner_id} ${type}`).values()) {
        const { owner_id, type } = rows[0]!;
        if ((await lastMailed(owner_id, type)) > clock.now() - day) continue;
        const { disabled, email, mail_switches } = await accountOf(owner_id);
        const news = rows.filter(({ deleted_at, read }) => read === 0 && deleted_at === null);
        if (news.length === 0 || disabled || !wantsMail(mail_switches, type)) {
          await mark(
            rows.map(({ id }) => id),
            '',
          );
          continue;
        }
        const links = new Set(news.map(({ link }) => link));
        await post.send({
          address: email,
          subject: news.length === 1 ? news[0]!.title : `${mailLabelOf(type)}：${news.length} 条新消息`,
          text: news.map(({ content, title }) => `${title}\n${content}`.trim()).join('\n\n'),
          path: links.size === 1 ? news[0]!.link : '/support/message',
        });
        await mark(
          rows.map(({ id }) => id),
          'sent',
        );
        sent += 1;
      }
      return sent;
    },
  };
}
