import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { badInput } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import type { FileService } from './fileService.ts';
import { checkReading } from './tables/reading.ts';
import type { TrashService } from './trashService.ts';

const mostIds = 100;

/** The ids of a comma-separated list. */
function idsOf(list: string): string[] {
  const ids = list.split(',').filter((id) => id !== '');
  if (ids.length === 0 || ids.length > mostIds) throw badInput(`一次可选择 1 到 ${mostIds} 项`);
  return ids;
}

export function registerRoutes(app: FastifyInstance, files: FileService, trash: TrashService): void {
  for (const call of [calls.fileStoreList, calls.fileList]) {
    registerCall(app, call, {
      policy: 'file:read',
      handler: async ({ actor, input }) => {
        const { sort, order, current_dir: folderId, name } = input;
        const { items, total } = await files.list(actor, {
          folderId,
          search: name || undefined,
          sort,
          order,
          flat: input.flat === '1',
          trash: input.trash === '1',
          ...windowOf(input),
        });
        return page(items, total);
      },
    });
  }
  registerCall(app, calls.fileStoreDetail, {
    policy: 'file:read',
    handler: ({ actor, input }) => files.detail(actor, input.id),
  });
  registerCall(app, calls.fileStoreQuota, { policy: 'file:read', handler: ({ actor }) => files.quota(actor) });
  registerCall(app, calls.fileStoreAddDir, {
    policy: 'file:add',
    handler: ({ actor, input }) => files.addFolder(actor, input.name, input.current_dir),
  });
  registerCall(app, calls.fileStoreUpdate, {
    policy: 'file:update',
    handler: ({ actor, input }) => files.update(actor, input.id, { name: input.name, folderId: input.current_dir }),
  });
  registerCall(app, calls.fileStoreUpdateConfig, {
    policy: 'file:update',
    handler: ({ actor, input: { id, ...reading } }) => {
      checkReading(reading);
      return files.updateConfig(actor, id, reading);
    },
  });

  registerCall(app, calls.fileStoreDelete, {
    policy: 'file:delete',
    handler: async ({ actor, input }) => ({ deleted: await trash.throwAway(actor, idsOf(input.ids)) }),
  });
  registerCall(app, calls.fileStoreRestore, {
    policy: 'file:delete',
    handler: ({ actor, input }) => trash.restore(actor, input.ids),
  });
  registerCall(app, calls.fileStorePurge, {
    policy: 'file:delete',
    handler: async ({ actor, input }) => ({ deleted: await trash.purge(actor, idsOf(input.ids)) }),
  });
}
