import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../storage/storage.ts';
import { Refusal } from './refusal.ts';

type FileAnswerInput = {
  /** The file name for the browser. */
  readonly name: string;
  readonly type: string;
  /** The size in bytes; absent when the file is made while it is sent, and ranges are then not offered. */
  readonly size?: number;
  /** The bytes under this address are the same for everybody and for ever, so browsers may cache them. */
  readonly unchanging?: boolean;
  /** Changes with the bytes, so that a resumed download starts over when they have changed. */
  readonly version?: string;
  /**
   * Shown by the browser instead of saved: a page of ours with its own scripts, in a sandbox without an origin, so that
   * it reaches neither the session nor the network.
   */
  readonly shown?: boolean;
  /** Opens the bytes; not called when only the headers are sent. */
  readonly open: (range?: ByteRange) => Promise<Readable> | Readable;
};

/** An answer that is a file. */
export class FileAnswer {
  readonly input: FileAnswerInput;
  constructor(input: FileAnswerInput) {
    this.input = input;
  }
}

/** The answer of a blob call. */
export const file = (input: FileAnswerInput): FileAnswer => new FileAnswer(input);

const sandboxes = {
  saved: "sandbox; default-src 'none'",
  shown:
    "sandbox allow-scripts allow-downloads allow-popups; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; frame-ancestors 'none'",
};

/** Sends bytes that are never shown in our origin: attachment, sandbox, not stored (SEC-35). Honours one range. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { input }: FileAnswer,
): Promise<FastifyReply> {
  reply.headers({
    'content-disposition': input.shown ? 'inline' : dispositionOf(input.name),
    'content-type': input.type,
    'content-security-policy': input.shown ? sandboxes.shown : sandboxes.saved,
    'cache-control': input.unchanging ? 'public, max-age=31536000, immutable' : 'private, no-store',
  });
  const { size } = input;
  if (size === undefined) return reply.send(await input.open());

  const etag = input.version === undefined ? undefined : `"${input.version}"`;
  reply.headers({ 'accept-ranges': 'bytes', ...(etag ? { etag } : {}) });
  const begun = request.headers['if-range'];
  const range = begun === undefined || begun === etag ? rangeOf(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    throw new Refusal({
      status: 416,
      showMsg: '请求的文件范围不存在',
      headers: { 'content-range': `bytes */${size}`, 'content-disposition': 'inline' },
    });
  }
  if (!range) return reply.header('content-length', size).send(await input.open());
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(await input.open(range));
}

/** RFC 6266: an ASCII replacement, and the real name percent-encoded. */
export function dispositionOf(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Parses one byte range of RFC 9110; several ranges or another unit are answered with the whole file. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
