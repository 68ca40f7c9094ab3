import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** MD5, SHA-256 and size of a file of any length, in one pass. */
export async function hashFile(path: string): Promise<{ md5: string; sha256: string; size: number }> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 17 }) as AsyncIterable<Buffer>) {
    md5.update(chunk);
    sha256.update(chunk);
    size += chunk.length;
  }
  return { md5: md5.digest('hex'), sha256: sha256.digest('hex'), size };
}
