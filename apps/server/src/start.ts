import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from './app.ts';
import { readConfig } from './config.ts';
import { seedReference } from './demo/reference/seedReference.ts';
import { seedDemo } from './demo/seed.ts';
import { capConnections } from './platform/http/capConnections.ts';
import { watchConnections } from './platform/http/connections.ts';
import { endSlowBodies } from './platform/http/slowBodies.ts';
import { relayLive } from './platform/live/relayLive.ts';
import { lockDataFolder } from './platform/lock.ts';
import { createLog } from './platform/log.ts';
import { openPlatform } from './platform/openPlatform.ts';
import type { Platform } from './platform/platform.ts';
import { ensureObjectsKnown } from './platform/storage/ensureKnown.ts';
import { putBackReferred } from './platform/storage/putBack.ts';

export type RunningServer = {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** The address on which it listens, such as `http://127.0.0.1:4173`. */
  readonly address: string;
  /** Finishes running requests for at most 30 s, writes the database to its file, and unlocks the data folder. */
  stop(): Promise<void>;
};

const grace = 30_000;

/** What was wanted again comes back before anything asks for it, and before the objects are compared with the rows. */
async function tidyStorage(platform: Platform): Promise<void> {
  const { log, storage } = platform;
  const swept = await storage.sweep();
  if (swept > 0) log.info({ files: swept }, 'removed half-written files of an earlier run');
  await putBackReferred(platform);
  await ensureObjectsKnown(platform);
}

/** Starts a server from the environment. It answers requests only once the database is migrated. */
export async function start(
  env: Readonly<Record<string, string | undefined>>,
  options: Omit<AppOptions, 'platform'> = {},
): Promise<RunningServer> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const release = lockDataFolder(config.dataFolder);
  const platform = await openPlatform({ config, log }).catch((error: unknown) => {
    release();
    throw error;
  });
  try {
    await tidyStorage(platform);
    await seedDemo(platform);
  } catch (error) {
    await platform.database.destroy();
    release();
    throw error;
  }
  const endRelay = config.databaseUrl ? relayLive(platform.live, config.databaseUrl, log) : undefined;
  const app = await buildApp({ platform, ...options });
  const connections = watchConnections(app.server);
  endSlowBodies(app.server);
  if (config.trustedProxies === 0) capConnections(app.server, config.connectionsPerAddress);
  const address = await app.listen({ host: config.host, port: config.port });
  const reference = seedReference(platform);

  const stop = async () => {
    await connections.takeIn();
    const impatient = setTimeout(() => app.server.closeAllConnections(), grace);
    // Otherwise a connection that is kept alive after its last answer would keep the server from ending.
    const tidy = setInterval(() => connections.closeIdle(), 100);
    await app.close();
    clearInterval(tidy);
    clearTimeout(impatient);
    await endRelay?.();
    await reference.stop();
    await platform.database.destroy();
    release();
  };
  return { app, platform, address, stop };
}
