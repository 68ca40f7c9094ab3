import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gunzipSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { InputError } from '../../../model/index.ts';
import { failure } from '../../formats.ts';
import { LIMITS } from '../../limits.ts';
import { listEntries, openZip } from '../../zipEntries.ts';
import { MatrixMarket } from './matrixMarket.ts';

/** The three files of a folder of counts, inflated in memory, the matrix as it is read; nothing is ever written. */
export type CellFolder = { readonly matrix: MatrixMarket; readonly barcodes: Buffer; readonly features: Buffer };

/** The text of a matrix is streamed, so it may be longer than other archives: 120 million entries. */
const matrixBytes = 2 * 1024 ** 3;

const PARTS = {
  matrix: /^(?:.*[_.-])?matrix\.mtx(?:\.gz)?$/i,
  barcodes: /^(?:.*[_.-])?(?:barcodes|cells)\.tsv(?:\.gz)?$/i,
  features: /^(?:.*[_.-])?(?:features|genes)\.tsv(?:\.gz)?$/i,
} as const;
type Part = keyof typeof PARTS;
const parts = Object.keys(PARTS) as readonly Part[];
const PACK =
  '请把 matrix.mtx、barcodes.tsv 和 features.tsv（或 genes.tsv，可带 .gz）放在一个文件夹里，压缩成 zip 后上传';

/**
 * The folder of counts in a zip, at its top or one folder deep; `undefined` when the file is no such zip (a table, a
 * workbook).
 *
 * @throws {InputError} When a part is missing or there are several, and when the archive breaks a limit
 * (docs/security.md SEC-33).
 */
export async function openFolder(bytes: Uint8Array): Promise<CellFolder | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, 14) === '%%MatrixMarket') {
    throw failure({
      code: 'mtx-alone',
      what: '只上传了 matrix.mtx，不知道各行是哪个基因、各列是哪个细胞',
      remedy: PACK,
    });
  }
  if (file.length < 4 || file.toString('latin1', 0, 2) !== 'PK') return undefined;
  const zip = await openZip(file).catch((error: unknown) => {
    throw asFailure(error);
  });
  try {
    if (zip.entryCount > LIMITS.archiveEntries)
      throw limit(`含 ${zip.entryCount} 个文件，最多 ${LIMITS.archiveEntries} 个`);
    const entries = await listEntries(zip);
    if (entries.some((entry) => entry.fileName === '[Content_Types].xml')) return undefined;
    const chosen = chooseParts(entries);
    const budget = { left: LIMITS.archiveBytes as number };
    const [barcodes, features] = [
      await inflate(zip, chosen.barcodes, budget),
      await inflate(zip, chosen.features, budget),
    ];
    return { matrix: await readMatrix(zip, chosen.matrix), barcodes, features };
  } catch (error) {
    throw asFailure(error);
  } finally {
    zip.close();
  }
}

function chooseParts(entries: readonly Entry[]): Readonly<Record<Part, Entry>> {
  const files = entries.filter(
    ({ fileName }) => !fileName.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(fileName),
  );
  const found = (part: Part): Entry[] =>
    files.filter(({ fileName }) => fileName.split('/').length <= 2 && PARTS[part].test(fileName.split('/').at(-1)!));
  const missing = parts.filter((part) => found(part).length === 0);
  if (missing.length > 0) {
    const names = { matrix: 'matrix.mtx', barcodes: 'barcodes.tsv', features: 'features.tsv（或 genes.tsv）' };
    throw failure({
      code: 'folder-part-missing',
      what: `压缩包里没有找到 ${missing.map((part) => names[part]).join('、')}`,
      remedy: `${PACK}；文件夹最多一层`,
    });
  }
  const twice = parts.find((part) => found(part).length > 1);
  if (twice) {
    const [one, other] = found(twice).map(({ fileName }) => fileName.slice(0, 60));
    throw failure({
      code: 'folder-part-twice',
      what: `压缩包里有不止一个样本：“${one}”和“${other}”`,
      remedy: '请每个样本分别上传，或先合并成一个矩阵',
    });
  }
  return { matrix: found('matrix')[0]!, barcodes: found('barcodes')[0]!, features: found('features')[0]! };
}

/** The stored bytes of a part, piece by piece. */
async function openPart(zip: ZipFile, entry: Entry, most: number): Promise<Readable> {
  const name = entry.fileName.slice(0, 60);
  if (entry.isEncrypted())
    throw failure({ code: 'encrypted', what: '压缩包设有密码', remedy: '请去掉密码重新压缩后再上传' });
  if (entry.uncompressedSize > most) throw tooLong(most);
  if (entry.uncompressedSize > LIMITS.archiveRatio * Math.max(entry.compressedSize, 64))
    throw limit(`“${name}”的压缩比超过 ${LIMITS.archiveRatio}`);
  return new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
}

/** One part, with its own `.gz` unpacked too; its size counts towards the limit of the whole archive. */
async function inflate(zip: ZipFile, entry: Entry, budget: { left: number }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await openPart(zip, entry, budget.left)) {
    const piece = chunk as Buffer;
    length += piece.length;
    if (length > budget.left) throw tooLong(LIMITS.archiveBytes);
    chunks.push(piece);
  }
  const stored = Buffer.concat(chunks);
  const plain = isGzip(stored)
    ? gunzipSync(stored, {
        maxOutputLength: Math.max(1, Math.min(budget.left, LIMITS.archiveRatio * Math.max(64, stored.length))),
      })
    : stored;
  budget.left -= plain.length;
  return plain;
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The matrix, read while it is inflated. */
async function readMatrix(zip: ZipFile, entry: Entry): Promise<MatrixMarket> {
  const market = new MatrixMarket(entry.uncompressedSize);
  const most = Math.min(matrixBytes, LIMITS.archiveRatio * Math.max(64, entry.uncompressedSize));
  let length = 0;
  const take = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of pieces) {
      length += piece.length;
      if (length > most) throw most < matrixBytes ? limit('.gz 文件解压后过大') : tooLong(matrixBytes);
      market.add(piece);
    }
  };
  const stored = await openPart(zip, entry, matrixBytes);
  const [first] = await Promise.race([once(stored, 'readable'), once(stored, 'end')]).then(() => [
    stored.read() as Buffer | null,
  ]);
  if (first) stored.unshift(first);
  if (first && isGzip(first)) await pipeline(stored, createGunzip({ chunkSize: 1 << 18 }), take);
  else await pipeline(stored, take);
  market.end();
  return market;
}

const tooLong = (bytes: number): InputError =>
  limit(`解压后超过 ${bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GB` : '512 MB'}`);
const limit = (why: string): InputError =>
  failure({
    code: 'archive-limit',
    what: `压缩包没有通过安全检查：${why}`,
    remedy: '请只压缩 matrix.mtx、barcodes.tsv 和 features.tsv 三个文件；更大的数据请先筛选细胞或基因',
  });

function asFailure(error: unknown): Error {
  if (error instanceof InputError) return error;
  const { code, message } = error as Error & { code?: string };
  if (code === 'ERR_BUFFER_TOO_LARGE') return limit('.gz 文件解压后过大');
  if (/too many bytes|not enough bytes|more bytes|compressed\/uncompressed size/i.test(message))
    return limit('实际内容与文件头声明的大小不符');
  if (/invalid relative path|absolute path|invalid characters in fileName/i.test(message))
    return limit('文件名指向压缩包之外');
  return failure({
    code: 'broken-archive',
    what: `压缩包已损坏，不能解压（${message}）`,
    remedy: '请重新压缩后再上传',
  });
}
