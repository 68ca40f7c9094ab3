import { z } from 'zod';
import { login } from './auth.ts';
import { defineCall, empty, nothing, time } from './call.ts';

/** Six digits of an authenticator, or a recovery code. */
export const secondCode = z.string().trim().min(1, '请输入验证码').max(40, '请输入 6 位验证码，或一个恢复码');
const password = z.string().min(1, '请输入登录密码').max(1024);
const recovery = z.object({ recovery_codes: z.array(z.string()) });

export const loginSecond = defineCall({
  method: 'POST',
  path: '/api/front/login_second',
  auth: 'public',
  request: z.strictObject({
    /** `second` of the refused first step. */
    second: z.string().min(1).max(128),
    code: secondCode,
  }),
  response: login.response,
  summary: 'The second step of a login, within five minutes of the first: a code of the device, or a recovery code.',
});

export const secondFactorDetail = defineCall({
  method: 'GET',
  path: '/api/front/user/second_factor',
  request: nothing,
  response: z.object({
    /** Since when logins ask for a code; null when they do not. */
    since: time.nullable(),
    /** A role of the account counts only with a second factor. */
    required: z.boolean(),
    recovery_left: z.number(),
  }),
  summary: 'Whether the logins of the account ask for a second factor, and whether a role wants it.',
});

export const secondFactorBegin = defineCall({
  method: 'POST',
  path: '/api/front/user/second_factor_begin',
  request: z.strictObject({ password }),
  response: z.object({
    /** In base32, to be typed into an authenticator. */
    secret: z.string(),
    /** The same for a QR code. */
    uri: z.string(),
  }),
  summary: 'Makes a secret for an authenticator; it counts once a code of it was confirmed.',
});

export const secondFactorConfirm = defineCall({
  method: 'POST',
  path: '/api/front/user/second_factor_confirm',
  request: z.strictObject({ code: secondCode }),
  response: recovery,
  summary: 'Switches the second factor on by its first code and gives ten recovery codes, once; other sessions end.',
});

export const secondFactorRenew = defineCall({
  method: 'POST',
  path: '/api/front/user/second_factor_renew',
  request: z.strictObject({ password, code: secondCode }),
  response: recovery,
  summary: 'New recovery codes in place of the old ones.',
});

export const secondFactorEnd = defineCall({
  method: 'POST',
  path: '/api/front/user/second_factor_end',
  request: z.strictObject({ password, code: secondCode }),
  response: empty,
  summary: 'Switches the second factor off; roles that want one count no more from the next call.',
});
