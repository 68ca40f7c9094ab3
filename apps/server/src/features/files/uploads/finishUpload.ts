import { join } from 'node:path';
import type { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import type { Actor } from '../../../platform/access/actor.ts';
import { badInput } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UploadService } from './uploadService.ts';

/** Makes a file of a complete upload, once. @returns the id of the file. */
export type Finish = (actor: Actor, upload: Pick<Upload, 'id' | 'metadata'>) => Promise<string>;

/**
 * The bytes get a second name in the storage and the upload stays until it expires, so that a client whose last answer
 * was lost can still ask what became of it.
 */
export function createFinisher(
  uploads: UploadService,
  { scanner, storage }: Pick<Platform, 'scanner' | 'storage'>,
  store: FileStore,
): Finish {
  const running = new Map<string, Promise<string>>();

  const finish: Finish = async (actor, { id, metadata }) => {
    const before = await uploads.byUpload(actor.id, id);
    if (before) return before.id;
    const stored = await storage.adopt(join(store.directory, id));
    try {
      await scanner.check(storage.pathOf(stored.key));
      const expected = metadata?.['sha256'];
      if (expected && expected.toLowerCase() !== stored.sha256)
        throw badInput('文件在传输中损坏（校验值不一致），请重新上传');
      const arrival = {
        folderId: metadata?.['current_dir'] ?? '',
        filename: metadata?.['filename'] ?? '',
        stored,
        uploadId: id,
        replace: metadata?.['conflict'] === 'replace',
      };
      return (await uploads.keep(actor, arrival)).id;
    } catch (error) {
      await storage.remove(stored.key);
      throw error;
    }
  };

  return (actor, upload) => {
    const work = running.get(upload.id) ?? finish(actor, upload).finally(() => running.delete(upload.id));
    running.set(upload.id, work);
    return work;
  };
}
