import type { ReferenceRelease } from '@panome/contract';
import { toTime } from '../../platform/clock.ts';
import type { ReleaseRow } from '../../platform/database/schema/reference.ts';

/** The provenance of data as pages show it. */
export const presentRelease = (row: ReleaseRow): ReferenceRelease => ({
  id: row.id,
  source: row.source,
  version: row.version,
  date: row.released,
  licence: row.licence,
  licence_url: row.licence_url,
  entries: row.entries,
  imported_at: toTime(row.imported_at),
  simulated: row.simulated === 1,
  private: row.is_private === 1,
  own: row.audience !== '',
});
