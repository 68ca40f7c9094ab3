/** Why data could not be decompressed: they are damaged, too large, or in an unknown format. */
export type PackingReason = 'damaged' | 'large' | 'unknown';

/** An error in compressed data, before the file is known. */
export class PackingFault extends Error {
  readonly reason: PackingReason;

  constructor(reason: PackingReason) {
    super(reason);
    this.reason = reason;
  }
}

export const damaged = (): PackingFault => new PackingFault('damaged');

const FIRST_ROOM = 1 << 16;

/** Unpacked bytes. Memory grows with the bytes that arrive, never by a size that a file claims. */
export class Output {
  bytes: Buffer;
  length = 0;
  readonly #most: number;
  /** Decoders may stop between two blocks once there are as many bytes. */
  readonly #wanted: number;

  /** @param most - More bytes than that are a fault. */
  constructor(most: number, wanted = Infinity) {
    this.#most = most;
    this.#wanted = wanted;
    this.bytes = Buffer.allocUnsafe(Math.min(most, FIRST_ROOM));
  }

  get enough(): boolean {
    return this.length >= this.#wanted;
  }

  /** Makes room for `count` bytes more. @throws {PackingFault} When there would be too many. */
  reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.bytes.length) return;
    if (needed > this.#most) throw new PackingFault('large');
    const larger = Buffer.allocUnsafe(Math.min(this.#most, Math.max(needed, this.bytes.length * 2)));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  add(piece: Uint8Array): void {
    this.reserve(piece.length);
    this.bytes.set(piece, this.length);
    this.length += piece.length;
  }

  /** What there is; a view of the memory. */
  get content(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}
