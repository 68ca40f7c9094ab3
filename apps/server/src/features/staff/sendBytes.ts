import { Readable } from 'node:stream';
import { file, type FileAnswer } from '../../platform/http/fileAnswer.ts';
import { mediaTypeOf } from '../files/index.ts';

/** Bytes that are in memory, as a download. */
export const sendBytes = (name: string, bytes: Buffer): FileAnswer =>
  file({
    name,
    type: mediaTypeOf(name),
    size: bytes.byteLength,
    open: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  });
