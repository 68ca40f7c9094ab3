import type { FastifyInstance } from 'fastify';
import { createAttachments } from './attachments/attachments.ts';
import { registerAttachments } from './attachments/routes.ts';
import { createFileService } from './fileService.ts';
import { registerDownloads } from './downloads/routes.ts';
import { createPeekService } from './peek/peekService.ts';
import { registerPeek } from './peek/routes.ts';
import { registerRoutes } from './routes.ts';
import { createSpace, type Space } from './space/space.ts';
import { registerSweep } from './sweep.ts';
import { registerTables } from './tables/routes.ts';
import { createTableService, type TableService } from './tables/tableService.ts';
import { registerTransfers } from './transfer/routes.ts';
import { createTransferService } from './transfer/transferService.ts';
import { createTrashService } from './trashService.ts';
import { registerResumable } from './uploads/resumable.ts';
import { registerUploads } from './uploads/routes.ts';
import { createUploadService } from './uploads/uploadService.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads tables of 我的文件. */
    tables: TableService;
    /** Room of accounts, for whatever puts files into 我的文件. */
    space: Space;
  }
}

/** 我的文件: folders, uploads, downloads, the trash, and what a table holds. */
export async function filesFeature(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  const files = createFileService(platform);
  const tables = createTableService(platform, files);
  const trash = createTrashService(platform, files, tables.forget);
  const space = createSpace(platform);
  const uploads = createUploadService(platform, files, space);
  const attachments = createAttachments(platform);
  registerRoutes(app, files, trash);
  registerAttachments(app, attachments);
  registerUploads(app, uploads, tables, space);
  registerTransfers(app, createTransferService(platform, files, uploads, space), files);
  registerDownloads(app, files);
  registerTables(app, tables);
  const peeks = createPeekService(platform, files);
  registerPeek(app, peeks);
  app.decorate('tables', tables);
  app.decorate('space', space);
  const resumable = await registerResumable(app, uploads, files, space);
  registerSweep(app, { attachments, resumable, tables, trash });
  app.addHook('onClose', () => {
    tables.close();
    peeks.close();
  });
}

export { createAttachments, presentAttachment, type Attachments } from './attachments/attachments.ts';
export { checkFile } from './tables/checkFile.ts';
