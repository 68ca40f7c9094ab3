import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const strong = 'kV8s2Qm4Zt7Lx0Rb6Nc3Wd9Jf5Hg1PyA';
const [dataKey, otherKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

it('E-59: without configuration the server runs in demo mode on the loopback address', () => {
  expect(readConfig({ PANOME_DATA: folder })).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 4173,
    session: { idle: 21_600, absolute: 216_000 },
  });
});

it('SEC-80: demo mode makes its own secret, readable only by its owner', () => {
  const { secret } = readConfig({ PANOME_DATA: folder });
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(readConfig({ PANOME_DATA: folder }).secret).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

it.each([undefined, 'short', 'a'.repeat(64), 'please-change-me-please-change-me-0123'])(
  'SEC-80: production refuses the secret %s',
  (secret) => {
    expect(() => readConfig({ PANOME_DATA: folder, PANOME_MODE: 'production', PANOME_SECRET: secret })).toThrow(
      '强密钥',
    );
  },
);

it('SEC-80: production refuses a weak secret', () => {
  expect(
    readConfig({ PANOME_DATA: folder, PANOME_MODE: 'production', PANOME_SECRET: strong, PANOME_DATA_KEY: dataKey })
      .secret,
  ).toBe(strong);
});

it('SEC-81: demo mode makes its own data key, readable only by its owner; production requires a configured one', () => {
  const [first] = readConfig({ PANOME_DATA: folder }).dataKeys;
  expect(readConfig({ PANOME_DATA: folder }).dataKeys[0].key.equals(first.key)).toBe(true);
  expect(statSync(join(folder, 'data-key')).mode & 0o777).toBe(0o600);
  const production = { PANOME_DATA: folder, PANOME_MODE: 'production', PANOME_SECRET: strong };
  expect(() => readConfig(production)).toThrow('PANOME_DATA_KEY');
  for (const key of ['short', Buffer.alloc(32).toString('base64')])
    expect(() => readConfig({ ...production, PANOME_DATA_KEY: key })).toThrow('32 个随机字节');
  expect(
    readConfig({ ...production, PANOME_DATA_KEY: otherKey, PANOME_DATA_KEYS_OLD: ` ${dataKey}` }).dataKeys.map(
      ({ key }) => key.toString('base64'),
    ),
  ).toEqual([otherKey, dataKey]);
});

it.each([{ PORT: 'x' }, { PORT: '70000' }, { PANOME_MODE: 'test' }, { PANOME_TRASH_DAYS: '0' }])(
  'the wrong variable is named for %j',
  (env) => {
    expect(() => readConfig({ PANOME_DATA: folder, ...env })).toThrow(Object.keys(env)[0]);
  },
);

it('a task may use two threads where there are two processors, or as many as are configured', () => {
  expect([1, 2]).toContain(readConfig({ PANOME_DATA: folder }).taskThreads);
  expect(readConfig({ PANOME_DATA: folder, PANOME_THREADS: '5' }).taskThreads).toBe(5);
  expect(() => readConfig({ PANOME_DATA: folder, PANOME_THREADS: '0' })).toThrow('PANOME_THREADS');
});

it.each([
  ['another host', { HOST: '0.0.0.0' }],
  ['a public address before the loopback', { PANOME_PUBLIC_URL: 'https://portal.example.com' }],
])(
  'E-59: demo mode refuses %s unless it is told otherwise, and then shows neither accounts nor mails',
  (_name, env) => {
    const demo = { PANOME_DATA: folder, ...env };
    expect(() => readConfig(demo)).toThrow('演示模式的账号密码是公开的');
    expect(readConfig({ ...demo, PANOME_DEMO_PUBLIC: 'allow' }).showsDemo).toBe(false);
    expect(
      readConfig({ PANOME_DATA: folder, HOST: '127.0.0.1', PANOME_PUBLIC_URL: 'http://localhost:8080' }).showsDemo,
    ).toBe(true);
  },
);

it('what lies open in an existing data folder is closed to others', () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'files', 'objects'), { recursive: true });
  const open = ['panome.sqlite', join('files', 'manifest')].map((name) => join(folder, name));
  for (const path of open) {
    writeFileSync(path, '');
    chmodSync(path, 0o644);
  }
  for (const path of [join(folder, 'files'), join(folder, 'files', 'objects')]) chmodSync(path, 0o755);
  readConfig({ PANOME_DATA: folder });
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect([folder, join(folder, 'files'), join(folder, 'files', 'objects')].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
  expect(open.map(modeOf)).toEqual([0o600, 0o600]);
  const fresh = join(folder, 'fresh');
  writeFileSync(fresh, '');
  expect(modeOf(fresh)).toBe(0o600);
});
