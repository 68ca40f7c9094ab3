import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { calls } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { badInput, notFound } from '../../../platform/http/refusal.ts';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAccounts } from '../../auth/index.ts';
import { cleanImage, type CleanImage } from './cleanImage.ts';
import { PictureFault } from './pictureFault.ts';
import { avatarRepository as rows } from './repository.ts';

export const avatarLimit = { maxBytes: 2 * 1024 * 1024, tooLargeMsg: '图片超过 2 MB，请缩小后再上传' };

const pathOf = (key: string): string => `${calls.fileHeadImage.path}?image=${key}`;

function cleaned(bytes: Buffer): CleanImage {
  try {
    return cleanImage(bytes);
  } catch (error) {
    if (error instanceof PictureFault) throw badInput(error.message);
    throw error;
  }
}

export type AvatarService = ReturnType<typeof createAvatarService>;

/**
 * The pictures of accounts. Anybody who has the address of a picture may see it; the address cannot be guessed and ends
 * with the picture.
 */
export function createAvatarService({ clock, database, storage }: Platform) {
  const accounts = createAccounts(database);

  const forget = async (accountId: string): Promise<void> => {
    const old = await rows.remove(database, accountId);
    if (old !== undefined) await storage.remove(old);
  };

  return {
    /** @throws {Refusal} 400 when it is no picture that may be shown. */
    replace: async (actor: Actor, { stored }: Upload): Promise<{ head_image_path: string }> => {
      const { bytes, type } = cleaned(await readFile(storage.pathOf(stored.key)));
      const kept = await storage.put(Readable.from([bytes]), avatarLimit);
      await storage.remove(stored.key);
      const old = await rows.find(database, actor.id);
      await rows.put(database, {
        account_id: actor.id,
        object_key: kept.key,
        sha256: kept.sha256,
        size: kept.size,
        type,
        created_at: clock.now(),
      });
      // Of two simultaneous uploads one row stays; bytes that no row names are swept away.
      if (old) await storage.remove(old.object_key);
      await accounts.changeProfile(actor.id, { head_image_path: pathOf(kept.key) });
      return { head_image_path: pathOf(kept.key) };
    },

    remove: async (actor: Actor): Promise<void> => {
      await forget(actor.id);
      await accounts.changeProfile(actor.id, { head_image_path: '' });
    },

    show: async (key: string): Promise<FileAnswer> => {
      const row = await rows.findByKey(database, key);
      if (!row) throw notFound();
      return file({
        name: `avatar.${row.type.replace(/.*\//, '')}`,
        type: row.type,
        size: row.size,
        unchanging: true,
        open: (range) => storage.read(key, range),
      });
    },
  };
}
