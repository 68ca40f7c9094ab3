import { calls, type StaffWorkKind } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { staffNotes } from '../../../platform/staffNotes.ts';
import { readInbox, readingOf } from '../inbox/inbox.ts';
import { workExists } from '../inbox/repository.ts';
import { createRecord } from '../record.ts';

/** The inbox, and remarks on what is in it. */
export function registerInbox(app: FastifyInstance): void {
  const { clock, database } = app.platform;
  const record = createRecord(app.platform);
  const about = async (actor: Actor, kind: StaffWorkKind, id: string) => {
    authorize(actor, readingOf(kind));
    if (!(await workExists(database, kind, id))) throw notFound();
    return { kind, object_id: id };
  };

  registerCall(app, calls.staffInbox, {
    policy: 'support:read',
    handler: ({ actor }) => readInbox(app.platform, actor),
  });
  registerCall(app, calls.staffNoteList, {
    policy: 'support:read',
    handler: async ({ actor, input: { id, kind } }) => staffNotes.list(database, await about(actor, kind, id), 'note'),
  });
  registerCall(app, calls.staffNoteStore, {
    policy: 'support:answer',
    handler: async ({ actor, input: { content, id, kind }, request }) => {
      const work = await about(actor, kind, id);
      await staffNotes.add(database, clock, { ...work, type: 'note', author_id: actor.id, content });
      await record(request, actor, 'staff.note', `${kind} ${id}`);
      return staffNotes.list(database, work, 'note');
    },
  });
}
