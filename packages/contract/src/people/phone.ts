import { z } from 'zod';
import { captchaFields, phone, sent, ticket, verifyCode } from '../accounts.ts';
import { defineCall, empty } from '../call.ts';

export const userSendPhoneCode = defineCall({
  method: 'POST',
  path: '/api/front/user/send_phone_code',
  request: z.strictObject({ phone, ...captchaFields }),
  response: sent,
  summary: 'Sends a code by SMS to the number that is to become the account’s.',
});

export const userUpdatePhone = defineCall({
  method: 'POST',
  path: '/api/front/user/update_phone',
  request: z.strictObject({
    phone,
    ticket,
    verify_code: verifyCode,
    password: z.string().min(1, '请输入登录密码').max(1024),
  }),
  response: empty,
  summary: 'Sets the phone number with the password and a code from there; the mail address is told.',
});
