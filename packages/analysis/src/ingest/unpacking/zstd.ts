import * as zlib from 'node:zlib';

type Unzstd = (
  packed: Uint8Array,
  options: { readonly maxOutputLength: number; readonly finishFlush?: number },
) => Buffer;

/** Zstandard, of Node 22.15 and later; `undefined` before. */
export const unzstd = (zlib as { readonly zstdDecompressSync?: Unzstd }).zstdDecompressSync;
