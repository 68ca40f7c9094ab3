import type { Clock } from '../clock.ts';

type Options = {
  readonly clock: Clock;
  /** How many events of one key are allowed within the window. */
  readonly limit: number;
  /** Length of the window in milliseconds. */
  readonly windowMs: number;
  /** How many keys are remembered. */
  readonly maxKeys?: number;
};

export type WindowLimit = {
  /** Seconds until the key is allowed again; 0 when it is allowed now. */
  wait(key: string): number;
  /** Counts one event. */
  count(key: string): void;
  /** Removes the events of a key. */
  forget(key: string): void;
};

/**
 * Counts events by key over a sliding window. The number of keys is limited: those without events for the longest time
 * are forgotten first.
 */
export function createWindowLimit({ clock, limit, windowMs, maxKeys = 100_000 }: Options): WindowLimit {
  const events = new Map<string, number[]>();
  const recent = (key: string) => (events.get(key) ?? []).filter((at) => at > clock.now() - windowMs);

  return {
    wait: (key) => {
      const times = recent(key);
      return times.length < limit ? 0 : (times.at(-limit)! + windowMs - clock.now()) / 1000;
    },
    count: (key) => {
      const times = [...recent(key), clock.now()].slice(-limit);
      events.delete(key);
      events.set(key, times);
      if (events.size > maxKeys) events.delete(events.keys().next().value!);
    },
    forget: (key) => void events.delete(key),
  };
}

/** Addresses of one household share a bucket: IPv4 as it is, IPv6 by its /64 (SEC-03). */
export function addressBucket(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const middle = ip.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : [];
  return [...front, ...middle, ...back].slice(0, 4).join(':');
}
