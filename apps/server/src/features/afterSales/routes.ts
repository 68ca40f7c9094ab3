import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { file } from '../../platform/http/fileAnswer.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { mediaTypeOf, zipTree } from '../files/index.ts';
import { attachmentRules } from './attachments.ts';
import type { AfterSaleService } from './service.ts';

export function registerRoutes(app: FastifyInstance, afterSales: AfterSaleService): void {
  const { audit, storage } = app.platform;

  registerCall(app, calls.afterSaleStore, {
    policy: 'after-sale:add',
    upload: attachmentRules,
    handler: async ({ actor, idempotencyKey, input, request, uploads }) => {
      const item = await afterSales.store(actor, input, uploads, idempotencyKey);
      await audit.append({
        actorId: actor.id,
        action: 'after-sale.add',
        object: item.number,
        result: 'ok',
        ip: request.ip,
        agent: request.headers['user-agent'] ?? '',
        requestId: request.id,
      });
      return item;
    },
  });
  registerCall(app, calls.afterSaleReply, {
    policy: 'after-sale:add',
    upload: attachmentRules,
    handler: ({ actor, input, uploads }) => afterSales.reply(actor, input.id, input.content, uploads),
  });
  registerCall(app, calls.afterSaleClose, {
    policy: 'after-sale:add',
    handler: ({ actor, input }) => afterSales.close(actor, input.id),
  });
  registerCall(app, calls.afterSaleDetail, {
    policy: 'after-sale:read',
    handler: ({ actor, input }) => afterSales.detail(actor, input.id),
  });
  registerCall(app, calls.afterSaleList, {
    policy: 'after-sale:read',
    handler: async ({ actor, input }) => {
      const { items, total } = await afterSales.list(actor, input, windowOf(input));
      return page(items, total);
    },
  });

  registerCall(app, calls.fileDownloadAfterSaleResult, {
    policy: 'after-sale:download',
    handler: async ({ actor, input, request }) => {
      const { files, row } = await afterSales.files(actor, input.id, input.file_id);
      await audit.append({
        actorId: actor.id,
        action: 'after-sale.download',
        object: `${row.number} ${input.file_id ?? '*'}`,
        result: 'ok',
        ip: request.ip,
        agent: request.headers['user-agent'] ?? '',
        requestId: request.id,
      });
      const [only] = files;
      if (input.file_id && only)
        return file({
          name: only.name,
          type: mediaTypeOf(only.name),
          size: only.size,
          open: (range) => storage.read(only.object_key, range),
        });
      return file({
        name: `${row.number} 售后结果.zip`,
        type: 'application/zip',
        open: () =>
          zipTree(
            files.map((each) => ({ ...each, parent_id: '', kind: 0 })),
            storage,
          ),
      });
    },
  });
}
