import { calls, type QuestionSource, type StaffQuestion } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { file } from '../../../platform/http/fileAnswer.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { mediaTypeOf } from '../../files/index.ts';
import { createQuestionDesk } from '../../support/index.ts';
import { createRecord } from '../record.ts';

const nameOf = ({ id, number }: StaffQuestion) => number || id;

/** Questions to customer service, reports about tasks, and other feedback. */
export function registerQuestions(app: FastifyInstance): void {
  const { storage } = app.platform;
  const desk = createQuestionDesk(app.platform);
  const record = createRecord(app.platform);
  const load = async (source: QuestionSource, id: string): Promise<StaffQuestion> => {
    const found = await desk.get(source, id);
    if (!found) throw notFound();
    return found;
  };

  registerCall(app, calls.staffQuestionList, {
    policy: 'support:read',
    handler: async ({ input }) => {
      const { items, total } = await desk.page(input.source, input, windowOf(input));
      return page(items, total);
    },
  });
  registerCall(app, calls.staffQuestionDetail, {
    policy: 'support:read',
    handler: ({ input }) => load(input.source, input.id),
  });
  registerCall(app, calls.staffQuestionAnswer, {
    policy: 'support:answer',
    handler: async ({ actor, input: { content, id, source }, request }) => {
      const question = await load(source, id);
      await desk.answer(source, question, content, actor.id);
      await record(request, actor, `${source}.answer`, nameOf(question));
      return load(source, id);
    },
  });
  registerCall(app, calls.staffQuestionClose, {
    policy: 'support:answer',
    handler: async ({ actor, input: { id, source }, request }) => {
      const question = await load(source, id);
      await desk.close(source, id);
      await record(request, actor, `${source}.close`, nameOf(question));
      return load(source, id);
    },
  });
  registerCall(app, calls.staffQuestionPicture, {
    policy: 'support:read',
    handler: async ({ input }) => {
      const found = await desk.picture(input.id, input.picture_id);
      if (!found) throw notFound();
      const { name, object_key, size } = found;
      return file({ name, type: mediaTypeOf(name), size, open: (range) => storage.read(object_key, range) });
    },
  });
}
