import * as zlib from 'node:zlib';
import { InputError } from '../../model/index.ts';
import { unpackBlosc } from '../unpacking/blosc/unpackBlosc.ts';
import { unpackBzip2 } from '../unpacking/bzip2.ts';
import { unpackLz4 } from '../unpacking/lz4.ts';
import { damaged, Output, PackingFault } from '../unpacking/output.ts';
import { unshuffled } from '../unpacking/unshuffle.ts';
import { unpackXz } from '../unpacking/xz/unpackXz.ts';
import { unzstd } from '../unpacking/zstd.ts';
import { broken, unknownPart } from './problems.ts';

/** A codec by its name in either version of the format. */
export type Codec = { readonly id: string; readonly settings: Readonly<Record<string, unknown>> };

/** More bytes than `most` are a fault. */
type Undo = (packed: Buffer, most: number, settings: Codec['settings']) => Buffer;
const ours =
  (unpack: (packed: Buffer, output: Output) => void): Undo =>
  (packed, most) => {
    const output = new Output(most);
    unpack(packed, output);
    return output.content;
  };
const inflate: Undo = (packed, most) => zlib.unzipSync(packed, { maxOutputLength: most });

/** A length that the data announce, once it is known to be allowed. */
function announced(length: number, most: number): number {
  if (length > most) throw new PackingFault('large');
  return length;
}

const undoers = new Map<string, Undo>([
  ['blosc', (packed, most) => unpackBlosc(packed, announced(packed.length < 16 ? 0 : packed.readUInt32LE(4), most))],
  ['zlib', inflate],
  ['gzip', inflate],
  ['bz2', ours(unpackBzip2)],
  ['lzma', ours(unpackXz)],
  [
    'lz4',
    (packed, most) => {
      if (packed.length < 4) throw damaged();
      const out = Buffer.alloc(announced(packed.readUInt32LE(0), most));
      unpackLz4(packed.subarray(4), out);
      return out;
    },
  ],
  // Its checksum is not looked at.
  ['crc32c', (packed) => packed.subarray(0, -4)],
  ['shuffle', (packed, _, settings) => unshuffled(packed, Number(settings['elementsize'] ?? 4))],
  ...(unzstd ? [['zstd', (packed: Buffer, most: number) => unzstd!(packed, { maxOutputLength: most })] as const] : []),
]);

/**
 * Undoes the packing of a chunk, the last step first.
 *
 * @throws {InputError} When it is damaged, gives more than `most` bytes, or was packed by what is not known here.
 */
export function unpackedChunk(packed: Buffer, codecs: readonly Codec[], most: number): Buffer {
  const strange = codecs.find(({ id }) => !undoers.has(id));
  if (strange) throw unknownPart(strange.id);
  try {
    return codecs.toReversed().reduce((bytes, { id, settings }) => undoers.get(id)!(bytes, most, settings), packed);
  } catch (error) {
    if (error instanceof InputError) throw error;
    if (error instanceof PackingFault && error.reason === 'unknown')
      throw unknownPart(codecs.map(({ id }) => id).join('、'));
    throw broken('压缩的数据块不正确');
  }
}
