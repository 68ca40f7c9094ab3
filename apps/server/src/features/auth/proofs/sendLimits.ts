import { day, hour, second } from '@panome/contract/durations';
import { tooMany } from '../../../platform/http/refusal.ts';
import { addressBucket, createWindowLimit } from '../../../platform/limits/windowLimit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unsolved } from './unsolved.ts';

/** Seconds between two messages to one address. */
export const resendAfter = 60;

type Request = {
  readonly addressKey: string;
  readonly purpose: string;
  readonly ip: string;
  readonly captcha_id?: string | undefined;
  readonly captcha?: string | undefined;
};

/**
 * Limits for sending mail or SMS on request (SEC-05). Those that refuse are the asker's own: one message a minute and ten
 * a day to an address, thirty an hour in all. What others have asked for an address only makes a proof of work necessary,
 * so that nobody can spend somebody else's mails; so do more than five from one client within a quarter of an hour
 * (SEC-07).
 */
export function createSendLimits({ captcha, clock }: Pick<Platform, 'captcha' | 'clock'>) {
  const again = createWindowLimit({ clock, limit: 1, windowMs: resendAfter * second });
  const daily = createWindowLimit({ clock, limit: 10, windowMs: day });
  const place = createWindowLimit({ clock, limit: 30, windowMs: hour });
  const trusted = createWindowLimit({ clock, limit: 5, windowMs: hour / 4 });
  const everybody = createWindowLimit({ clock, limit: 5, windowMs: day });

  return {
    /** Counts a request that is allowed. @throws {Refusal} when it is not allowed, with the reason. */
    take: ({ addressKey, captcha: answer, captcha_id, ip, purpose }: Request): void => {
      const bucket = addressBucket(ip);
      const one = `${purpose}\0${addressKey}\0${bucket}`;
      const own = `${addressKey}\0${bucket}`;
      const wait = again.wait(one);
      if (wait > 0) throw tooMany(`刚刚发送过，请 ${Math.ceil(wait)} 秒后再试`, wait);
      if (daily.wait(own) > 0)
        throw tooMany(
          purpose === 'phone'
            ? '您今天发给此手机号的验证短信已达 10 条，请明天再试'
            : '您今天发给此邮箱的验证邮件已达 10 封，请明天再试',
          daily.wait(own),
        );
      if (place.wait(bucket) > 0) throw tooMany('您的网络请求验证码过于频繁，请一小时后再试', place.wait(bucket));
      const isMuch = trusted.wait(bucket) > 0 || everybody.wait(addressKey) > 0;
      if (isMuch && !captcha.check(captcha_id, answer)) throw unsolved(captcha_id);
      again.count(one);
      for (const [limit, key] of [
        [daily, own],
        [place, bucket],
        [trusted, bucket],
        [everybody, addressKey],
      ] as const)
        limit.count(key);
    },
  };
}
export type SendLimits = ReturnType<typeof createSendLimits>;
