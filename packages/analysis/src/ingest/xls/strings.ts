import { damaged } from './compoundFile.ts';
import { RECORD } from './records.ts';

const [WIDE, PHONETIC, RICH] = [1, 4, 8];

/**
 * Reads texts that may be cut anywhere by the end of a record and go on in the next one.
 * [MS-XLS] 2.5.293 XLUnicodeRichExtendedString; 2.4.58 Continue: where letters are cut, the rest says anew whether they
 * are wide.
 */
export class TextReader {
  readonly #stream: Buffer;
  #at: number;
  #end: number;

  constructor(stream: Buffer, start: number, end: number) {
    this.#stream = stream;
    this.#at = start;
    this.#end = end;
  }

  /** A text whose length has two bytes; with its fonts and phonetic letters passed over. */
  text(): string {
    const length = this.uint16();
    const flags = this.#byte();
    const runs = flags & RICH ? this.uint16() : 0;
    const phonetic = flags & PHONETIC ? this.uint32() : 0;
    const read = this.#letters(length, (flags & WIDE) !== 0);
    this.#skip(runs * 4 + phonetic);
    return read;
  }

  uint16(): number {
    return this.#byte() | (this.#byte() << 8);
  }

  uint32(): number {
    return this.uint16() + this.uint16() * 0x10000;
  }

  #letters(length: number, isWide: boolean): string {
    let wide = isWide;
    let left = length;
    let read = '';
    while (left > 0) {
      if (this.#at >= this.#end) {
        this.#next();
        wide = (this.#stream[this.#at++]! & WIDE) !== 0;
      }
      const here = Math.min(left, (this.#end - this.#at) >> (wide ? 1 : 0));
      if (here === 0) throw damaged('文字不完整');
      const stop = this.#at + here * (wide ? 2 : 1);
      read += this.#stream.toString(wide ? 'utf16le' : 'latin1', this.#at, stop);
      this.#at = stop;
      left -= here;
    }
    return read;
  }

  #byte(): number {
    if (this.#at >= this.#end) this.#next();
    return this.#stream[this.#at++]!;
  }

  #skip(bytes: number): void {
    for (let left = bytes; left > 0;) {
      if (this.#at >= this.#end) this.#next();
      const here = Math.min(left, this.#end - this.#at);
      this.#at += here;
      left -= here;
    }
  }

  #next(): void {
    const at = this.#end;
    if (at + 5 > this.#stream.length || this.#stream.readUInt16LE(at) !== RECORD.continued) throw damaged('文字不完整');
    this.#at = at + 4;
    this.#end = this.#at + this.#stream.readUInt16LE(at + 2);
    if (this.#end > this.#stream.length || this.#end === this.#at) throw damaged('文字不完整');
  }
}
