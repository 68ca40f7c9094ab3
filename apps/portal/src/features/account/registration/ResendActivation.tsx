import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { CallError, messageOf } from '../../../shared/api/callError.ts';
import { useCountdown } from '../login/useCountdown.ts';
import { registrationText as text } from './registration.text.ts';

/**
 * Mails the activation link again; answers alike for every address, so the page cannot tell more than the mail does.
 */
export function ResendActivation({ email }: { email: string }) {
  const [said, setSaid] = useState<{ readonly tone: 'info' | 'danger'; readonly words: string }>();
  const [sending, setSending] = useState(false);
  const { left, start } = useCountdown();
  const send = async () => {
    setSending(true);
    try {
      start((await call('sendActivation', { email: email.trim() })).resend_after);
      setSaid({ tone: 'info', words: text.resent });
    } catch (error) {
      if (error instanceof CallError && error.status === 429) start(Math.max(1, error.retryAfter));
      setSaid({ tone: 'danger', words: messageOf(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {said && <Callout title={said.words} tone={said.tone} />}
      <Button
        disabled={left > 0 || !/^[^\s@]+@[^\s@]+$/.test(email.trim())}
        loading={sending}
        onClick={() => void send()}
        size="large"
      >
        {left > 0 ? text.wait(left) : text.resend}
      </Button>
    </>
  );
}
