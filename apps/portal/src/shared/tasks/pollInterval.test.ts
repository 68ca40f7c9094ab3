import { expect, it } from 'vitest';
import { pollInterval } from './pollInterval.ts';

it('leaves finished tasks alone', () =>
  expect(pollInterval([{ state: 'succeeded' }, { state: 'failed' }], false)).toBe(0));
it('asks every 5 s for an active task when events do not come', () =>
  expect(pollInterval([{ state: 'succeeded' }, { state: 'running' }], false)).toBe(5_000));
it('asks for the place of a waiting task although events come', () =>
  expect(pollInterval([{ state: 'queued' }], true)).toBe(5_000));
it('trusts events while a task runs', () => expect(pollInterval([{ state: 'running' }], true)).toBe(30_000));
