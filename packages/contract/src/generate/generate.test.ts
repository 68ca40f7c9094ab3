import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { endpointOf, type CallName } from '../client.ts';
import { endpointsSource } from './endpoints.ts';
import { openapiDocument } from './openapi.ts';

const root = join(import.meta.dirname, '../../../..');

it('keeps docs/openapi.json in step with the contract', () => {
  expect(JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(openapiDocument())),
  );
});

it('keeps the endpoints of the client in step with the contract', () => {
  expect(readFileSync(join(root, 'packages/contract/src/endpoints.generated.ts'), 'utf8')).toBe(endpointsSource());
});

it.each(Object.entries(calls))(
  'the client knows what it needs about %s',
  (name, { idempotent, kind, method, paged, path, timeout }) => {
    expect(endpointOf(name as CallName)).toMatchObject({
      name,
      method,
      path,
      kind,
      timeout,
      paged: Boolean(paged),
      idempotent: Boolean(idempotent),
    });
  },
);

it('every call has a path of its own under its method', () => {
  const seen = Object.values(calls).map((call) => `${call.method} ${call.path}`);
  expect(new Set(seen).size).toBe(seen.length);
});

it.each([
  ['fileStoreList', 'list'],
  ['fileStoreDetail', 'object'],
  // Either of two kinds of object.
  ['fileStorePeek', 'object'],
  // May be absent.
  ['taskReportError', null],
  ['logout', null],
  // No envelope at all.
  ['fileStoreDownload', null],
] as const)('%s documents its response', (name, answer) => {
  expect(endpointOf(name).answer).toBe(answer);
});
