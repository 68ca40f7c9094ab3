import type { Storage, StoredObject } from '../../../platform/storage/storage.ts';
import { headBytes } from './checkContent.ts';

/** The first bytes of an object, for the check of its content. */
export async function readHead(storage: Storage, { key, size }: Pick<StoredObject, 'key' | 'size'>): Promise<Buffer> {
  if (size === 0) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  const source = await storage.read(key, { start: 0, end: Math.min(headBytes, size) - 1 });
  for await (const chunk of source as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
