import { hour } from '@panome/contract/durations';
import type { Actor } from '../../platform/access/actor.ts';
import { localDay } from '../../platform/clock.ts';
import { notFound, tooMany } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { createWindowLimit } from '../../platform/limits/windowLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { isInAcademy } from '../academy/index.ts';
import { findProject, findTask } from '../afterSales/index.ts';
import { createAttachments } from '../files/index.ts';
import { createLedger } from '../points/index.ts';
import { addFeedback } from './repository.ts';

const portalPath = /^\/(?!\/)/;

type NewFeedback = {
  readonly content: string;
  readonly img_src: readonly string[];
  readonly page: string;
  readonly request_id: string;
};
/** What the feedback is about; `general` is about no object. */
export type Subject =
  | { readonly kind: 'general' }
  | { readonly kind: 'task' | 'knowledge'; readonly id: string }
  | { readonly kind: 'report'; readonly id: string; readonly section: string };

/** Feedback with pictures, about the portal or about something in it. */
export function createFeedbackService({ clock, database, storage }: Pick<Platform, 'clock' | 'database' | 'storage'>) {
  const attachments = createAttachments({ clock, database, storage });
  const ledger = createLedger({ clock });
  const limit = createWindowLimit({ clock, limit: 30, windowMs: hour });

  const ensureSubject = async (actor: Actor, subject: Subject): Promise<void> => {
    if (subject.kind === 'task') await findTask(database, actor, subject.id);
    if (subject.kind === 'knowledge' && !(await isInAcademy(database, subject.id, clock.now()))) throw notFound();
    if (subject.kind === 'report') await findProject(database, actor, subject.id, clock.now());
  };

  return {
    store: async (
      actor: Actor,
      { content, img_src, page, request_id }: NewFeedback,
      subject: Subject,
    ): Promise<{ id: string }> => {
      const wait = limit.wait(actor.id);
      if (wait > 0) throw tooMany('您提交的反馈过于频繁，请一小时后再试', wait);
      await ensureSubject(actor, subject);
      const pictures = [...new Set(img_src)];
      const context = {
        page: portalPath.test(page) ? page : '',
        request_id,
        section: subject.kind === 'report' ? subject.section : '',
      };
      const id = newId();
      await database.transaction().execute(async (transaction) => {
        await attachments.claim(actor, pictures, transaction);
        await addFeedback(transaction, {
          id,
          owner_id: actor.id,
          kind: subject.kind,
          content,
          pictures: JSON.stringify(pictures),
          object_id: subject.kind === 'general' ? '' : subject.id,
          context: JSON.stringify(context),
          created_at: clock.now(),
        });
        // Once a day, however much somebody has to say.
        await ledger.award(transaction, actor.id, 'feedback', {
          occasion: localDay(clock.now()),
          note: content.slice(0, 60),
        });
      });
      limit.count(actor.id);
      return { id };
    },
  };
}
export type FeedbackService = ReturnType<typeof createFeedbackService>;
