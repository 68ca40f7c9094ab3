import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, statusHeader, tokenHeader, type Call, type Envelope } from '@panome/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { createAccounts } from '../features/auth/index.ts';
import { gatherServer } from '@panome/tooling/gathered-server';
import { keepChildren } from '../platform/child/index.ts';
import type { Captcha } from '../platform/captcha/captcha.ts';
import { newId } from '../platform/ids.ts';
import { watchConnections } from '../platform/http/connections.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform } from '../platform/openPlatform.ts';
import type { Platform } from '../platform/platform.ts';
import { openMessage } from '../platform/post/post.ts';
import type { FreeBytes } from '../platform/storage/diskStorage.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import { createTestDatabase, layMigrated } from './testDatabase.ts';

export const testPassword = 'a long enough password';

/** A clock that moves only when told. */
export type TestClock = { now(): number; advance(ms: number): void };

export function buildClock(start = Date.UTC(2026, 10, 21, 4)): TestClock {
  let now = start;
  return { now: () => now, advance: (ms) => void (now += ms) };
}

/** Proofs of work with a known answer. Each can be used once, like real ones. */
const captchaAnswer = 'SEEN';
const openCaptchas = new Set<string>();
const testCaptcha: Captcha = {
  make: () => {
    const captcha_id = newId();
    openCaptchas.add(captcha_id);
    return { captcha_id, bits: 0, count: 1 };
  },
  check: (id = '', answer = '') => openCaptchas.delete(id) && answer === captchaAnswer,
};

type CallInput = {
  readonly token?: string | undefined;
  readonly input?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly clock: TestClock;
  /** A new account with an open session. */
  buildUser(name?: string): Promise<{ id: string; email: string; token: string }>;
  /** Sends a call of the contract as a client would. */
  call(call: Call, input?: CallInput): Promise<LightMyRequestResponse>;
  /** The fields of a proof of work. */
  solveCaptcha(): Promise<{ captcha_id: string; captcha: string }>;
  /** The newest mail to an address. @throws when there is none. */
  mailTo(address: string): Promise<{ subject: string; text: string; path: string }>;
  /** `content.data` of a call that must succeed. */
  data<Data>(call: Call, input?: CallInput): Promise<Data>;
  close(): Promise<void>;
};

type Options = {
  readonly config?: (config: Config) => Config;
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: TestClock;
  /** Requests ask for HTTP statuses as the portal does; true when absent. */
  readonly asPortal?: boolean;
  readonly freeBytes?: FreeBytes;
};

let users = 0;

// Servers of tests follow one another in one process; the children of one serve the next.
keepChildren(2);
// They run the code that a started server would run, which is also several times faster to load.
await gatherServer();

/** Every injected request carries the header with which the portal asks for HTTP statuses. */
function tellStatuses(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
  app.inject = ((request: InjectOptions | string) => {
    const options = typeof request === 'string' ? { url: request } : request;
    return inject({ ...options, headers: { [statusHeader]: 'http', ...options.headers } });
  }) as FastifyInstance['inject'];
}

/** A server with a data folder of its own, without a port. Close it after the test. */
export async function buildTestApp({
  config: change = (config) => config,
  env = {},
  clock = buildClock(),
  asPortal = true,
  freeBytes,
}: Options = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'panome-server-'));
  const stored = await createTestDatabase();
  if (!stored.url) await layMigrated(folder);
  const config = change(
    readConfig({
      PANOME_DATA: folder,
      PANOME_DISK_RESERVE: '0',
      PANOME_LOG_LEVEL: 'silent',
      // Tests name public addresses for the links of mails.
      PANOME_DEMO_PUBLIC: 'allow',
      // Tests that seed the demo name the families that they need.
      PANOME_DEMO_FAMILIES: '',
      DATABASE_URL: stored.url,
      ...env,
    }),
  );
  const platform = await openPlatform({
    config,
    log: createLog(config.logLevel),
    clock,
    captcha: testCaptcha,
    ...(freeBytes && { freeBytes }),
  });
  const app = await buildApp({ platform, unserved: () => true, portalFolder: join(folder, 'portal') });
  const connections = watchConnections(app.server);
  await app.ready();
  if (asPortal) tellStatuses(app);

  const call: TestApp['call'] = (target, { token, input, headers = {} } = {}) => {
    const sent = { ...(token ? { [tokenHeader]: token } : {}), ...headers };
    const inBody = target.method === 'POST';
    const query = Object.fromEntries(
      Object.entries(input ?? {}).map(([key, value]) => [
        key,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    );
    return app.inject({
      method: target.method,
      url: target.path,
      headers: sent,
      ...(inBody ? { payload: input ?? {} } : { query }),
    });
  };

  return {
    app,
    platform,
    clock,
    call,
    solveCaptcha: async () => ({
      captcha_id: (await call(calls.getCaptcha)).json<Envelope<{ captcha_id: string }>>().content.data.captcha_id,
      captcha: captchaAnswer,
    }),
    mailTo: async (address) =>
      openMessage(
        platform.sealer,
        await platform.database
          .selectFrom('outbox')
          .select(['id', 'subject', 'text', 'path'])
          .where('address', '=', address)
          .where('state', '=', 'queued')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow(),
      ),
    data: async <Data>(target: Call, input?: CallInput) => {
      const response = await call(target, input);
      const envelope = response.json<Envelope<Data>>();
      if (envelope.code !== 1) throw new Error(`${target.path} answered ${response.statusCode} ${response.body}`);
      return envelope.content.data;
    },
    buildUser: async (name = '测试用户') => {
      users += 1;
      const email = `user${users}@example.com`;
      const id = await createAccounts(platform.database).add(
        { email, name, passwordHash: await testPasswordHash() },
        clock.now(),
      );
      const { token } = await platform.sessions.open(id!, { ip: '127.0.0.1', agent: 'test' });
      return { id: id!, email, token };
    },
    close: async () => {
      // Clients open connections in advance; such a one would keep the server from ending for half a minute.
      const tidy = setInterval(() => connections.closeIdle(), 50);
      await app.close();
      clearInterval(tidy);
      await platform.database.destroy();
      await stored.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let passwordHash: Promise<string> | undefined;
const testPasswordHash = () => (passwordHash ??= hashPassword(testPassword));
