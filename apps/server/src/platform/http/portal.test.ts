import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
let app: FastifyInstance;
let folder: string;
const script = `console.log(${'1'.repeat(500)})`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panome-portal-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Panome</title>',
  );
  writeFileSync(join(folder, 'assets/index-Ab12Cd34.js'), script);
  writeFileSync(join(folder, 'assets/index-Ab12Cd34.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/index-Ab12Cd34.js.map'), '{}');
  writeFileSync(join(folder, '.stamp'), 'x');
  test = await buildTestApp();
  app = await buildApp({ platform: test.platform, portalFolder: folder, unserved: () => true });
});
afterAll(async () => {
  await app.close();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

it('REL-10: the page is never cached and names its build', async () => {
  const { headers, body } = await app.inject({ url: '/' });
  expect(body).toContain('<title>Panome</title>');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-panome-build']).toMatch(/^[0-9a-f]{16}$/);
});

it('SEC-44: only style elements with the nonce of the same answer are allowed', async () => {
  const answers = await Promise.all([app.inject({ url: '/' }), app.inject({ url: '/index.html' })]);
  const nonces = answers.map(({ body, headers }) => {
    const nonce = /nonce="([\w+/=]{24})"/.exec(body)![1]!;
    expect(headers['content-security-policy']).toContain(`script-src 'self';style-src 'self' 'nonce-${nonce}';`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

it('REL-10: an asset with a hash in its name may be cached for ever', async () => {
  const { headers, body } = await app.inject({ url: '/assets/index-Ab12Cd34.js' });
  expect(body).toBe(script);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toContain('javascript');
});

it('an asset is sent as the build compressed it', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/assets/index-Ab12Cd34.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload).toEqual(brotliCompressSync(script));
});

it.each([
  '/assets/index-Ab12Cd34.js.map',
  '/.stamp',
  '/assets/../.stamp',
  '/assets/%2e%2e/%2e%2e/secret',
  '/assets/old-00000000.js',
])('SEC-85: %s is not served', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
