import { limits } from '@panome/contract/limits';
import type { Message } from '../../platform/post/post.ts';

const ignore = '如果这不是您本人的操作，请忽略这封邮件，您的账号不会有任何变化。';

/** The mail of the account, in the words that people read. */
export const mails = {
  code: (address: string, act: string, code: string): Message => ({
    address,
    subject: `${code} 是您的全组学云验证码`,
    text: `您正在${act}，验证码是：\n\n${code}\n\n5 分钟内有效，只能使用一次。请不要告诉任何人，我们的工作人员也不会向您索要。\n\n${ignore}`,
  }),
  hasAccount: (address: string): Message => ({
    address,
    subject: '您在全组学云已有账号',
    text: `有人用这个邮箱申请注册全组学云账号，而这个邮箱已经注册过了。您可以直接登录；忘记密码时，在登录页选择“忘记密码”。\n\n${ignore}`,
    path: '/user/login',
  }),
  noAccount: (address: string): Message => ({
    address,
    subject: '这个邮箱还没有全组学云账号',
    text: `有人想用验证码登录全组学云，而这个邮箱还没有注册。如果是您本人，请先注册账号，或改用注册时的邮箱登录。\n\n${ignore}`,
    path: '/user/register',
  }),
  disabled: (address: string): Message => ({
    address,
    subject: '您的全组学云账号已停用',
    text: `有人想用验证码登录您的全组学云账号，而这个账号已停用，不能登录。如有疑问，请联系客服。\n\n${ignore}`,
  }),
  activate: (address: string, name: string, token: string): Message => ({
    address,
    subject: '激活您的全组学云账号',
    text: `${name}，您好：\n\n请在 ${limits.activationHours} 小时内打开下面的链接，激活您的账号。\n\n${ignore}`,
    path: `/user/register?activate=${token}`,
  }),
  reset: (address: string, token: string): Message => ({
    address,
    subject: '重设您的全组学云密码',
    text: `请在 30 分钟内打开下面的链接，设置新的密码。链接只能使用一次。\n\n${ignore}`,
    path: `/user/account-recover?reset_data=${token}`,
  }),
  passwordChanged: (address: string, when: string): Message => ({
    address,
    subject: '您的全组学云密码已修改',
    text: `您的账号密码于 ${when} 修改，其他设备上的登录都已退出。\n\n如果这不是您本人的操作，请立即在登录页选择“忘记密码”重设密码，并联系客服。`,
    path: '/user/account-forget',
  }),
  secondFactor: (address: string, act: '启用' | '停用' | '重置', when: string): Message => ({
    address,
    subject: `您的全组学云两步验证已${act}`,
    text: `您的账号的两步验证于 ${when} ${act}。\n\n如果这不是您本人的操作，请立即修改密码，并联系客服。`,
    path: '/about-user/security',
  }),
  emailChanged: (oldAddress: string, masked: string, when: string): Message => ({
    address: oldAddress,
    subject: '您的全组学云登录邮箱已更换',
    text: `您的账号的登录邮箱于 ${when} 更换为 ${masked}。\n\n如果这不是您本人的操作，请立即联系客服。`,
  }),
  phoneCode: (phone: string, code: string): Message => ({
    channel: 'sms',
    address: phone,
    subject: `${code} 是您的全组学云验证码`,
    text: `【全组学云】您正在更换手机号，验证码 ${code}，5 分钟内有效。请不要告诉任何人。`,
  }),
  phoneChanged: (address: string, masked: string, when: string): Message => ({
    address,
    subject: '您的全组学云手机号已更换',
    text: `您的账号的手机号于 ${when} 更换为 ${masked}。\n\n如果这不是您本人的操作，请立即修改登录密码，并联系客服。`,
    path: '/about-user/security',
  }),
} as const;
