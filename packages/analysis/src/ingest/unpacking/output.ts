/**
 * Why packed data could not be undone: they are damaged, they grow too far, or they were packed by what is not known
 * here.
 */
export type PackingReason = 'damaged' | 'large' | 'unknown';

/** A fault of packed data, before it is known of which file. */
export class PackingFault extends Error {
  readonly reason: PackingReason;

  constructor(reason: PackingReason) {
    super(reason);
    this.reason = reason;
  }
}

export const damaged = (): PackingFault => new PackingFault('damaged');

const FIRST_ROOM = 1 << 16;

/** Unpacked bytes. Room is made as bytes come, never for a size that a file only says. */
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
