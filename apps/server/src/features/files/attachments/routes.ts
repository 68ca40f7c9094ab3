import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { inMegabytes } from '../uploads/inMegabytes.ts';
import { presentAttachment, type Attachments } from './attachments.ts';

export function registerAttachments(app: FastifyInstance, attachments: Attachments): void {
  const maxBytes = app.platform.config.upload.small;

  registerCall(app, calls.fileUploadNormal, {
    policy: 'session',
    upload: {
      maxBytes,
      tooLargeMsg: `附件超过 ${inMegabytes(maxBytes)}，请压缩或分开后再上传`,
      accept: attachments.accept,
    },
    handler: async ({ actor, upload }) => {
      const kept = presentAttachment(await attachments.keep(actor, upload));
      return { ...kept, store_path: kept.path };
    },
  });

  registerCall(app, calls.fileAttachment, {
    policy: 'session',
    handler: async ({ actor, input }) => attachments.send(await attachments.load(actor, input.id)),
  });
}
