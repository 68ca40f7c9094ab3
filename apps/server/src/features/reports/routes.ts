import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import { safeFileName } from '../../platform/safeFileName.ts';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { file, type FileAnswer } from '../../platform/http/fileAnswer.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { presentReport, type Reports } from './reports.ts';
import { reportPath } from './runReport.ts';
import { isViewSigned, signView } from './viewSignature.ts';

const list = (ids: string) => [...new Set(ids.split(',').filter(Boolean))].slice(0, 100);
const formLimit = 5 * 1024 * 1024;

export function registerReports(app: FastifyInstance, reports: Reports): void {
  const { clock, config, sessions } = app.platform;

  /** @throws {Refusal} 404 or 403 for a report that is not the actor's, 409 before it was made. */
  async function htmlOf(actor: Actor, id: string, shown: boolean): Promise<FileAnswer> {
    const row = await reports.own(actor, 'report:download', id);
    const made = await reports.newestHtml(row.id);
    if (!made) throw conflict('报告还没有生成，请先点击“生成报告”');
    const path = reportPath(config.dataFolder, made);
    const { size } = await stat(path);
    return file({
      name: `${safeFileName(row.title)}.html`,
      type: 'text/html; charset=utf-8',
      size,
      shown,
      open: (range) => createReadStream(path, range ?? {}),
    });
  }

  registerCall(app, calls.reportStore, {
    policy: 'report:add',
    bodyLimit: formLimit,
    handler: ({ actor, input }) => reports.write(actor, { ...input, revision: 0 }),
  });
  registerCall(app, calls.reportWrite, {
    policy: 'report:add',
    bodyLimit: formLimit,
    handler: ({ actor, input }) => reports.write(actor, input),
  });
  registerCall(app, calls.reportGenerate, {
    policy: 'report:add',
    handler: ({ actor, idempotencyKey, input }) => reports.generate(actor, input.id, idempotencyKey),
  });
  registerCall(app, calls.reportDetail, {
    policy: 'report:read',
    handler: async ({ actor, input }) => presentReport(await reports.own(actor, 'report:read', input.id)),
  });

  registerCall(app, calls.reportList, {
    policy: 'report:read',
    handler: async ({ actor, input }) => {
      const { limit, offset } = windowOf(input);
      const { rows, total } = await reports.list(actor.id, input.name, limit, offset);
      return page(rows, total);
    },
  });

  registerCall(app, calls.reportDelete, {
    policy: 'report:delete',
    handler: async ({ actor, input }) => ({
      deleted: (await reports.remove(actor, list(input.ids), true)).map((row) => row.id),
    }),
  });
  registerCall(app, calls.reportRestore, {
    policy: 'report:delete',
    handler: async ({ actor, input }) => (await reports.remove(actor, input.ids, false)).map(presentReport),
  });

  registerCall(app, calls.reportDownload, {
    policy: 'report:download',
    handler: ({ actor, input }) => htmlOf(actor, input.id, false),
  });

  registerCall(app, calls.reportViewUrl, {
    policy: 'report:download',
    handler: async ({ actor, input }) => {
      await htmlOf(actor, input.id, true);
      const { claim, signature } = signView(config.secret, input.id, actor, clock.now());
      const query = new URLSearchParams({ ...claim, expires: String(claim.expires), signature });
      return { url: `${calls.reportView.path}?${query}`, expires_at: toTime(claim.expires) };
    },
  });

  registerCall(app, calls.reportView, {
    policy: 'public',
    handler: async ({ input: { signature, ...claim } }) => {
      if (!isViewSigned(config.secret, claim, signature, clock.now())) throw notFound();
      const actor = await sessions.recallSession(claim.session);
      if (!actor) throw notFound();
      return htmlOf(actor, claim.id, true);
    },
  });
}
