import { open } from 'node:fs/promises';
import { decodeText, ENCODINGS } from '@panome/analysis/ingest';
import type { FilePeek } from '@panome/contract';

/** How many bytes of a text are shown. */
const textBytes = 256 * 1024;
const newline = 0x0a;

/** Ends at a line, so that no character is cut in two. */
function wholeLines(bytes: Buffer): Buffer {
  const last = bytes.lastIndexOf(newline);
  if (last < 0) return bytes.subarray(0, bytes.length - (bytes.length % 4));
  // The newline of UTF-16 has two bytes; little-endian ends with the zero after it.
  return bytes.subarray(0, bytes[last + 1] === 0 ? last + 2 : last + 1);
}

/** The beginning of a text, in whatever encoding it was written. */
export async function peekText(
  path: string,
  format: 'text' | 'markdown' | 'json' | 'log',
  encoding: string,
): Promise<Extract<FilePeek, { kind: 'text' }>> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(Math.min(size, textBytes)),
      0,
      Math.min(size, textBytes),
      0,
    );
    const whole = buffer.subarray(0, bytesRead);
    const shown = bytesRead < size ? wholeLines(whole) : whole;
    const decoded = decodeText(
      shown,
      ENCODINGS.find((known) => known === encoding),
    );
    return {
      kind: 'text',
      format,
      encoding: decoded.encoding,
      text: decoded.bytes.toString('utf8'),
      shown: shown.length,
      size,
      html: '',
    };
  } finally {
    await file.close();
  }
}
