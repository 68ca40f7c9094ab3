import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { FilePeek } from '@panome/contract';
import { createCounter } from './sequences.ts';

type Answer = Extract<FilePeek, { kind: 'sequences' | 'none' }>;
type Limits = {
  /** The most unpacked bytes that are read; beyond them the counts cover only the beginning. */ readonly bytes: number;
  readonly ms: number;
};

/** The longest time, because a person waits; the counts then cover only the beginning. */
const usual: Limits = { bytes: 4 * 1024 ** 3, ms: 8_000 };
/** A file without line ends would become one string. */
const longestLine = 64 * 1024 * 1024;

/** Counts the sequences of a file as a stream; a gzipped file is unpacked in memory, never on the disk. */
export async function peekSequences(
  path: string,
  format: 'fasta' | 'fastq',
  gzipped: boolean,
  limits: Limits = usual,
): Promise<Answer> {
  const { size } = await stat(path);
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  const bytes = gzipped ? file.pipe(createGunzip({ chunkSize: 1 << 20 })) : file;
  file.on('error', (error) => bytes.destroy(error));
  const counter = createCounter(format);
  const until = performance.now() + limits.ms;
  let rest = '';
  let unpacked = 0;
  let complete = true;
  try {
    reading: for await (const chunk of bytes as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (counter.add(line.endsWith('\r') ? line.slice(0, -1) : line)) continue;
        complete = false;
        break reading;
      }
      if (unpacked > limits.bytes || performance.now() > until || rest.length > longestLine) {
        complete = false;
        break;
      }
    }
  } catch (error) {
    if (gzipped && error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      return { kind: 'none', reason: '压缩文件已损坏或不完整，请重新上传' };
    throw error;
  } finally {
    file.destroy();
  }
  if (complete && rest !== '') counter.add(rest);
  return { kind: 'sequences', ...counter.result(complete), complete, read: unpacked, size };
}
