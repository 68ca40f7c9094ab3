import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import type { Platform } from '../platform.ts';
import type { Reservation } from '../storage/reservation.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { badInput, tooLarge } from './refusal.ts';

/** Milliseconds that a refused client has to notice. */
const linger = 5_000;

export type UploadRules = {
  readonly maxBytes: number;
  readonly tooLargeMsg: string;
  /** Refuses a file by its name, or its owner, before a byte is written. */
  readonly accept: (actor: Actor, filename: string) => Promise<void>;
  /** Reserves room for the bytes, which is asked for more while they come. */
  readonly reserve?: (actor: Actor) => Promise<Reservation>;
  /** Changes the bytes on their way into the storage, such as encrypting them. */
  readonly seal?: (actor: Actor, source: Readable) => Readable;
  /** How many files a form may bring; 1 and 1 when absent. */
  readonly count?: { readonly least: number; readonly most: number };
};

/** A file that came with a form; its bytes lie in the storage and are removed when the handler refuses. */
export type Upload = {
  readonly filename: string;
  readonly stored: StoredObject;
  /** Where the rules reserve room. */
  readonly space?: Reservation | undefined;
};

export type Form = { readonly fields: Readonly<Record<string, string>>; readonly uploads: readonly Upload[] };

/** Removes the bytes of refused files, and gives back their room. */
export async function forgetUploads(uploads: readonly Upload[], storage: Pick<Storage, 'remove'>): Promise<void> {
  for (const { space, stored } of uploads) {
    await storage.remove(stored.key);
    space?.release();
  }
}

/** The parser of forms has plain errors for a form without an end, and for one without a boundary. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && /^multipart: |unexpected end of multipart data$/i.test(error.message);

/** Reads a form with its files, in any order of its parts; the bytes go to the storage as they come. */
export async function readForm(
  request: FastifyRequest,
  actor: Actor,
  { scanner, storage }: Pick<Platform, 'scanner' | 'storage'>,
  rules: UploadRules,
): Promise<Form> {
  if (!request.isMultipart()) throw badInput('请以表单方式上传文件');
  const fields: Record<string, string> = {};
  const { least, most } = rules.count ?? { least: 1, most: 1 };
  const uploads: Upload[] = [];
  const spaces: Reservation[] = [];
  try {
    for await (const part of request.parts({
      limits: {
        files: most,
        fields: 50,
        fieldSize: 64 * 1024,
        fieldNameSize: 100,
        headerPairs: 50,
        fileSize: rules.maxBytes + 1,
      },
    })) {
      if (part.type === 'field') {
        if (Object.hasOwn(fields, part.fieldname)) throw badInput(`参数 ${part.fieldname} 重复`);
        if (part.valueTruncated) throw tooLarge(`参数 ${part.fieldname} 过长`);
        // A field that says it is JSON has been parsed already.
        if (typeof part.value !== 'string') throw badInput(`参数 ${part.fieldname} 应为文字`);
        fields[part.fieldname] = part.value;
        continue;
      }
      await rules.accept(actor, part.filename);
      const space = await rules.reserve?.(actor);
      if (space) spaces.push(space);
      const source = rules.seal ? rules.seal(actor, part.file) : part.file;
      const stored = await storage.put(source, { ...rules, grow: space?.grow });
      uploads.push({ filename: part.filename, stored, space });
      // Sealed bytes tell a scanner nothing; only a reviewer opens them.
      if (!rules.seal) await scanner.check(storage.pathOf(stored.key));
    }
    if (uploads.length < least) throw badInput('没有收到文件，请重新选择');
    return { fields, uploads };
  } catch (error) {
    await forgetUploads(uploads, storage);
    spaces.forEach((space) => space.release());
    if ((error as { code?: string }).code === 'FST_FILES_LIMIT') throw badInput(`一次最多上传 ${most} 个文件`);
    if (isMalformed(error)) throw badInput('上传的内容不完整或格式不正确，请重新上传');
    throw error;
  }
}

/**
 * A client that is still sending does not read: closing at once would cost it the answer. What comes is thrown away for
 * a moment, then the connection is closed.
 */
export function leaveUnread({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const close = setTimeout(() => raw.destroy(), linger);
  close.unref();
  raw.once('close', () => clearTimeout(close));
}
