import type { Platform } from '../../platform/platform.ts';
import type { createAnnounce } from './announce.ts';
import { endedBetween } from './repository.ts';

/**
 * Tells the open pages of both sides about shares that expired since the last call. The row itself says when it
 * expires, so nothing is written.
 */
export function createTellOver(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  announce: Pick<ReturnType<typeof createAnnounce>, 'changed'>,
) {
  let told = clock.now();
  return async (): Promise<void> => {
    const now = clock.now();
    const over = await endedBetween(database, told, now);
    told = now;
    announce.changed(over.flatMap(({ owner_id, receiver_id }) => [owner_id, receiver_id]));
  };
}
