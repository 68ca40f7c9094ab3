import { open } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import {
  fileExtensions,
  fileId,
  isVideo,
  mostFileBytes,
  videoExtensions,
  type ContentFile,
} from '../../features/content/index.ts';
import { hashFile } from '../delivery/hashFile.ts';
import { ContentError, fault } from './problems.ts';

async function headOf(path: string): Promise<{ head: Buffer; size: number }> {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(16);
    await handle.read(head, 0, head.length, 0);
    return { head, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

/**
 * Reads a file beside a content file without storing it.
 * @param of - `video` takes only films that browsers play, known by their first bytes.
 * @throws {ContentError} When it is missing, elsewhere, too large or of another kind.
 */
export async function readContentFile(
  file: string,
  line: number,
  address: string,
  of: 'video' | 'any' = 'any',
): Promise<ContentFile> {
  const folder = dirname(resolve(file));
  const path = resolve(folder, address);
  const refuse = (why: string) => new ContentError([fault(file, line, `文件“${address}”${why}`)]);
  if (!path.startsWith(`${folder}/`)) throw refuse('不在内容文件夹里');
  const { head, size } = await headOf(path).catch(() => {
    throw refuse('不存在');
  });
  const extension = extname(path).slice(1).toLowerCase();
  const allowed: readonly string[] = of === 'video' ? videoExtensions : fileExtensions;
  if (!allowed.includes(extension)) throw refuse(`类型不支持，可以是 ${allowed.join('、')}`);
  if (size > mostFileBytes) throw refuse('超过 500 MB');
  if (size === 0) throw refuse('是空的');
  if (of === 'video' && !isVideo(head, extension)) throw refuse('不是 MP4 或 WebM 视频');
  const { sha256 } = await hashFile(path);
  return { id: fileId(sha256), path, extension, sha256, size };
}
