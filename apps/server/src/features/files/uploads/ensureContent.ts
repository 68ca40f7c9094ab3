import type { Storage, StoredObject } from '../../../platform/storage/storage.ts';
import { checkContent, headBytes, tailBytes, wantsTail } from './checkContent.ts';

async function bytesOf(storage: Storage, key: string, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await storage.read(key, { start, end })) as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @throws {Refusal} 400 when stored bytes are not what the name says (SEC-31). */
export async function ensureContent(
  storage: Storage,
  name: string,
  { key, size }: Pick<StoredObject, 'key' | 'size'>,
): Promise<void> {
  const head = size === 0 ? Buffer.alloc(0) : await bytesOf(storage, key, 0, Math.min(headBytes, size) - 1);
  const tail =
    size > 0 && wantsTail(name) ? await bytesOf(storage, key, Math.max(0, size - tailBytes), size - 1) : head;
  checkContent(name, head, size, tail);
}
