import { calls, type ContentKind } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import { holds, ruleOf } from '../../../platform/access/authorize.ts';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { safeFileName } from '../../../platform/safeFileName.ts';
import { emailKey } from '../../auth/index.ts';
import { createContentDesk, pictureRules, presentContent, presentPiece, takePicture } from '../../content/index.ts';
import { createRecord } from '../record.ts';
import { sendBytes } from '../sendBytes.ts';

const publishing = ruleOf('editor:publish').permission!;
const timeOf = (time: string | null | undefined) => (time ? Date.parse(time) : undefined);

/** News, notices, questionnaires and messages: written, shown for a period, and taken back. */
export function registerContent(app: FastifyInstance): void {
  const { clock } = app.platform;
  const desk = createContentDesk(app.platform);
  const record = createRecord(app.platform);
  app.addHook('onClose', () => desk.close());
  const detail = async (actor: Actor, kind: ContentKind, id: string) =>
    presentContent(kind, await desk.load(kind, id), clock.now(), holds(actor.tree, publishing));

  registerCall(app, calls.staffContentList, {
    policy: 'editor:read',
    handler: async ({ input }) => {
      const { rows, total } = await desk.page(input.kind, input, windowOf(input));
      return page(
        rows.map((row) => presentPiece(input.kind, row, clock.now())),
        total,
      );
    },
  });
  registerCall(app, calls.staffContentDetail, {
    policy: 'editor:read',
    handler: ({ actor, input: { id, kind } }) => detail(actor, kind, id),
  });
  registerCall(app, calls.staffContentPreview, {
    policy: 'editor:read',
    handler: async ({ input: { questions, text } }) => {
      const { asked, faults, html } = await desk.preview(text, questions);
      return { html, asked: [...asked], faults: [...faults] };
    },
  });
  registerCall(app, calls.staffContentStore, {
    policy: 'editor:publish',
    handler: async ({ actor, input: { id, kind, revision = 0, ...fields }, request }) => {
      const stored = await desk.store(kind, fields, id === undefined ? undefined : { kind, id, revision });
      await record(request, actor, `${kind}.store`, stored);
      return detail(actor, kind, stored);
    },
  });
  registerCall(app, calls.staffContentPublish, {
    policy: 'editor:publish',
    handler: async ({ actor, input: { begins_at, email, ends_at, ...seen }, request }) => {
      const { id, kind } = seen;
      const to = email === '' ? '' : emailKey(email);
      await desk.publish(seen, { begins: timeOf(begins_at), ends: timeOf(ends_at) ?? null, emailKey: to });
      await record(request, actor, kind === 'message' ? 'message.send' : `${kind}.publish`, id);
      return detail(actor, kind, id);
    },
  });
  registerCall(app, calls.staffContentRecall, {
    policy: 'editor:publish',
    handler: async ({ actor, input, request }) => {
      await desk.recall(input);
      await record(request, actor, `${input.kind}.recall`, input.id);
      return detail(actor, input.kind, input.id);
    },
  });
  registerCall(app, calls.staffContentDelete, {
    policy: 'editor:publish',
    handler: async ({ actor, input, request }) => {
      const { title } = await desk.remove(input);
      await record(request, actor, `${input.kind}.delete`, `${input.id} ${title}`);
      return null;
    },
  });
  registerCall(app, calls.staffContentPicture, {
    policy: 'editor:publish',
    upload: pictureRules,
    handler: async ({ actor, request, upload }) => {
      const picture = await takePicture(app.platform, upload);
      await record(request, actor, 'picture.store', picture.id);
      return picture;
    },
  });
  registerCall(app, calls.staffContentAnswers, {
    policy: 'editor:read',
    handler: async ({ actor, input, request }) => {
      const { csv, title } = await desk.answers(input.id);
      await record(request, actor, 'questionnaire.export', input.id);
      return sendBytes(`${safeFileName(title).slice(0, 120)}.csv`, Buffer.from(csv));
    },
  });
}
