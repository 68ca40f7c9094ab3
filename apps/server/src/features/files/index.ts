import { join } from 'node:path';
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
import { createStagedFolders } from './uploads/stagedFolders.ts';
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
  const tables = createTableService(platform);
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
  const staged = createStagedFolders(platform);
  const resumable = await registerResumable(app, uploads, files, space, staged);
  registerSweep(app, { attachments, resumable, staged, tables, trash });
  app.addHook('onClose', () => {
    tables.close();
    peeks.close();
  });
}

/** The child process that reads tables; it answers a `TableJob` with a `TableAnswer`. */
export const tableChild = join(import.meta.dirname, 'tables/tableChild.ts');

export { createAttachments } from './attachments/attachments.ts';
export { mediaTypeOf } from './downloads/mediaType.ts';
export { zipTree } from './downloads/zipTree.ts';
export { createFileService, folderNode, type FileService } from './fileService.ts';
export { createFileSource } from './fileSource.ts';
export { createFileKeeper, type KeepFile } from './keepFile.ts';
export { checkName } from './names/fileName.ts';
export { checkFile } from './tables/checkFile.ts';
export { checkReading, type CheckedReading } from './tables/reading.ts';
export { misfitOf, notATable } from './tables/fitness.ts';
export type { TableSamples, TableService } from './tables/tableService.ts';
export type { TableAnswer, TableJob } from './tables/tableJob.ts';
export { insertExact, insertNumbered } from './tree/insertNode.ts';
export { findNamed, folderKind } from './tree/nodes.ts';
export { createPlaceFile } from './space/placeFile.ts';
export type { Space } from './space/space.ts';
export { ensureContent } from './uploads/ensureContent.ts';
export { isAllowedName } from './uploads/fileTypes.ts';
export { createStagedFolders } from './uploads/stagedFolders.ts';
export { fileIdHeader, tusPath } from './uploads/resumable.ts';
