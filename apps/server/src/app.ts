import { join } from 'node:path';
import type { Call } from '@panome/contract';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Action } from './platform/access/authorize.ts';
import { newToken } from './platform/ids.ts';
import { answerErrors, answerFrameworkError } from './platform/http/errors.ts';
import { answerUnreadable } from './platform/http/unreadable.ts';
import { ensureEveryCall } from './platform/http/coverage.ts';
import { refuseCrossSite } from './platform/http/crossSite.ts';
import { refuseEncodings } from './platform/http/encodings.ts';
import { endEventStreams } from './platform/http/eventStream.ts';
import { sendHeaders } from './platform/http/headers.ts';
import { createRepeats } from './platform/http/idempotency.ts';
import { refuseDuringMaintenance } from './platform/http/maintenance.ts';
import { buildOf, servePortal } from './platform/http/portal.ts';
import type { Platform } from './platform/platform.ts';
import { features } from './features/index.ts';
import { registerSources } from './features/sources.ts';

export type AppOptions = {
  /** Services that the features run on; closing the app leaves them open. */
  readonly platform: Platform;
  /** Folder of the built portal; when absent that of the configuration, else where the build puts it. */
  readonly portalFolder?: string;
  /** Names of calls that may have no handler; only for tests of a single feature. */
  readonly unserved?: (name: string) => boolean;
};

const megabyte = 1024 * 1024;
const defaultPortalFolder = join(import.meta.dirname, '../../portal/dist');

/** The whole server without a port: `inject` it in tests, `listen` in main. Closing it does not close the platform. */
export async function buildApp({
  platform,
  portalFolder = platform.config.portalFolder ?? defaultPortalFolder,
  unserved,
}: AppOptions): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newToken().slice(0, 16),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: megabyte,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable,
    requestTimeout: 0,
    // A connection on which nothing was read or written for this time has stalled (REL-14).
    connectionTimeout: 120_000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Requests that were sent before the stop are answered, so nothing they need is closed before the last
    // connection ends.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
  });
  const build = buildOf(portalFolder);
  app.decorate('platform', platform);
  app.decorate('build', build);
  app.decorate('repeats', createRepeats(platform.database, platform.clock));
  app.decorate('servedCalls', new Map<Call, Action>());
  app.removeContentTypeParser('text/plain');

  answerErrors(app);
  await sendHeaders(app, { https: config.https, build });
  refuseCrossSite(app);
  refuseEncodings(app);
  refuseDuringMaintenance(app);
  await app.register(multipart);
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    globalDecompression: false,
  });
  app.addHook('preClose', async () => endEventStreams());
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));

  registerSources(platform);
  for (const feature of features) await feature(app);
  await servePortal(app, portalFolder);
  ensureEveryCall(app.servedCalls, unserved);
  return app;
}
