/** Room that is held for bytes on their way. */
export type Held = { bytes: number; /** Of them on the disk. */ written: number; readonly files: number };

type Usage = { readonly used: number; readonly files: number };
type Quota = { readonly bytes: number; readonly files: number };

const sumOf = (held: Iterable<Held>, part: 'bytes' | 'files') => [...held].reduce((sum, each) => sum + each[part], 0);

/** What one account takes: its rows as they were read last, what became rows since, and what is held. */
export class SpaceAccount {
  readonly held = new Set<Held>();
  #used = 0;
  #files = 0;
  /** All that ever became rows, so that a reading can tell what it may have missed. */
  readonly #settled = { bytes: 0, files: 0 };

  /** Reads the rows again. What becomes a row meanwhile may be counted twice until the next time, and never missed. */
  async refresh(read: () => Promise<Usage>): Promise<void> {
    const before = { ...this.#settled };
    const usage = await read();
    this.#used = usage.used + this.#settled.bytes - before.bytes;
    this.#files = usage.files + this.#settled.files - before.files;
  }

  settle(held: Held): void {
    if (!this.held.delete(held)) return;
    this.#used += held.bytes;
    this.#files += held.files;
    this.#settled.bytes += held.bytes;
    this.#settled.files += held.files;
  }

  /** Held for others than the given one. */
  heldBeside(own?: Held): number {
    return sumOf(this.held, 'bytes') - (own && this.held.has(own) ? own.bytes : 0);
  }

  /** Bytes that are left beside what is used and held, the given one's own left aside. */
  left(quota: Quota, own?: Held): number {
    return Math.max(0, quota.bytes - this.#used - this.heldBeside(own));
  }

  hasFiles(quota: Quota, more: number): boolean {
    return this.#files + sumOf(this.held, 'files') + more <= quota.files;
  }
}
