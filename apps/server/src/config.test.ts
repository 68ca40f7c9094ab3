import { mkdtempSync, rmSync, statSync } from 'node:fs';
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

it('E-59: without configuration it is a demo on the loopback', () => {
  expect(readConfig({ PANOME_DATA: folder })).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 4173,
    session: { idle: 21_600, absolute: 216_000 },
  });
});

it('SEC-80: the demo keeps a secret of its own that only its owner can read', () => {
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

it('SEC-80: production takes a strong secret', () => {
  expect(readConfig({ PANOME_DATA: folder, PANOME_MODE: 'production', PANOME_SECRET: strong }).secret).toBe(strong);
});

it.each([{ PORT: 'x' }, { PORT: '70000' }, { PANOME_MODE: 'test' }, { PANOME_TRASH_DAYS: '0' }])(
  'names the variable that is wrong in %j',
  (env) => {
    expect(() => readConfig({ PANOME_DATA: folder, ...env })).toThrow(Object.keys(env)[0]);
  },
);
