import { Transform, type Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Reservation } from '../../../platform/storage/reservation.ts';
import { spaceCheckEvery } from '../../../platform/storage/diskStorage.ts';
import { nobody, type Space } from '../space/space.ts';

/** Ids begin with their owner, so that a stranger's upload is as unknown as one that never was. */
const ownerOf = (uploadId: string): string => uploadId.split('_', 1)[0]!;

/**
 * Open uploads on the disk, each with the room that was promised to it: the room goes with the upload, whether it has
 * become a file, was given up, or has expired.
 */
export class ResumableStore extends FileStore {
  readonly #storage: Pick<Storage, 'ensureSpace'>;
  readonly #rooms = new Map<string, Reservation>();

  constructor(options: ConstructorParameters<typeof FileStore>[0], storage: Pick<Storage, 'ensureSpace'>) {
    super(options);
    this.#storage = storage;
  }

  /** The room of an open upload. */
  roomOf(id: string): Reservation | undefined {
    return this.#rooms.get(id);
  }

  /** Keeps the room with the upload of that id, which may have one of an attempt that came to nothing. */
  give(id: string, room: Reservation): void {
    this.#rooms.get(id)?.release();
    this.#rooms.set(id, room);
  }

  /** Takes over the uploads of an earlier run. A whole one has become a file, or gets its room when it does. */
  async takeOver(space: Space): Promise<void> {
    for (const id of (await this.configstore.list?.()) ?? []) {
      const { metadata, offset = 0, size = 0 } = (await this.getUpload(id).catch(() => null)) ?? {};
      // What will be delivered takes no room of an account.
      const owner = metadata?.['delivery'] ? nobody : ownerOf(id);
      if (offset < size) this.give(id, space.takeOver(owner, { bytes: size, written: offset }));
    }
  }

  /** @throws {Refusal} 507 when the disk fills up meanwhile; the upload is gone then, so that its bytes free it. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const room = this.roomOf(id);
    const ensureSpace = () => this.#storage.ensureSpace(0);
    let unchecked = spaceCheckEvery;
    let refusal: unknown;
    const look = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        unchecked += chunk.length;
        room?.wrote(chunk.length);
        if (unchecked < spaceCheckEvery) return done(null, chunk);
        unchecked = 0;
        ensureSpace().then(
          () => done(null, chunk),
          (error: unknown) => {
            refusal = error;
            done(error as Error);
          },
        );
      },
    });
    // Piping passes on neither an error nor a break.
    source.on('error', (error) => look.destroy(error));
    source.on('close', () => source.readableEnded || look.destroy());
    try {
      return await super.write(source.pipe(look), id, offset);
    } catch (error) {
      if (refusal === undefined) throw error;
      await this.remove(id);
      throw refusal;
    }
  }

  override async remove(id: string): Promise<void> {
    this.#forget(id);
    await super.remove(id);
  }

  /** What could not be begun holds no room. */
  override async create(upload: Upload): Promise<Upload> {
    try {
      return await super.create(upload);
    } catch (error) {
      this.#forget(upload.id);
      throw error;
    }
  }

  #forget(id: string): void {
    this.#rooms.get(id)?.release();
    this.#rooms.delete(id);
  }
}
