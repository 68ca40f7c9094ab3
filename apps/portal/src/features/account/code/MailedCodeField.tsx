import { CodeField, CodeFieldResend } from '@panome/ui/code-field';
import type { TextBinding } from '@panome/ui/form-hook';
import { CaptchaField } from './CaptchaField.tsx';
import type { useMailedCode } from './useMailedCode.ts';

type MailedCodeFieldProps = {
  readonly binding: TextBinding;
  /** Where the code goes; empty while it is no address yet. */
  readonly email: string;
  readonly mailed: ReturnType<typeof useMailedCode>;
};

/** Six digits with the button that mails them. */
export function MailedCodeField({ binding: { onCompositionEnd: _end, onCompositionStart: _start, ...binding }, email, mailed }: MailedCodeFieldProps) {
  const ready = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return (
    <>
      {mailed.wantsCaptcha && <CaptchaField onChange={mailed.setAnswer} refusal={mailed.problem} value={mailed.answer.captcha} />}
      <CodeField
        {...binding}
        action={<CodeFieldResend disabled={!ready} onSend={() => mailed.send(email)} />}
        error={binding.error ?? (mailed.wantsCaptcha ? undefined : mailed.problem || undefined)}
        help={ready ? '验证码发送到上面的邮箱，5 分钟内有效' : '先填写上面的邮箱，再获取验证码'}
        label="邮箱验证码"
        required
      />
    </>
  );
}
