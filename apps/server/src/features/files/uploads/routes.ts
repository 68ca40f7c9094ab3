import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../platform/http/registerCall.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { storePathOf } from '../present.ts';
import { inMegabytes } from './inMegabytes.ts';
import type { UploadService } from './uploadService.ts';

/** Where uploads go that were made beside the work, not in 我的文件. */
const uploadsFolder = '上传数据';

export function registerUploads(app: FastifyInstance, uploads: UploadService): void {
  const { upload: limit } = app.platform.config;
  const accept = (actor: Parameters<UploadService['accept']>[0], filename: string) => uploads.accept(actor, filename);
  const form = {
    maxBytes: limit.form,
    tooLargeMsg: `文件超过 ${inMegabytes(limit.form)}，请在“我的文件”中使用断点续传上传`,
    accept,
  };
  const keep = async (
    { actor, upload }: Pick<CallContext<unknown, 'file:add'>, 'actor' | 'upload'>,
    folderId: string,
  ) => {
    const item = await uploads.keep(actor, { folderId, ...upload });
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
    handler: async (context) =>
      keep(context, context.input.current_dir || (await uploads.ensureRootFolder(context.actor, uploadsFolder))),
  });
}
