import { damaged } from './compoundFile.ts';

/** Numbers of the records that are read; [MS-XLS] 2.3. */
export const RECORD = {
  formula: 0x0006,
  endOfPart: 0x000a,
  date1904: 0x0022,
  continued: 0x003c,
  encrypted: 0x002f,
  sheet: 0x0085,
  manyNumbers: 0x00bd,
  richLabel: 0x00d6,
  style: 0x00e0,
  strings: 0x00fc,
  sharedLabel: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  truthOrError: 0x0205,
  formulaText: 0x0207,
  shortNumber: 0x027e,
  format: 0x041e,
  begin: 0x0809,
} as const;

/** Where a record's content lies in the stream. */
export type BiffRecord = { readonly id: number; readonly start: number; readonly end: number };

/**
 * The records of a stream from `from` on.
 *
 * @throws {InputError} When a record goes beyond the end.
 */
export function* recordsOf(stream: Buffer, from: number): Generator<BiffRecord> {
  for (let at = from; at + 4 <= stream.length;) {
    const id = stream.readUInt16LE(at);
    const start = at + 4;
    const end = start + stream.readUInt16LE(at + 2);
    if (end > stream.length) throw damaged('记录不完整，文件可能没有传完');
    yield { id, start, end };
    at = end;
  }
}
