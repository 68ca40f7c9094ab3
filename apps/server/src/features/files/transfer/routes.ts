import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { FileService } from '../fileService.ts';
import type { TransferService } from './transferService.ts';
import { usageBelow } from './usage.ts';

export function registerTransfers(app: FastifyInstance, transfers: TransferService, files: FileService): void {
  registerCall(app, calls.fileStoreMove, {
    policy: 'file:update',
    handler: ({ actor, input }) => transfers.move(actor, input),
  });
  registerCall(app, calls.fileStoreCopy, {
    policy: 'file:add',
    handler: ({ actor, input }) => transfers.copy(actor, input),
  });
  registerCall(app, calls.fileStoreUsage, {
    policy: 'file:read',
    handler: async ({ actor, input }) => {
      await files.ensureFolderId(actor, input.current_dir);
      return usageBelow(app.platform.database, actor.id, input.current_dir);
    },
  });
}
