import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../platform/http/registerCall.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { storePathOf } from '../present.ts';
import { ensureInput, notATable } from '../tables/fitness.ts';
import { checkReading, type Reading } from '../tables/reading.ts';
import type { TableService } from '../tables/tableService.ts';
import type { Space } from '../space/space.ts';
import { inMegabytes } from './inMegabytes.ts';
import type { UploadService } from './uploadService.ts';

/** Where uploads go that were made beside the work, not in 我的文件. */
const uploadsFolder = '上传数据';
/** How long an upload waits for what its file is; the client asks again afterwards. */
const inspectMs = 60_000;

export function registerUploads(
  app: FastifyInstance,
  uploads: UploadService,
  tables: TableService,
  space: Space,
): void {
  const { upload: limit } = app.platform.config;
  const accept = (actor: Parameters<UploadService['accept']>[0], filename: string) => uploads.accept(actor, filename);
  const form = {
    maxBytes: limit.form,
    tooLargeMsg: `文件超过 ${inMegabytes(limit.form)}，请在“我的文件”中使用断点续传上传`,
    accept,
    reserve: ({ id }: Parameters<UploadService['accept']>[0]) => space.reserve(id),
  };
  const keep = async (
    { actor, upload }: Pick<CallContext<unknown, 'file:add'>, 'actor' | 'upload'>,
    folderId: string,
    config: Readonly<Record<string, string>> = {},
  ) => {
    const { filename, space: reserved, stored } = upload;
    const arrival = { folderId, filename, space: reserved, store: () => Promise.resolve(stored), config };
    const item = await uploads.keep(actor, arrival);
    return { ...item, store_path: storePathOf(item) };
  };

  registerCall(app, calls.fileStoreUpload, {
    policy: 'file:add',
    upload: form,
    handler: (context) => keep(context, context.input.current_dir),
  });
  registerCall(app, calls.fileUploadTask, {
    policy: 'file:add',
    upload: form,
    handler: async (context) => {
      const { actor, input } = context;
      const { current_dir: folderId, tool_id: toolId, transform_to: as, ...reading } = input;
      if (as !== '') ensureInput(toolId, as);
      const config = remembered(reading);
      const item = await keep(context, folderId || (await uploads.ensureRootFolder(actor, uploadsFolder)), config);
      const inspection =
        as === '' || !item.can.preview
          ? null
          : await tables.inspect(actor, item.id, reading, { as, waitMs: inspectMs });
      return {
        ...item,
        config,
        inspection:
          inspection ?? (as === '' ? null : { state: 'failed' as const, report: null, problems: [notATable(as)] }),
      };
    },
  });
}

/** What the person decided of the reading, as it is remembered with the file. */
function remembered(reading: Reading): Record<string, string> {
  checkReading(reading);
  return Object.fromEntries(Object.entries(reading).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
