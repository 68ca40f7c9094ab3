import { isSolution, type WorkOrder } from '@panome/contract/proof-of-work';
import { minute } from '@panome/contract/durations';
import type { Clock } from '../clock.ts';
import { newToken } from '../ids.ts';
import { addressBucket } from '../limits/windowLimit.ts';

const life = 2 * minute;
const most = 10_000;
/** Eight small tasks instead of a large one: how long they take together varies less. */
const count = 8;
/** About 130,000 hashes together: half a second in a browser. */
const usualBits = 14;
const hardestBits = 19;
/** How many orders one client address gets within ten minutes before each doubling makes them twice as hard. */
const usualOrders = 10;

export type Captcha = {
  /** Makes an order for a client address; the more it asks for, the harder. */
  make(ip: string): WorkOrder;
  /** Whether the answer is right. Each order can be answered once, right or wrong. */
  check(id: string | undefined, answer: string | undefined): boolean;
};

/**
 * Proofs of work, kept in memory for two minutes: they cost a person nothing but a moment, and everybody who tries many
 * times the same each time. A picture to be read cost machines nothing (decision 050).
 */
export function createCaptcha(clock: Clock): Captcha {
  const open = new Map<string, { readonly order: WorkOrder; readonly until: number }>();
  const asked = new Map<string, number[]>();
  const countOf = (ip: string): number => {
    const bucket = addressBucket(ip);
    const recent = (asked.get(bucket) ?? []).filter((at) => at > clock.now() - 10 * minute).slice(-1_000);
    asked.delete(bucket);
    asked.set(bucket, [...recent, clock.now()]);
    if (asked.size > most) asked.delete(asked.keys().next().value!);
    return recent.length;
  };
  return {
    make: (ip) => {
      const harder = Math.max(0, Math.floor(Math.log2(Math.max(1, countOf(ip)) / usualOrders)) + 1);
      const order = { captcha_id: newToken(), bits: Math.min(hardestBits, usualBits + harder), count };
      if (open.size >= most) open.delete(open.keys().next().value!);
      open.set(order.captcha_id, { order, until: clock.now() + life });
      return order;
    },
    check: (id = '', answer = '') => {
      const known = open.get(id);
      open.delete(id);
      if (known === undefined || clock.now() >= known.until) return false;
      const parts = answer.split(',');
      return (
        parts.length === known.order.count &&
        parts.every((number, part) => /^[0-9a-z]{1,8}$/.test(number) && isSolution(known.order, part, number))
      );
    },
  };
}
