import { z } from 'zod';
import { day } from '@panome/contract/durations';
import { localDay } from '../../platform/clock.ts';

const form = /^(?:\d{4}-\d{2}-\d{2}|today(?:[+-]\d{1,4})?)$/;

/** Midnight in Shanghai of `2026-10-08`, or of `today`, `today-12`, `today+30`; null when there is no such day. */
export function readDay(text: string, now: number): number | null {
  if (!form.test(text)) return null;
  if (text.startsWith('today')) return Date.parse(`${localDay(now)}T00:00:00+08:00`) + Number(text.slice(5) || 0) * day;
  const at = Date.parse(`${text}T00:00:00+08:00`);
  return Number.isNaN(at) || localDay(at) !== text ? null : at;
}

/** A day in YAML. */
export const dayText = (now: number) =>
  z.string('应为日期，例如 2026-10-08').transform((text, context) => {
    const at = readDay(text, now);
    if (at === null)
      context.addIssue({ code: 'custom', message: '应为日期，例如 2026-10-08，或 today、today-12、today+30' });
    return at ?? 0;
  });

/** The last millisecond of a day: what is kept until a day is still there on that day. */
export const endOf = (midnight: number): number => midnight + day - 1;
