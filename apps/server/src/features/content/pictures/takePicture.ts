import { readFile } from 'node:fs/promises';
import { badInput } from '../../../platform/http/refusal.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkPicture, mostPictureBytes } from './checkPicture.ts';
import { keepPicture, pictureAddress, pictureId } from './pictures.ts';

export const pictureRules = {
  maxBytes: mostPictureBytes,
  tooLargeMsg: '图片超过 2 MB，请压缩后重试',
  accept: () => Promise.resolve(),
};

/** Keeps a picture that came with a form, once for the same bytes. @throws {Refusal} 400 when it cannot be shown. */
export async function takePicture(
  platform: Pick<Platform, 'clock' | 'database' | 'storage'>,
  { stored }: Upload,
): Promise<{ id: string; address: string }> {
  const bytes = await readFile(platform.storage.pathOf(stored.key));
  try {
    await keepPicture(platform, bytes, checkPicture(bytes));
  } catch (error) {
    throw error instanceof Error && error.constructor === Error ? badInput(`图片不能使用：${error.message}`) : error;
  }
  // The store keeps the bytes under the row's own key.
  await platform.storage.remove(stored.key);
  const id = pictureId(bytes);
  return { id, address: pictureAddress(id) };
}
