import { startKernel, type KernelInstance } from '../../kernel/index.ts';

/** Room for the pieces that a part comes in, and what is left of the one before. */
const roomAtFirst = 1 << 19;
/** The kernel looks at this many bytes more than there are. */
const beyond = 32;

/** The piece of a worksheet that is being read. It lies in the memory of the kernel, so that both sides read it. */
export class SheetPiece {
  /** Bytes that arrived and are not used yet. */
  bytes: Buffer = Buffer.alloc(0);
  /** The contents of the cells read together, each followed by a tab. */
  written: Buffer = Buffer.alloc(0);
  /**
   * Where in `bytes` the first cell after them begins, where they end in `written`, and the column of the last of them.
   */
  stop = 0;
  end = 0;
  column = 0;
  readonly #dates: Uint8Array;
  #kernel!: KernelInstance;
  #room = 0;
  #stops!: Int32Array;

  /** @param dateStyles - By style: whether its numbers are dates, which are not read together. */
  constructor(dateStyles: readonly boolean[]) {
    this.#dates = Uint8Array.from(dateStyles, Number);
    this.#open(roomAtFirst);
  }

  /** Leaves out the first `used` bytes and adds others at the end. */
  add(used: number, more: Uint8Array): void {
    const rest = this.bytes.subarray(used);
    const length = rest.length + more.length;
    if (length > this.#room) this.#open(2 * length);
    const text = this.#kernel.bytes(this.#kernel.addresses[0]!, length + 1);
    text.set(rest);
    text.set(more, rest.length);
    text[length] = 0;
    this.bytes = Buffer.from(text.buffer, text.byteOffset, length);
  }

  /**
   * Reads the plain numbers of a row from `at` on, the first in `column` or later, into `written`.
   * @returns How many there were.
   */
  readNumbers(at: number, row: number, column: number): number {
    const [textAt, writtenAt, datesAt, stopsAt] = this.#kernel.addresses as [number, number, number, number];
    const count = this.#kernel.scanNumericCells(
      textAt + at,
      row,
      column,
      datesAt,
      this.#dates.length,
      writtenAt,
      stopsAt,
    );
    this.stop = this.#stops[0]! - textAt;
    this.end = this.#stops[1]! - writtenAt;
    this.column = this.#stops[2]! - 1;
    return count;
  }

  #open(room: number): void {
    const doubles = Math.ceil((room + beyond) / 8);
    this.#kernel = startKernel([doubles, doubles, Math.ceil(this.#dates.length / 8), 2]);
    const [, writtenAt, datesAt, stopsAt] = this.#kernel.addresses as [number, number, number, number];
    this.#room = room;
    this.#kernel.bytes(datesAt, this.#dates.length).set(this.#dates);
    this.#stops = this.#kernel.integers(stopsAt, 3);
    const written = this.#kernel.bytes(writtenAt, room);
    this.written = Buffer.from(written.buffer, written.byteOffset, room);
  }
}
