import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Areas } from './areas.ts';
import type { Audit } from './audit/audit.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/open.ts';
import type { Live } from './live/live.ts';
import type { Scanner } from './malware/scanner.ts';
import type { Post } from './post/post.ts';
import type { Sealer } from './sealing/sealer.ts';
import type { Sources, Views } from './sources/index.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Storage } from './storage/storage.ts';

/** The services that every feature may use; one set for each server. */
export type Platform = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly storage: Storage;
  /** What the inputs of tasks are read from; features make their kinds known. */
  readonly sources: Sources;
  /** Parts of tables that are made when they are needed. */
  readonly views: Views;
  /** Areas of content; features make theirs known. */
  readonly areas: Areas;
  readonly sessions: Sessions;
  readonly sealer: Sealer;
  readonly audit: Audit;
  readonly live: Live;
  readonly post: Post;
  readonly captcha: Captcha;
  readonly scanner: Scanner;
  readonly log: Logger;
};
