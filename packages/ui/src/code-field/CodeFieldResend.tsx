import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { waiting } from './CodeField.css.ts';
import { codeFieldText } from './CodeField.text.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export type CodeFieldResendProps = PassedOn<'button'> & {
  /**
   * Asks for the code. When the promise rejects, the button may be pressed again at once; say why in the field's
   * `error`.
   */
  onSend: () => Promise<void>;
  /** What is sent, where it is no code: e.g. 重新发送激活邮件. */
  label?: string;
  /** How long to wait before asking again; 60 by default. */
  seconds?: number;
  /** The code was already sent when the page opened: the waiting begins at once. */
  sentBefore?: boolean;
  /** Blocks the button, e.g. while the phone number is not valid. */
  disabled?: boolean;
};

/**
 * The button that sends the code and counts down until it may be pressed again. Screen readers hear the beginning and
 * the end, not every second.
 */
export const CodeFieldResend = withRef(function CodeFieldResend({
  onSend,
  label,
  seconds = 60,
  sentBefore = false,
  disabled = false,
  ...native
}: CodeFieldResendProps) {
  const text = useText(codeFieldText);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(sentBefore);
  const { left, start } = useSecondsLeft(sentBefore ? seconds : 0);
  const send = async () => {
    if (left > 0) return;
    setSending(true);
    try {
      await onSend();
      setSent(true);
      start(seconds);
    } catch {
      // The caller knows why and says it beside the field.
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {/* Not `disabled`: the focus stays where it was while the time runs. */}
      <Button
        {...native}
        aria-disabled={left > 0 || undefined}
        disabled={disabled}
        loading={sending}
        onClick={() => void send()}
        size="large"
      >
        {label ?? (sent ? text.again : text.send)}
        {left > 0 && (
          <span aria-hidden className={waiting}>
            {' '}
            {text.wait(left)}
          </span>
        )}
      </Button>
      <VisuallyHidden role="status">{sent && (left > 0 ? text.sent(seconds) : text.ready)}</VisuallyHidden>
    </>
  );
});
