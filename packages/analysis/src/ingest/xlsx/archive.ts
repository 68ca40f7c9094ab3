import { pipeline, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { Entry, ZipFile, ZipFileOptions } from 'yauzl';
import { failure } from '../formats.ts';
import { LIMITS } from '../limits.ts';
import { listEntries, openZip } from '../zipEntries.ts';

/** The parts of a zip, opened after the limits of docs/security.md SEC-33 were checked. */
export type Archive = {
  readonly names: readonly string[];
  readonly has: (name: string) => boolean;
  /** Inflates one part piece by piece; more bytes than announced, or too many in all, end it with an `InputError`. */
  readonly read: (name: string) => AsyncGenerator<Buffer>;
  readonly close: () => void;
};

const NESTED = /\.(zip|xlsx|xlsm|docx|pptx|gz|7z|rar|tar|jar)$/i;
const SYMLINK = 0o120000;

/** @throws {InputError} When the file is no archive, or breaks a limit. Nothing is inflated before. */
export async function openArchive(file: Buffer): Promise<Archive> {
  const { entries, zip } = await open(file);
  checkEntries(entries, file.length);
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
  let inflated = 0;

  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = byName.get(name);
    if (!entry) return;
    let own = 0;
    try {
      for await (const chunk of await openStream(zip, entry)) {
        const piece = chunk as Buffer;
        own += piece.length;
        inflated += piece.length;
        if (own > entry.uncompressedSize || inflated > LIMITS.archiveBytes) throw bomb('实际内容比文件头声明的更大');
        yield piece;
      }
      if (own < entry.uncompressedSize) throw bomb('实际内容与文件头声明的大小不符');
    } catch (error) {
      throw asFailure(error);
    }
  }

  return { names: [...byName.keys()], has: (name) => byName.has(name), read, close: () => zip.close() };
}

/** @throws {InputError} When the archive is no workbook. */
export function checkWorkbook({ has }: Archive): void {
  if (has('[Content_Types].xml') && has('xl/workbook.xml')) return;
  throw failure({
    code: 'not-a-workbook',
    what: '文件是 zip 压缩包，不是 Excel 工作簿（xlsx）',
    remedy: '请先解压，再上传其中的表格；如果它是工作簿，请在 Excel 中另存为 xlsx',
  });
}

async function open(file: Buffer): Promise<{ readonly entries: readonly Entry[]; readonly zip: ZipFile }> {
  try {
    const zip = await openZip(file);
    if (zip.entryCount > LIMITS.archiveEntries)
      throw bomb(`含 ${zip.entryCount} 个文件，最多 ${LIMITS.archiveEntries} 个`);
    return { entries: await listEntries(zip), zip };
  } catch (error) {
    throw asFailure(error);
  }
}

function checkEntries(entries: readonly Entry[], fileSize: number): void {
  let total = 0;
  let compressed = 0;
  for (const entry of entries) {
    total += entry.uncompressedSize;
    compressed += entry.compressedSize;
    const name = entry.fileName;
    if (NESTED.test(name)) throw bomb(`内含另一个压缩包“${name.slice(0, 60)}”`);
    if (entry.isEncrypted()) {
      throw failure({ code: 'encrypted', what: '工作簿设有密码', remedy: '请在 Excel 中取消密码后另存，再上传' });
    }
    if (((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK) throw bomb(`内含链接“${name.slice(0, 60)}”`);
    if (entry.uncompressedSize > LIMITS.archiveRatio * Math.max(entry.compressedSize, 64)) {
      throw bomb(`“${name.slice(0, 60)}”的压缩比超过 ${LIMITS.archiveRatio}`);
    }
  }
  if (total > LIMITS.archiveBytes) throw bomb('解压后超过 512 MB');
  if (compressed > fileSize) throw bomb('文件头声明的大小超过文件本身');
}

/** Pieces of this size: of the usual 16 kB there are so many that handing them on takes as long as inflating them. */
const pieceBytes = 1 << 18;

function openStream(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    if (entry.compressionMethod !== 8) {
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
      return;
    }
    zip.openReadStream(entry, { decompress: false } as ZipFileOptions, (error, stream) => {
      if (error) reject(error);
      // An error ends the stream that is read, which tells of it.
      else resolve(pipeline(stream, createInflateRaw({ chunkSize: pieceBytes }), () => undefined));
    });
  });
}

function bomb(why: string) {
  return failure({
    code: 'archive-limit',
    what: `工作簿没有通过安全检查：${why}`,
    remedy: '请在 Excel 中打开并另存为 CSV，或删去多余的格式和工作表后重新保存',
  });
}

function asFailure(error: unknown): Error {
  if (!(error instanceof Error) || error.name === 'InputError') return error as Error;
  if (/too many bytes|not enough bytes|more bytes|compressed\/uncompressed size/i.test(error.message)) {
    return bomb('实际内容与文件头声明的大小不符');
  }
  return failure({
    code: 'broken-archive',
    what: `工作簿已损坏，不能解压（${error.message}）`,
    remedy: '请重新下载或导出该文件；在 Excel 中能打开时，另存为 xlsx 或 CSV 后再上传',
  });
}
