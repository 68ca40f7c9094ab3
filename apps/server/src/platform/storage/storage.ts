import type { Readable } from 'node:stream';

export type StoredObject = { readonly key: string; readonly size: number; readonly sha256: string };
export type ByteRange = { readonly start: number; /** Inclusive. */ readonly end: number };
type PutOptions = {
  /** Bytes after which the write is given up. */
  readonly maxBytes: number;
  /** What the person reads when it is. */
  readonly tooLargeMsg: string;
  /** Asked before bytes are written, with how many there are by then; what it throws ends the write. */
  readonly grow?: ((bytes: number) => Promise<void>) | undefined;
};

/** Which of the keys some row refers to. */
export type IsReferred = (keys: readonly string[]) => Promise<ReadonlySet<string>>;
/** Keys, by what a sweep did with them. */
type OrphanSweep = { readonly quarantined: readonly string[]; readonly removed: readonly string[] };

/** Where bytes lie. Keys are generated; a name that a person chose never reaches it (SEC-30). */
export type Storage = {
  /**
   * Writes a stream. When it resolves the bytes are on the disk for good.
   * @throws {Refusal} 413 when the stream is longer than allowed, 507 when the disk is nearly full.
   */
  put(source: Readable, options: PutOptions): Promise<StoredObject>;
  /**
   * Makes an object of a file that nobody writes any more, such as a finished resumable upload. The file itself stays.
   */
  adopt(path: string): Promise<StoredObject>;
  /** @throws when the object does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** The local path of an object, for a child process that reads it. */
  pathOf(key: string): string;
  /** Deletes an object; one that is gone already is no error. */
  remove(key: string): Promise<void>;
  /**
   * Removes what earlier runs left half written; only the server that holds the data folder may.
   * @returns how many files.
   */
  sweep(): Promise<number>;
  /** The keys of all objects, some at a time. Keys are random, so that the first ones are a fair sample. */
  keys(): AsyncIterable<readonly string[]>;
  /**
   * Puts objects of earlier runs, and ones older than an hour, which no row refers to into quarantine, and deletes what
   * has been there for seven days (decision 029).
   */
  sweepOrphans(isReferred: IsReferred): Promise<OrphanSweep>;
  /** Puts back what lies in quarantine and is referred to. @returns the keys. */
  putBack(isReferred: IsReferred): Promise<string[]>;
  /** @throws {Refusal} 507 when fewer bytes than the reserve would stay free. */
  ensureSpace(bytes: number): Promise<void>;
};
