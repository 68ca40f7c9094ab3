import { attachmentBytes, mostAttachments } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { badInput } from '../../platform/http/refusal.ts';
import type { Upload, UploadRules } from '../../platform/http/multipart.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { checkName, ensureContent, isAllowedName } from '../files/index.ts';
import type { NewFile } from './repository.ts';

/** What may come with a request: up to 5 files of 100 MB, of the kinds that 我的文件 takes too. */
export const attachmentRules: UploadRules = {
  count: { least: 0, most: mostAttachments },
  maxBytes: attachmentBytes,
  tooLargeMsg: '附件超过 100 MB，请先上传到“我的文件”，并在描述中写明文件名',
  accept: async (_actor: Actor, filename: string) => {
    const name = checkName(filename);
    if (!isAllowedName(name)) throw badInput(`不支持上传“${name}”这种类型的附件，请压缩为 ZIP 后再上传`);
  },
};

/** Checks that each file is what its name says. @throws {Refusal} that names the file. */
export async function checkAttachments(storage: Storage, uploads: readonly Upload[]): Promise<NewFile[]> {
  return Promise.all(
    uploads.map(async ({ filename, stored }) => {
      const name = checkName(filename);
      try {
        await ensureContent(storage, name, stored);
      } catch (error) {
        throw badInput(`附件“${name}”：${(error as Error).message}`);
      }
      return { name, stored };
    }),
  );
}
