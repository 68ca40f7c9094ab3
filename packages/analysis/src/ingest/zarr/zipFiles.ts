import { inflateRawSync } from 'node:zlib';
import type { Entry } from 'yauzl';
import { LIMITS } from '../limits.ts';
import { listEntries, openZip } from '../zipEntries.ts';
import { broken, limit } from './problems.ts';

/** The files of a zarr folder, by their path in it; each is unpacked when it is asked for. */
export type Files = {
  readonly names: readonly string[];
  /** `undefined` when there is none. */
  readonly read: (name: string) => Buffer | undefined;
};

const SYMLINK = 0o120000;
const LOCAL = { mark: 0x04034b50, length: 30, name: 26, extra: 28 };
const ROOTS = /^(?:[^/]+\/)?(?:\.zgroup|zarr\.json)$/u;

/**
 * The files of a zarr folder in a zip, at its top or one folder deep; `undefined` when the file is no such zip.
 *
 * @throws {InputError} When it is one and breaks a limit (docs/security.md SEC-33).
 */
export async function zarrFiles(file: Buffer): Promise<Files | undefined> {
  if (file.length < 4 || file.readUInt32LE(0) !== LOCAL.mark) return undefined;
  const listed = await list(file).catch(() => undefined);
  const roots = (listed?.entries ?? []).map(({ fileName }) => fileName).filter((name) => ROOTS.test(name));
  const [root] = roots.toSorted((one, other) => one.length - other.length);
  if (!listed || root === undefined) return undefined;
  if (listed.count > LIMITS.archiveEntries) throw limit(`含 ${listed.count} 个文件，最多 ${LIMITS.archiveEntries} 个`);
  checkEntries(listed.entries);
  const folder = root.slice(0, root.lastIndexOf('/') + 1);
  const byName = new Map(
    listed.entries
      .filter(({ fileName }) => fileName.startsWith(folder) && !fileName.endsWith('/'))
      .map((entry) => [entry.fileName.slice(folder.length), entry]),
  );
  return {
    names: [...byName.keys()],
    read: (name) => {
      const entry = byName.get(name);
      return entry && contentOf(file, entry);
    },
  };
}

/** At most as many entries as are allowed. @throws {Error} When the file is no zip, or its list is damaged. */
async function list(file: Buffer): Promise<{ readonly entries: readonly Entry[]; readonly count: number }> {
  const zip = await openZip(file);
  try {
    return { entries: await listEntries(zip), count: zip.entryCount };
  } finally {
    zip.close();
  }
}

function checkEntries(entries: readonly Entry[]): void {
  let total = 0;
  for (const entry of entries) {
    const name = entry.fileName.slice(0, 60);
    total += entry.uncompressedSize;
    if (entry.isEncrypted()) throw limit('压缩包设有密码');
    if (((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK) throw limit(`内含链接“${name}”`);
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) throw limit(`“${name}”的压缩方法不能解开`);
    if (entry.uncompressedSize > LIMITS.archiveRatio * Math.max(entry.compressedSize, 64))
      throw limit(`“${name}”的压缩比超过 ${LIMITS.archiveRatio}`);
  }
  if (total > LIMITS.archiveBytes) throw limit('解压后超过 512 MB');
}

/** Headers can lie: no more is unpacked than was announced. */
function contentOf(file: Buffer, entry: Entry): Buffer {
  const { compressedSize, compressionMethod, relativeOffsetOfLocalHeader: header, uncompressedSize } = entry;
  if (header + LOCAL.length > file.length || file.readUInt32LE(header) !== LOCAL.mark)
    throw broken(`压缩包里的“${entry.fileName}”读不出来`);
  const from = header + LOCAL.length + file.readUInt16LE(header + LOCAL.name) + file.readUInt16LE(header + LOCAL.extra);
  const stored = file.subarray(from, from + compressedSize);
  try {
    const content =
      compressionMethod === 0 ? stored : inflateRawSync(stored, { maxOutputLength: Math.max(1, uncompressedSize) });
    if (content.length === uncompressedSize) return content;
  } catch {
    // Said below.
  }
  throw broken(`压缩包里的“${entry.fileName}”读不出来`);
}
