import type { Database } from '../../platform/database/open.ts';

/** Notices that are shown now, newest first. */
export const currentNotices = (db: Database, now: number) =>
  db
    .selectFrom('notice')
    .select(['id', 'title', 'content', 'starts_at'])
    .where('state', '=', 'published')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at', 'desc')
    .limit(20)
    .execute();

/** Mail and messages that wait to be sent, newest first. */
export const waitingPost = (db: Database) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'queued')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
