import * as zlib from 'node:zlib';
import { failure } from './formats.ts';
import { LIMITS } from './limits.ts';
import { unpackBzip2 } from './unpacking/bzip2.ts';
import { Output, PackingFault } from './unpacking/output.ts';
import { unpackXz } from './unpacking/xz/unpackXz.ts';
import { unzstd } from './unpacking/zstd.ts';

type Packing = {
  readonly name: string;
  readonly begins: (file: Uint8Array) => boolean;
  /**
   * @throws {PackingFault | Error} When it is damaged; a `RangeError` or a fault that says so when there are more than
   * `most` bytes.
   */
  readonly undo: (packed: Buffer, most: number) => Buffer;
  /** The beginning, as far as it is easily had. */
  readonly begin: (packed: Buffer) => Buffer;
};

const HEAD = 64;
const startsWith =
  (...mark: readonly number[]) =>
  (file: Uint8Array): boolean =>
    mark.every((byte, at) => file[at] === byte);
/** “BZh” might be the first word of a table; a level and the first byte of a block or of the end come behind it. */
const isBzip2 = (file: Uint8Array): boolean =>
  startsWith(0x42, 0x5a, 0x68)(file) && file[3]! >= 0x31 && file[3]! <= 0x39 && [0x31, 0x17].includes(file[4]!);

/** A packing whose decoder is our own. */
const ours = (unpack: (packed: Buffer, output: Output) => void): Pick<Packing, 'undo' | 'begin'> => {
  const content = (packed: Buffer, output: Output): Buffer => {
    unpack(packed, output);
    return output.content;
  };
  return {
    undo: (packed, most) => content(packed, new Output(most)),
    begin: (packed) => content(packed, new Output(1 << 23, HEAD)),
  };
};

const packings: readonly Packing[] = [
  {
    name: 'gz',
    begins: startsWith(0x1f, 0x8b),
    undo: (packed, most) => zlib.gunzipSync(packed, { maxOutputLength: most }),
    begin: (packed) =>
      zlib.gunzipSync(packed.subarray(0, 4096), { finishFlush: zlib.constants.Z_SYNC_FLUSH, maxOutputLength: 1 << 23 }),
  },
  { name: 'bzip2', begins: isBzip2, ...ours(unpackBzip2) },
  { name: 'xz', begins: startsWith(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0), ...ours(unpackXz) },
  ...(unzstd
    ? [
        {
          name: 'Zstandard',
          begins: startsWith(0x28, 0xb5, 0x2f, 0xfd),
          undo: (packed: Buffer, most: number) => unzstd!(packed, { maxOutputLength: most }),
          // A block is 128 KB at most; several lie in what is given.
          begin: (packed: Buffer) =>
            unzstd!(packed.subarray(0, 1 << 18), {
              finishFlush: zlib.constants.ZSTD_e_flush,
              maxOutputLength: LIMITS.archiveBytes,
            }),
        },
      ]
    : []),
];

const packingOf = (file: Uint8Array): Packing | undefined => packings.find(({ begins }) => begins(file));

/** Whether a file is packed in a way that is undone here. */
export const isPacked = (file: Uint8Array): boolean => packingOf(file) !== undefined;

/**
 * A file without its gz, bzip2, xz or Zstandard, if it has one.
 * @throws {InputError} When it is damaged, packed twice, or grows beyond what is read.
 */
export function unpacked(file: Buffer): Buffer {
  const packing = packingOf(file);
  if (!packing) return file;
  let bytes: Buffer;
  try {
    bytes = packing.undo(file, Math.min(LIMITS.archiveBytes, Math.max(1 << 20, file.length * LIMITS.archiveRatio)));
  } catch (error) {
    throw refusalOf(packing.name, error);
  }
  if (isPacked(bytes))
    throw failure({ code: 'format-gzip', what: '文件被压缩了两次', remedy: '请先解压，再上传其中的表格' });
  return bytes;
}

function refusalOf(name: string, error: unknown) {
  const reason = error instanceof PackingFault ? error.reason : error instanceof RangeError ? 'large' : 'damaged';
  if (reason === 'large')
    return failure({
      code: 'archive-too-large',
      what: `${name} 文件解压后过大（超过 512 MB，或压缩比超过 ${LIMITS.archiveRatio}）`,
      remedy: '请先解压并筛选需要的内容，再上传',
    });
  if (reason === 'unknown')
    return failure({
      code: 'archive-filter',
      what: `${name} 文件用了不能解开的过滤器`,
      remedy: `请用默认的参数重新压缩后再上传`,
    });
  return failure({
    code: 'broken-archive',
    what: `${name} 文件已损坏，不能解压`,
    remedy: '请重新下载或重新压缩后再上传',
  });
}

/** The first bytes of a file, without its packing; enough to tell what it is. */
export function unpackedHead(file: Buffer): Buffer {
  try {
    return (packingOf(file)?.begin(file) ?? file).subarray(0, HEAD);
  } catch {
    return Buffer.alloc(0);
  }
}
