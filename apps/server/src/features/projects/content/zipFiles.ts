import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive: a text, or bytes that are opened when the archive reaches them. */
export type ZipEntry = {
  readonly path: string;
  readonly at: number;
  readonly text?: string;
  readonly open?: () => Promise<Readable>;
  /** Whether the file is compressed already and is stored as it is. */ readonly packed?: boolean;
};

/** Makes an archive while it is read: one file is open at a time and nothing is stored. */
export function zipFiles(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let opened: Readable | undefined;
  for (const { at, open, packed, path, text } of entries) {
    const mtime = new Date(at);
    if (open === undefined) {
      zip.addBuffer(Buffer.from(text ?? ''), path, { mtime });
      continue;
    }
    zip.addReadStreamLazy(path, { mtime, ...(packed ? { compress: false } : { compressionLevel: 1 }) }, (done) => {
      open().then(
        (stream) => {
          opened = stream;
          done(null, stream);
        },
        (error: unknown) => done(error, undefined as never),
      );
    });
  }
  once(zip, 'error').then(
    ([error]) => output.destroy(error as Error),
    () => undefined,
  );
  output.once('close', () => opened?.destroy());
  zip.end();
  return output;
}
