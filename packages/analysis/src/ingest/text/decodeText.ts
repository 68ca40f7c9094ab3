import { isUtf8 } from 'node:buffer';

/**
 * Encodings a user can choose when the detection was wrong. GB2312 and GBK are read as GB18030, which contains both.
 */
export const ENCODINGS = ['utf-8', 'gb18030', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type DecodedText = {
  readonly encoding: Encoding;
  /** UTF-8 without a byte order mark. */
  readonly bytes: Buffer;
  /** Neither UTF-8 nor GB18030 fitted, so the encoding is a guess. */
  readonly guessed: boolean;
};

/**
 * The text as UTF-8 bytes: byte order mark, then strict UTF-8, then GB18030, then Windows-1252.
 * A file that is UTF-8 already is not copied.
 */
export function decodeText(file: Buffer, chosen?: Encoding): DecodedText {
  const marked = markedEncoding(file);
  const body = marked ? file.subarray(marked.length) : file;
  if (chosen) return { encoding: chosen, bytes: toUtf8(body, chosen), guessed: false };
  if (marked) return { encoding: marked.encoding, bytes: toUtf8(body, marked.encoding), guessed: false };
  const wide = unmarkedUtf16(file);
  if (wide) return { encoding: wide, bytes: toUtf8(file, wide), guessed: false };
  if (isUtf8(file)) return { encoding: 'utf-8', bytes: file, guessed: false };
  try {
    const text = new TextDecoder('gb18030', { fatal: true }).decode(file);
    return { encoding: 'gb18030', bytes: Buffer.from(text, 'utf8'), guessed: false };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { encoding: 'windows-1252', bytes: toUtf8(file, 'windows-1252'), guessed: true };
  }
}

/** UTF-16 without a mark, told by zeros in every other byte of the beginning only; Chinese text has few. */
export function unmarkedUtf16(file: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(file.length - (file.length % 2), 2000);
  if (length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (file[at] === 0) even++;
    if (file[at + 1] === 0) odd++;
  }
  const pairs = length / 2;
  if (odd > pairs * 0.3 && even === 0) return 'utf-16le';
  if (even > pairs * 0.3 && odd === 0) return 'utf-16be';
  return undefined;
}

/** The byte order mark the file begins with. */
export function markedEncoding(file: Buffer): { encoding: Encoding; length: number } | undefined {
  if (file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (file[0] === 0xff && file[1] === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (file[0] === 0xfe && file[1] === 0xff) return { encoding: 'utf-16be', length: 2 };
  return undefined;
}

function toUtf8(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'utf-8' && isUtf8(body)) return body;
  return Buffer.from(new TextDecoder(encoding).decode(body), 'utf8');
}
