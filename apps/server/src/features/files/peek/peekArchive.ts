import { promisify } from 'node:util';
import { open, type Entry, type Options, type ZipFile } from 'yauzl';
import type { FilePeek } from '@panome/contract';

/** How many entries are listed, and the limits beyond which an archive is reported as suspicious (SEC-33). */
const limits = { listed: 2_000, unpacked: 512 * 1024 * 1024, ratio: 200 };
const nested = /\.(zip|xlsx|xlsm|docx|pptx|gz|7z|rar|tar|jar|bz2|xz)$/i;
const openZip = promisify<string, Options, ZipFile>(open);

type Answer = Extract<FilePeek, { kind: 'archive' | 'none' }>;
const broken: Answer = { kind: 'none', reason: '压缩包已损坏或不完整，请重新压缩后上传' };

function warningOf(entries: readonly Entry[], total: number): string {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (total > limits.listed) return `含 ${total} 个文件，只列出前 ${limits.listed} 个`;
  if (entries.some((entry) => entry.uncompressedSize > limits.ratio * Math.max(entry.compressedSize, 64)))
    return `有文件的压缩比超过 ${limits.ratio}，解压前请确认来源可靠`;
  if (unpacked > limits.unpacked) return '解压后超过 512 MB，解压前请确认有足够空间';
  if (entries.some((entry) => nested.test(entry.fileName))) return '内含其他压缩包，这里不会展开';
  return '';
}

/** Lists an archive. Only its directory is read; nothing is unpacked. */
export async function peekArchive(path: string): Promise<Answer> {
  let zip: ZipFile;
  try {
    zip = await openZip(path, { lazyEntries: true, strictFileNames: false, autoClose: false });
  } catch {
    return broken;
  }
  const entries: Entry[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        entries.push(entry);
        if (entries.length < limits.listed) zip.readEntry();
        else resolve();
      });
      zip.on('end', resolve).on('error', reject);
      zip.readEntry();
    });
  } catch (error) {
    // A name that leads out of the archive is reported as an attack, not as damage.
    if (error instanceof Error && /relative path|absolute path/i.test(error.message))
      return { kind: 'none', reason: '压缩包内有指向外部的文件名，可能是恶意文件，请勿解压' };
    return broken;
  } finally {
    zip.close();
  }
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
  return {
    kind: 'archive',
    entries: entries.map((entry) => ({
      name: entry.fileName,
      folder: entry.fileName.endsWith('/'),
      size: entry.uncompressedSize,
      packed: entry.compressedSize,
      encrypted: entry.isEncrypted(),
    })),
    total: zip.entryCount,
    files: files.length,
    unpacked: entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0),
    warning: warningOf(entries, zip.entryCount),
  };
}
