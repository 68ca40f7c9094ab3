import { constants, gunzipSync } from 'node:zlib';
import { failure } from './formats.ts';
import { LIMITS } from './limits.ts';

/** A file without its gz, if it has one. @throws {InputError} When it is damaged, packed twice, or grows beyond what is read. */
export function unpacked(file: Buffer): Buffer {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file;
  let bytes: Buffer;
  try {
    bytes = gunzipSync(file, { maxOutputLength: Math.min(LIMITS.archiveBytes, Math.max(1 << 20, file.length * LIMITS.archiveRatio)) });
  } catch (error) {
    const large = error instanceof RangeError;
    throw failure(
      large
        ? { code: 'archive-too-large', what: `gz 文件解压后过大（超过 512 MB，或压缩比超过 ${LIMITS.archiveRatio}）`, remedy: '请先解压并筛选需要的内容，再上传' }
        : { code: 'broken-archive', what: 'gz 文件已损坏，不能解压', remedy: '请重新下载或重新压缩后再上传' },
    );
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw failure({ code: 'format-gzip', what: '文件被压缩了两次', remedy: '请先解压，再上传其中的表格' });
  return bytes;
}

/** The first bytes of a file, without its gz; enough to tell what it is. */
export function unpackedHead(file: Buffer): Buffer {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file.subarray(0, 64);
  try {
    return gunzipSync(file.subarray(0, 4096), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 1 << 23 }).subarray(0, 64);
  } catch {
    return Buffer.alloc(0);
  }
}
