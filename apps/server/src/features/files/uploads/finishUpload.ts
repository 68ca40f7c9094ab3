import { join } from 'node:path';
import type { FileItem } from '@panome/contract';
import type { Upload } from '@tus/server';
import type { Actor } from '../../../platform/access/actor.ts';
import { badInput, Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ResumableStore } from './resumableStore.ts';
import type { StagedFolders } from './stagedFolders.ts';
import type { UploadService } from './uploadService.ts';

/** Makes a file of a complete upload, once. @returns the file. */
export type Finish = (actor: Actor, upload: Pick<Upload, 'id' | 'metadata'>) => Promise<FinishedUpload>;
export type FinishedUpload = Pick<FileItem, 'id' | 'size'>;

/**
 * The bytes get a name in the storage and the upload goes; from then on the row of the file says what became of it, to a
 * client whose last answer was lost. What is refused for what it is goes as well: its bytes are of no use to anybody.
 */
export function createFinisher(
  uploads: UploadService,
  staged: Pick<StagedFolders, 'place'>,
  { scanner, storage }: Pick<Platform, 'scanner' | 'storage'>,
  store: ResumableStore,
): Finish {
  /** A file of a folder that will be delivered has no row; nobody asks for its id. */
  const stage = async (actor: Actor, { id, metadata }: Parameters<Finish>[1], delivery: string) => {
    const bytes = join(store.directory, id);
    await scanner.check(bytes);
    await staged.place(actor.id, delivery, metadata?.['path'] ?? '', bytes);
    return { id: delivery, size: 0 };
  };

  const running = new Map<string, Promise<FinishedUpload>>();

  const keep = async (actor: Actor, { id, metadata }: Parameters<Finish>[1]): Promise<FinishedUpload> =>
    (await uploads.byUpload(actor.id, id)) ??
    uploads.keep(actor, {
      folderId: metadata?.['current_dir'] ?? '',
      filename: metadata?.['filename'] ?? '',
      space: store.roomOf(id),
      store: () => storage.adopt(join(store.directory, id)),
      check: async ({ key, sha256 }) => {
        await scanner.check(storage.pathOf(key));
        const expected = metadata?.['sha256'];
        if (expected && expected.toLowerCase() !== sha256)
          throw badInput('文件在传输中损坏（校验值不一致），请重新上传');
      },
      uploadId: id,
      replace: metadata?.['conflict'] === 'replace',
    });

  const finish: Finish = async (actor, upload) => {
    // What cannot be removed now expires.
    const remove = () => store.remove(upload.id).catch(() => undefined);
    try {
      const delivery = upload.metadata?.['delivery'];
      const file = typeof delivery === 'string' ? await stage(actor, upload, delivery) : await keep(actor, upload);
      await remove();
      return file;
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) await remove();
      throw error;
    }
  };

  return (actor, upload) => {
    const work = running.get(upload.id) ?? finish(actor, upload).finally(() => running.delete(upload.id));
    running.set(upload.id, work);
    return work;
  };
}
