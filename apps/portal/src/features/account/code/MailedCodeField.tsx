import { CodeField, CodeFieldResend } from '@panome/ui/code-field';
import type { TextBinding } from '@panome/ui/form-hook';
import type { useMailedCode } from './useMailedCode.ts';

type MailedCodeFieldProps = {
  readonly binding: TextBinding;
  /** Where the code goes; empty while it is no address yet. */
  readonly address: string;
  /** `mail` when absent. */
  readonly by?: CodeWay;
  readonly mailed: ReturnType<typeof useMailedCode>;
};

const ways = {
  mail: {
    label: '邮箱验证码',
    form: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    ready: '验证码发送到上面的邮箱，5 分钟内有效',
    missing: '先填写上面的邮箱，再获取验证码',
  },
  sms: {
    label: '短信验证码',
    form: /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/,
    ready: '验证码以短信发送到上面的手机号，5 分钟内有效',
    missing: '先填写上面的手机号，再获取验证码',
  },
} as const;

export type CodeWay = keyof typeof ways;

/** Six digits with the button that sends them. */
export function MailedCodeField({
  address,
  binding: { onCompositionEnd: _end, onCompositionStart: _start, ...binding },
  by = 'mail',
  mailed,
}: MailedCodeFieldProps) {
  const { form, label, missing, ready } = ways[by];
  const known = form.test(address.trim());
  return (
    <CodeField
      {...binding}
      action={<CodeFieldResend disabled={!known} onSend={() => mailed.send(address)} />}
      error={binding.error ?? (mailed.problem || undefined)}
      help={known ? ready : missing}
      label={label}
      required
    />
  );
}
