import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createAreas } from './areas.ts';
import { createAudit } from './audit/audit.ts';
import { createCaptcha, type Captcha } from './captcha/captcha.ts';
import { systemClock, type Clock } from './clock.ts';
import { ensureMigrated, migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { newToken } from './ids.ts';
import { createLive } from './live/live.ts';
import { clamdScanner, noScanner } from './malware/scanner.ts';
import type { Platform } from './platform.ts';
import { createPost } from './post/post.ts';
import { createSealer } from './sealing/sealer.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSources, createViews } from './sources/index.ts';
import { createDiskStorage, type FreeBytes } from './storage/diskStorage.ts';

/** The most bytes of all kept views together. */
const keptViews = 4 * 1024 ** 3;

type Options = {
  readonly config: Config;
  readonly log: Logger;
  /** The wall clock when absent. */
  readonly clock?: Clock;
  /** Random picture codes when absent. */
  readonly captcha?: Captcha;
  /** What the disk says when absent. */
  readonly freeBytes?: FreeBytes;
  /** `expect` does not migrate the database: the server beside this process does. */
  readonly structure?: 'migrate' | 'expect';
};

/**
 * Opens the database and migrates it to this version.
 * @throws {DatabaseTooNew | DatabaseTooOld} When it cannot be used by this version.
 */
export async function openPlatform({
  config,
  log,
  clock = systemClock,
  captcha = createCaptcha(clock),
  freeBytes,
  structure = 'migrate',
}: Options): Promise<Platform> {
  const database = openDatabase(config, log);
  try {
    if (structure === 'expect') await ensureMigrated(database);
    else await migrate(database, { dataFolder: config.dataFolder, embedded: !config.databaseUrl });
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const storage = createDiskStorage({
    folder: join(config.dataFolder, 'files'),
    reserve: config.diskReserve,
    bootId: newToken(),
    now: () => clock.now(),
    ...(freeBytes && { freeBytes }),
  });
  const sealer = createSealer(config.dataKeys);
  return {
    config,
    clock,
    database,
    storage,
    sources: createSources(),
    views: createViews(join(config.dataFolder, 'views'), keptViews),
    areas: createAreas(),
    sessions: createSessions(database, config.session, clock, config.secondFactorRoles),
    sealer,
    audit: createAudit(database, clock),
    live: createLive(),
    post: createPost(database, clock, sealer),
    captcha,
    scanner: config.clamd ? clamdScanner(config.clamd) : noScanner,
    log,
  };
}
