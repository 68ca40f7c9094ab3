import { day, hour, second } from '@panome/contract/durations';
import { badInput, tooMany } from '../../../platform/http/refusal.ts';
import { addressBucket, createWindowLimit } from '../../../platform/limits/windowLimit.ts';
import type { Platform } from '../../../platform/platform.ts';

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
 * Limits for sending mail or SMS on request (SEC-05): one a minute and ten a day to an address, thirty an hour from one
 * client address; after five from one client address within a quarter of an hour a picture code is required (SEC-07).
 */
export function createSendLimits({ captcha, clock }: Pick<Platform, 'captcha' | 'clock'>) {
  const again = createWindowLimit({ clock, limit: 1, windowMs: resendAfter * second });
  const daily = createWindowLimit({ clock, limit: 10, windowMs: day });
  const place = createWindowLimit({ clock, limit: 30, windowMs: hour });
  const trusted = createWindowLimit({ clock, limit: 5, windowMs: hour / 4 });

  return {
    /** Counts a request that is allowed. @throws {Refusal} when it is not allowed, with the reason. */
    take: ({ addressKey, captcha: answer, captcha_id, ip, purpose }: Request): void => {
      const one = `${purpose}\0${addressKey}`;
      const bucket = addressBucket(ip);
      const wait = again.wait(one);
      if (wait > 0) throw tooMany(`刚刚发送过，请 ${Math.ceil(wait)} 秒后再试`, wait);
      if (daily.wait(addressKey) > 0)
        throw tooMany(
          purpose === 'phone'
            ? '此手机号今天收到的验证短信已达 10 条，请明天再试'
            : '此邮箱今天收到的验证邮件已达 10 封，请明天再试',
          daily.wait(addressKey),
        );
      if (place.wait(bucket) > 0) throw tooMany('您的网络请求验证码过于频繁，请一小时后再试', place.wait(bucket));
      if (trusted.wait(bucket) > 0 && !captcha.check(captcha_id, answer))
        throw badInput(captcha_id ? '图形验证码错误，请重新输入' : '请输入图形验证码', { captcha: true });
      again.count(one);
      for (const [limit, key] of [
        [daily, addressKey],
        [place, bucket],
        [trusted, bucket],
      ] as const)
        limit.count(key);
    },
  };
}
export type SendLimits = ReturnType<typeof createSendLimits>;
