import type { Database } from '../../../platform/database/open.ts';
import { removeRows } from './removeRows.ts';
import { abandonedReleases } from './repository.ts';

/** Removes what belonged to accounts that were deleted and to lab groups that were disbanded. */
export async function removeAbandoned(db: Database): Promise<void> {
  for (const release of await abandonedReleases(db)) await removeRows(db, release);
}
