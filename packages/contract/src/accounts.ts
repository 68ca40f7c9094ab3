import { z } from 'zod';
import { defineCall, empty, id, nothing, time } from './call.ts';
import { limits } from './limits.ts';

/** Rules that pages and server share; what is wrong is said in the words of the form. */
/**
 * One mailbox, without a name, a comment or a further address: no part of it may have a meaning in a list of addresses,
 * nor be invisible. Linear on every input: no part of it can match what the next one does (SEC-49).
 */
export const emailForm =
  /^[^\s@,;:<>()[\]\\"\p{C}]{1,64}@[^\s@.,;:<>()[\]\\"\p{C}]+(?:\.[^\s@.,;:<>()[\]\\"\p{C}]+)+$/u;
export const email = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1, '请输入邮箱')
  .max(254, '邮箱过长')
  .regex(emailForm, '邮箱格式不正确，例如 li@example.com');
export const newPassword = z
  .string()
  .min(1, '请输入密码')
  .min(limits.passwordLength, `密码至少 ${limits.passwordLength} 位`)
  .max(1024, '密码过长');
/** Mainland, or international with its country (decision E-46). */
export const phone = z
  .string()
  .trim()
  .min(1, '请输入手机号')
  .regex(/^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/, '手机号格式不正确，例如 13800138000，境外号码以 + 和国家代码开头');
const personName = z.string().trim().min(1, '请输入姓名').max(60, '姓名最多 60 个字');
export const verifyCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, '请输入 6 位验证码');
/** What a `send_*` call answered: a code counts only together with the request that asked for it (SEC-05). */
export const ticket = z.string().min(1, '请先获取验证码').max(64);
export const captchaFields = {
  captcha_id: z.string().max(64).optional(),
  captcha: z.string().trim().max(200).optional(),
};

/**
 * `content.data` of a refused login and of a refused request for a code: whether the next try needs a proof of work,
 * whether this one was refused only for want of it, and whether the password was right and only the activation is
 * missing.
 */
export const needsCaptcha = z.object({
  captcha: z.boolean(),
  unsolved: z.boolean().optional(),
  activation: z.boolean().optional(),
  /** The password, or the mailed code, was right, and `loginSecond` wants this with a code of the device. */
  second: z.string().optional(),
});
export const sent = z.object({
  ticket: z.string(),
  /** Seconds until the same address may ask again. */
  resend_after: z.number(),
});

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/api/front/captcha',
  auth: 'public',
  request: nothing,
  response: z.object({ captcha_id: z.string(), bits: z.number().int(), count: z.number().int() }),
  summary:
    'A proof of work, good once and for two minutes: `captcha` is `count` numbers with commas between, the n-th of which gives SHA-256 of `captcha_id.n.number` at least `bits` leading zero bits.',
});

export const sendVerifyCode = defineCall({
  method: 'POST',
  path: '/api/front/send_verify_code',
  auth: 'public',
  request: z.strictObject({ email, ...captchaFields }),
  response: sent,
  summary: 'Mails a code for a login without password. Answers alike for known and unknown addresses.',
});

export const loginByVerifyCode = defineCall({
  method: 'POST',
  path: '/api/front/login_by_verify_code',
  auth: 'public',
  request: z.strictObject({ email, ticket, verify_code: verifyCode }),
  response: z.object({
    token: z.string(),
    expires_at: time,
    name: z.string(),
    email: z.string(),
    head_image_path: z.string(),
    welcome: z.string(),
  }),
  summary: 'Opens a session by a mailed code; ends a lock that wrong passwords made.',
});

export const sendRegisterCode = defineCall({
  method: 'POST',
  path: '/api/front/send_register_code',
  auth: 'public',
  request: z.strictObject({ email, ...captchaFields }),
  response: sent,
  summary: 'Mails a code to an address that wants to register; an address with an account is mailed that it has one.',
});

export const register = defineCall({
  method: 'POST',
  path: '/api/front/register',
  auth: 'public',
  request: z.strictObject({
    email,
    ticket,
    verify_code: verifyCode,
    password: newPassword,
    name: personName,
    phone,
    /** The code of an invitation; one that does not count does not hinder the registration. */
    invite: z.string().max(64).optional(),
  }),
  response: z.object({ email: z.string() }),
  summary: 'Makes an account that waits for its activation and mails the link, which is good for 24 hours.',
});

export const activate = defineCall({
  method: 'POST',
  path: '/api/front/activate',
  auth: 'public',
  request: z.strictObject({ token: z.string().min(1).max(128) }),
  response: z.object({ email: z.string() }),
  summary: 'Activates an account by the token of its mail. Never by GET: mail scanners open links.',
});

export const sendActivation = defineCall({
  method: 'POST',
  path: '/api/front/send_activation',
  auth: 'public',
  request: z.strictObject({ email, ...captchaFields }),
  response: z.object({ resend_after: z.number() }),
  summary: 'Mails a new activation link, which voids the older one. Answers alike whatever the address.',
});

export const sendForgetPassEmail = defineCall({
  method: 'POST',
  path: '/api/front/send_forget_pass_email',
  auth: 'public',
  request: z.strictObject({ email, ...captchaFields }),
  response: z.object({ resend_after: z.number() }),
  summary: 'Mails a link to set a new password, good once and for 30 minutes. Answers alike whatever the address.',
});

const resetData = z.string().min(1, '链接不完整，请从邮件中重新打开').max(128);

export const resetPasswdCheck = defineCall({
  method: 'GET',
  path: '/api/front/reset_passwd_check',
  auth: 'public',
  request: z.strictObject({ reset_data: resetData }),
  response: z.object({ valid: z.boolean(), email: z.string() }),
  summary: 'Whether a link to set a password still counts, and for which address (masked). Consumes nothing.',
});

export const resetPasswdCheckPost = defineCall({
  ...resetPasswdCheck,
  method: 'POST',
  summary: 'As the GET, with the value in the body, so that no log has it.',
});

export const resetPasswd = defineCall({
  method: 'POST',
  path: '/api/front/reset_passwd',
  auth: 'public',
  request: z.strictObject({ reset_data: resetData, password: newPassword }),
  response: z.object({ email: z.string() }),
  summary: 'Sets the password by the link of a mail and ends every session. Opens none.',
});

export const userUpdate = defineCall({
  method: 'POST',
  path: '/api/front/user/update',
  request: z.strictObject({
    name: personName.optional(),
    occupation: z.string().trim().max(60, '最多 60 个字').optional(),
    company: z.string().trim().max(100, '最多 100 个字').optional(),
    profile: z.string().trim().max(500, '最多 500 个字').optional(),
    country: z.string().trim().max(60, '最多 60 个字').optional(),
    area: z.string().trim().max(100, '最多 100 个字').optional(),
    research_direction: z.string().trim().max(200, '最多 200 个字').optional(),
  }),
  response: empty,
  summary: 'Changes the fields of the profile that are given. Mail and phone have calls of their own.',
});

export const userUpdatePassword = defineCall({
  method: 'POST',
  path: '/api/front/user/update_password',
  request: z.strictObject({ old_password: z.string().min(1, '请输入原密码').max(1024), password: newPassword }),
  response: empty,
  summary: 'Changes the password, ends the other sessions, and mails the owner.',
});

export const userSendEmailCode = defineCall({
  method: 'POST',
  path: '/api/front/user/send_email_code',
  request: z.strictObject({ email, ...captchaFields }),
  response: sent,
  summary: 'Mails a code to the address that is to become the account’s.',
});

export const userUpdateEmail = defineCall({
  method: 'POST',
  path: '/api/front/user/update_email',
  request: z.strictObject({
    email,
    ticket,
    verify_code: verifyCode,
    password: z.string().min(1, '请输入登录密码').max(1024),
  }),
  response: empty,
  summary: 'Moves the account to another address, with the password and a code from there; the old address is told.',
});

export const mailSwitch = z.object({ key: z.string(), label: z.string(), help: z.string(), enabled: z.boolean() });

export const userGetEnableEmail = defineCall({
  method: 'GET',
  path: '/api/front/user/get_enable_email',
  request: nothing,
  response: z.array(mailSwitch),
  summary: 'Which kinds of mail the account wants.',
});

export const userSetEnableEmail = defineCall({
  method: 'POST',
  path: '/api/front/user/set_enable_email',
  request: z.strictObject({ key: z.string().max(40), enabled: z.boolean() }),
  response: empty,
  summary: 'Switches one kind of mail on or off.',
});

export const openSession = z.object({
  id,
  ip: z.string(),
  agent: z.string(),
  created_at: time,
  last_seen: time,
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const userSessionList = defineCall({
  method: 'GET',
  path: '/api/front/user/session_list',
  request: nothing,
  response: z.array(openSession),
  summary: 'Where the account is signed in, this session first.',
});

export const userSessionDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/user/session_delete',
  request: z.strictObject({ id: id.optional() }),
  response: z.object({ ended: z.number() }),
  summary: 'Ends one session; without an id all but this one.',
});

export const demoMail = z.object({
  id,
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  path: z.string(),
  created_at: time,
});
export type DemoMail = z.infer<typeof demoMail>;

export const demoOutbox = defineCall({
  method: 'GET',
  path: '/api/front/system/demo_outbox',
  auth: 'public',
  request: nothing,
  response: z.array(demoMail),
  summary: 'Demo mode only: the mail and SMS that would have been sent, newest first. Does not exist in production.',
});
