import { failure } from '../formats.ts';

/** The streams of an OLE compound file by name: the container of Office 97–2003. */
export type CompoundFile = {
  readonly has: (name: string) => boolean;
  /** @throws {InputError} When the file is cut or its chains do not hold together. */
  readonly read: (name: string) => Buffer;
};

type Stream = { readonly start: number; readonly size: number };

const HEADER = 512;
const ENTRY = 128;
/** From this sector number on the numbers mean something else (end of chain, free, table). */
const SPECIAL = 0xfffffffa;
const [STREAM, ROOT] = [2, 5];

/**
 * Opens a compound file: its streams are chains of sectors, short ones of small sectors inside the root's stream.
 * [MS-CFB] Compound File Binary File Format.
 *
 * @throws {InputError} When it is damaged.
 */
export function openCompoundFile(file: Buffer): CompoundFile {
  if (file.length < HEADER) throw damaged('文件不完整');
  const shift = file.readUInt16LE(30);
  const smallShift = file.readUInt16LE(32);
  if ((shift !== 9 && shift !== 12) || smallShift !== 6) throw damaged('文件头不正确');
  const sectors = Math.ceil(file.length / (1 << shift)) - 1;

  const sector = (index: number): Buffer => {
    const from = (index + 1) << shift;
    if (index >= sectors) throw damaged('有一部分内容在文件之外，文件可能没有传完');
    return file.subarray(from, from + (1 << shift));
  };
  const table = readTable(file, sectors, 1 << shift, sector);
  /** The sectors of a chain, at most as many as the file has. */
  const chain = (start: number, next: Uint32Array): number[] => {
    const found: number[] = [];
    for (let at = start; at < SPECIAL; at = next[at] ?? SPECIAL) {
      found.push(at);
      if (found.length > next.length) throw damaged('内容的链接成环');
    }
    return found;
  };
  const join = (start: number): Buffer => Buffer.concat(chain(start, table).map(sector));

  const directory = join(file.readUInt32LE(48));
  const streams = new Map<string, Stream>();
  let root: Stream = { start: SPECIAL, size: 0 };
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const type = directory[at + 66]!;
    const length = Math.min(64, directory.readUInt16LE(at + 64));
    const name = directory.toString('utf16le', at, at + Math.max(0, length - 2));
    const stream = { start: directory.readUInt32LE(at + 116), size: directory.readUInt32LE(at + 120) };
    if (type === ROOT) root = stream;
    else if (type === STREAM && !streams.has(name)) streams.set(name, stream);
  }
  const least = file.readUInt32LE(56);
  let small: { readonly bytes: Buffer; readonly next: Uint32Array } | undefined;
  const smallSectors = () => (small ??= { bytes: join(root.start), next: asNumbers(join(file.readUInt32LE(60))) });

  return {
    has: (name) => streams.has(name),
    read: (name) => {
      const { size, start } = streams.get(name) ?? { start: SPECIAL, size: 0 };
      if (size > file.length) throw damaged('声明的大小超过文件本身');
      if (size >= least) return exactly(join(start), size);
      const { bytes, next } = smallSectors();
      return exactly(
        Buffer.concat(
          chain(start, next).map((index) => bytes.subarray(index << smallShift, (index + 1) << smallShift)),
        ),
        size,
      );
    },
  };
}

/**
 * The table that says which sector follows which; itself spread over sectors that the header and its continuation list.
 */
function readTable(file: Buffer, sectors: number, sectorSize: number, sector: (index: number) => Buffer): Uint32Array {
  const places: number[] = [];
  const take = (bytes: Buffer, from: number, to: number): void => {
    for (let at = from; at < to; at += 4) if (bytes.readUInt32LE(at) < SPECIAL) places.push(bytes.readUInt32LE(at));
  };
  take(file, 76, HEADER);
  let next = file.readUInt32LE(68);
  for (let times = 0; next < SPECIAL; times += 1) {
    if (times > sectors) throw damaged('内容的链接成环');
    const bytes = sector(next);
    if (bytes.length < sectorSize) throw damaged('文件可能没有传完');
    take(bytes, 0, sectorSize - 4);
    next = bytes.readUInt32LE(sectorSize - 4);
  }
  if (places.length > sectors) throw damaged('内容的链接成环');
  return asNumbers(Buffer.concat(places.map(sector)));
}

function asNumbers(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4));
}

function exactly(bytes: Buffer, size: number): Buffer {
  if (bytes.length < size) throw damaged('内容比声明的少，文件可能没有传完');
  return bytes.subarray(0, size);
}

/** The fault of a workbook that does not hold together. */
export const damaged = (why: string) =>
  failure({
    code: 'broken-workbook',
    what: `工作簿（.xls）已损坏：${why}`,
    remedy: '请重新下载或导出该文件；在 Excel 或 WPS 中能打开时，另存为 xlsx 后再上传',
  });
