import type { ContentKind, StaffContentFields } from '@panome/contract';
import { badInput, conflict } from '../../../platform/http/refusal.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipientsOf, sendMessage } from '../messages/sendMessage.ts';
import { columnsOf } from './kinds.ts';
import { findMessage, updatePiece, type Piece } from './repository.ts';

type Period = { readonly begins: number | undefined; readonly ends: number | null; readonly emailKey: string };

/** Shows content, sends messages, and takes both back. Each act answers false when somebody else was first. */
export function createPublishing(platform: Platform) {
  const { clock, database } = platform;

  /** @throws {Refusal} 400 for what nobody could read or answer. */
  const ensureComplete = (kind: ContentKind, { link, text }: StaffContentFields, asked: string): void => {
    if (kind === 'questionnaire' && asked === '[]') throw badInput('请先填写题目');
    if (kind !== 'questionnaire' && text.trim() === '' && !(kind === 'news' && link !== ''))
      throw badInput('请先填写正文');
  };

  const send = async (row: Piece, emailKey: string): Promise<boolean> => {
    if (row.state === 'published') throw conflict('这条消息已发出');
    // Taking the revision first keeps two people from sending at once; who has it already does not get it again.
    if (!(await updatePiece(database, 'message', row, {}))) return false;
    const { content, html, link, title } = await findMessage(database, row.id);
    const { again, waiting } = await recipientsOf(database, emailKey, { title, html });
    const sent = waiting.length + again;
    if (sent === 0) throw badInput('没有使用这个邮箱的账号，请检查后重试');
    await sendMessage(platform, waiting, { title, content, html, link });
    const next = { id: row.id, revision: row.revision + 1 };
    return updatePiece(database, 'message', next, { state: 'published', sent_at: clock.now(), sent });
  };

  const show = (kind: ContentKind, row: Piece, { begins, ends }: Period): Promise<boolean> => {
    const now = clock.now();
    const from = begins ?? (row.state === 'published' ? Math.min(row.begins_at, now) : now);
    if (kind === 'notice' && ends === null) throw badInput('请填写公告的结束时间');
    if (ends !== null && ends <= from) throw badInput('结束时间应晚于开始时间');
    if (ends !== null && ends <= now) throw badInput('结束时间已过，请改为以后的时间');
    const columns = columnsOf[kind];
    return updatePiece(database, kind, row, { state: 'published', [columns.begins]: from, [columns.ends]: ends });
  };

  return {
    ensureComplete,

    publish: (kind: ContentKind, row: Piece, period: Period): Promise<boolean> => {
      if (row.origin === 'folder') {
        if (row.state === 'published') throw conflict('这条内容来自文件夹，起止时间请在文件中修改');
        return updatePiece(database, kind, row, { state: 'published' });
      }
      ensureComplete(kind, JSON.parse(row.source) as StaffContentFields, row.asked);
      return kind === 'message' ? send(row, period.emailKey) : show(kind, row, period);
    },

    recall: async (kind: ContentKind, row: Piece): Promise<boolean> => {
      if (!(await updatePiece(database, kind, row, { state: 'recalled' }))) return false;
      if (kind === 'message') await createNotifications(platform).recall({ title: row.title, html: row.html });
      return true;
    },
  };
}
