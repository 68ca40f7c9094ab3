import { createReadStream, openSync, closeSync, readSync } from 'node:fs';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportFault } from './importFault.ts';

/** Reference files unpack to 4 to 12 times their size. */
const mostGrowth = 100;
const freeBytes = 50 * 1024 * 1024;
const longestLine = 1_000_000;

function isGzip(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(2);
    readSync(file, start, 0, 2, 0);
    return start[0] === 0x1f && start[1] === 0x8b;
  } finally {
    closeSync(file);
  }
}

/** Counts what passes, so that the unpacked bytes can be held against the packed ones. */
function counted(onBytes: (bytes: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        onBytes(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function opened(path: string): AsyncIterable<string> {
  const source = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (!isGzip(path)) return source.setEncoding('utf8');
  let packed = 0;
  let unpacked = 0;
  const out = counted((bytes) => {
    unpacked += bytes;
    if (unpacked > freeBytes && unpacked > mostGrowth * packed)
      throw new ImportFault('压缩文件解开后超过原来的 100 倍，不像是数据文件，已停止读取');
  });
  const unpack = createGunzip();
  const passed = counted((bytes) => (packed += bytes));
  for (const stage of [source, passed, unpack]) stage.on('error', (error: Error) => out.destroy(error));
  // What was read in vain must not go on unpacking.
  out.on('close', () => source.destroy());
  return source.pipe(passed).pipe(unpack).pipe(out).setEncoding('utf8');
}

function inWords(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === 'Z_BUF_ERROR') return new ImportFault('压缩文件在中途结束，很可能没有下载完整，请重新下载');
  if (code?.startsWith('Z_')) return new ImportFault('压缩文件已损坏，请重新下载');
  if (code === 'ENOENT') return new ImportFault('没有找到文件');
  if (code === 'EISDIR') return new ImportFault('这是文件夹，请给出其中的文件');
  return error;
}

/**
 * The lines of a text file, packed by gzip or not, some at a time.
 * @throws {ImportFault} When it is damaged, unpacks to nonsense, or has lines that no such file has.
 */
export async function* linesOf(
  path: string,
): AsyncGenerator<{ readonly lines: readonly string[]; readonly first: number }> {
  let rest = '';
  let first = 1;
  try {
    for await (const chunk of opened(path)) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      if (rest.length > longestLine || lines.some((line) => line.length > longestLine))
        throw new ImportFault('有一行超过 100 万个字符，不像是数据文件', first);
      if (rest.includes('\0')) throw new ImportFault('这是二进制文件，不是文本', first);
      const clean = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
      yield { lines: clean, first };
      first += lines.length;
    }
  } catch (error) {
    throw inWords(error);
  }
  if (rest !== '') yield { lines: [rest], first };
}
