import { expect, it } from 'vitest';
import { reconnectDelay } from './reconnection.ts';

it('asks a restarting server every one to two seconds, never all pages at once', () => {
  expect(reconnectDelay(0, 0)).toBe(1_000);
  expect(reconnectDelay(29_999, 1)).toBe(2_000);
  expect(reconnectDelay(0, 0.3)).not.toBe(reconnectDelay(0, 0.4));
});

it('asks a server that stays away ever more rarely, up to about half a minute', () => {
  const waits = [10_000, 30_000, 60_000, 120_000, 180_000].map((away) => reconnectDelay(away, 0.5));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(reconnectDelay(3_600_000, 0.5)).toBe(30_000);
  expect(reconnectDelay(3_600_000, 1)).toBeCloseTo(36_000);
});
