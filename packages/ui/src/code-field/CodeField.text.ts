import { defineText } from '../locale/index.ts';

export const codeFieldText = defineText('CodeField', {
  rule: (length: number) => `${length} 位数字`,
  send: '发送验证码',
  again: '重新发送',
  wait: (seconds: number) => `${seconds} 秒`,
  sent: (seconds: number) => `验证码已发送，${seconds} 秒后可以重新发送`,
  ready: '现在可以重新发送验证码',
});
