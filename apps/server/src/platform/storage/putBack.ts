import type { Platform } from '../platform.ts';
import { referredObjects } from './objectTables.ts';

/** Takes out of quarantine what a row names again, such as after the right database was put in place. */
export async function putBackReferred({
  database,
  log,
  storage,
}: Pick<Platform, 'database' | 'log' | 'storage'>): Promise<void> {
  const objects = await storage.putBack((keys) => referredObjects(database, keys));
  if (objects.length > 0) log.warn({ objects }, 'put files back from quarantine that a row names again');
}
