import { randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import { minute } from '@panome/contract/durations';
import type { Clock } from '../clock.ts';
import { newToken } from '../ids.ts';

/**
 * The types of the package leave out its main function, which draws a given text; the texts it chooses itself come from
 * `Math.random`.
 */
const draw = svgCaptcha as unknown as (text: string, options: object) => string;

const life = 2 * minute;
const most = 10_000;
/** The letters and digits of a code, without those that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export type Captcha = {
  /** Makes a picture. Its SVG does not contain the answer: the letters are drawn as paths. */
  make(): { captcha_id: string; svg: string };
  /** Whether the answer is right. Each picture can be answered once, right or wrong. */
  check(id: string | undefined, answer: string | undefined): boolean;
};

/** Picture codes, kept in memory for two minutes. */
export function createCaptcha(clock: Clock): Captcha {
  const open = new Map<string, { readonly answer: string; readonly until: number }>();
  return {
    make: () => {
      const answer = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
      const captcha_id = newToken();
      if (open.size >= most) open.delete(open.keys().next().value!);
      open.set(captcha_id, { answer, until: clock.now() + life });
      return { captcha_id, svg: draw(answer, { width: 120, height: 40, noise: 2, color: false }) };
    },
    check: (id = '', answer = '') => {
      const known = open.get(id);
      open.delete(id);
      return known !== undefined && clock.now() < known.until && known.answer === answer.toUpperCase();
    },
  };
}
