import type { QuestionSource, StaffQuestion } from '@panome/contract';
import type { AttachmentRow } from '../../../platform/database/schema/uploads.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import { staffNotes } from '../../../platform/staffNotes.ts';
import { presentFeedback, presentSupport } from './present.ts';
import { questionRepository as rows, type QuestionFilter } from './repository.ts';

type Window = { readonly limit: number; readonly offset: number };

/** Questions to customer service and feedback as the provider's staff sees them. */
export function createQuestionDesk(platform: Platform) {
  const { clock, database, post } = platform;
  const answersOf = (kind: QuestionSource, id: string) => staffNotes.list(database, { kind, object_id: id }, 'answer');
  const picturesOf = async (stored: string) =>
    (await rows.pictures(database, JSON.parse(stored) as string[])).map(({ id, name, size }) => ({ id, name, size }));

  const get = async (source: QuestionSource, id: string): Promise<StaffQuestion | undefined> => {
    if (source === 'support') {
      const row = await rows.findSupport(database, id);
      return row && presentSupport(row, await answersOf(source, id));
    }
    const row = await rows.findFeedback(database, source, id);
    return row && presentFeedback(row, await picturesOf(row.pictures), await answersOf(source, id));
  };

  return {
    get,

    page: async (
      source: QuestionSource,
      filter: QuestionFilter,
      window: Window,
    ): Promise<{ items: StaffQuestion[]; total: number }> => {
      if (source === 'support') {
        const { rows: found, total } = await rows.support(database, filter, window);
        const items = found.map(async (row) => presentSupport(row, await answersOf(source, row.id)));
        return { items: await Promise.all(items), total };
      }
      const { rows: found, total } = await rows.feedback(database, source, filter, window);
      const items = found.map(async (row) =>
        presentFeedback(row, await picturesOf(row.pictures), await answersOf(source, row.id)),
      );
      return { items: await Promise.all(items), total };
    },

    /** Sends the answer to the address that was given, and notifies the account it came from. */
    answer: async (
      source: QuestionSource,
      question: StaffQuestion,
      content: string,
      authorId: string,
    ): Promise<void> => {
      await database.transaction().execute(async (transaction) => {
        await staffNotes.add(transaction, clock, {
          kind: source,
          object_id: question.id,
          type: 'answer',
          author_id: authorId,
          content,
        });
        await rows.setState(transaction, source, question.id, 'answered');
      });
      const title = question.number ? `您的问题 ${question.number} 已有答复` : '您的反馈已有答复';
      // A visitor has no account, and an account may want the answer elsewhere: the mail always goes out.
      await post.send({
        address: question.email,
        subject: title,
        text: `您好，您写道：\n\n${question.content}\n\n答复：\n\n${content}`,
        path: '/help/support',
      });
      if (question.account_id)
        await createNotifications(platform).notify(question.account_id, {
          type: 'system',
          title,
          content,
          link: '/help/support',
        });
    },

    close: (source: QuestionSource, id: string) => rows.setState(database, source, id, 'closed'),

    /** A picture that came with feedback; undefined when it came with something else. */
    picture: async (feedbackId: string, pictureId: string): Promise<AttachmentRow | undefined> => {
      const row =
        (await rows.findFeedback(database, 'task', feedbackId)) ??
        (await rows.findFeedback(database, 'feedback', feedbackId));
      const ids = row ? (JSON.parse(row.pictures) as string[]) : [];
      return ids.includes(pictureId) ? (await rows.pictures(database, [pictureId]))[0] : undefined;
    },
  };
}
