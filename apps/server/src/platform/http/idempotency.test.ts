import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { createRepeats, type Repeats } from './idempotency.ts';

let test: TestApp;
let repeats: Repeats;
let jobs: number;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  repeats = createRepeats(test.platform.database, test.clock);
  jobs = 0;
});

let keys = 0;
const newKey = () => `key-${String((keys += 1)).padStart(8, '0')}`;
const request = (body: unknown, key?: string) =>
  ({ body, headers: key ? { 'idempotency-key': key } : {} }) as unknown as FastifyRequest;
const submit = (body: unknown, key?: string, user = 'user') =>
  repeats.once(request(body, key), 'submit', user, async () => (jobs += 1));

it('REL-07: 50 parallel submits with one key are one job', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit({ a: 1 }, key)));
  expect(new Set(answers)).toEqual(new Set([1]));
});

it('REL-07: a repeated key gets the first answer for a day, also after a restart', async () => {
  const key = newKey();
  await submit({ a: 1 }, key);
  repeats = createRepeats(test.platform.database, test.clock);
  test.clock.advance(86_399_000);
  expect(await submit({ a: 1 }, key)).toBe(1);
  test.clock.advance(2_000);
  expect(await submit({ a: 1 }, key)).toBe(2);
});

it('REL-07: a key with another body is refused, and another account may use the same key', async () => {
  const key = newKey();
  await submit({ a: 1 }, key);
  await expect(submit({ a: 2 }, key)).rejects.toMatchObject({ status: 409 });
  expect(await submit({ a: 2 }, key, 'somebody else')).toBe(2);
});

it('REL-07: without a key an equal body is one job for 3 seconds', async () => {
  const body = { double: newKey() };
  await Promise.all([submit(body), submit(body)]);
  test.clock.advance(2_900);
  expect(await submit(body)).toBe(1);
  test.clock.advance(200);
  expect(await submit(body)).toBe(2);
});

it('a refused submission may be tried again with the same key', async () => {
  const key = newKey();
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('full')).mockResolvedValueOnce('done');
  await expect(repeats.once(request({}, key), 'submit', 'user', work)).rejects.toThrow('full');
  expect(await repeats.once(request({}, key), 'submit', 'user', work)).toBe('done');
});
