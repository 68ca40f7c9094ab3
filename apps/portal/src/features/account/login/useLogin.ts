import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { CallError, messageOf } from '../../../shared/api/callError.ts';
import { needsActivation } from '../code/needsActivation.ts';
import { secondOf } from '../second/secondOf.ts';
import type { Credentials } from './loginProblems.ts';
import { openSession } from './openSession.ts';
import { useCountdown } from './useCountdown.ts';

/**
 * Opens a session. A refusal stays until the next attempt; after five of them the server wants a picture code, after
 * ten `wait` counts the seconds until another is allowed. `waiting` is the address whose account is to be activated;
 * with `second` the password was right and a code of the device is asked for.
 */
export function useLogin() {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [waiting, setWaiting] = useState('');
  const [second, setSecond] = useState('');
  const { left, start } = useCountdown();

  /** @returns whether the session is open. */
  const login = async ({ email, password }: Credentials): Promise<boolean> => {
    if (sending || left > 0) return false;
    setSending(true);
    setRefusal('');
    setWaiting('');
    try {
      openSession(await call('login', { email: email.trim(), password }));
      return true;
    } catch (error) {
      const pending = secondOf(error);
      setSecond(pending);
      if (pending) return false;
      setRefusal(messageOf(error));
      setWaiting(needsActivation(error) ? email.trim() : '');
      if (error instanceof CallError && error.status === 429) start(Math.max(1, error.retryAfter));
      return false;
    } finally {
      setSending(false);
    }
  };

  /** Back from the second step to the first. @param why - Shown above the form. */
  const beginAgain = (why: string) => {
    setSecond('');
    setRefusal(why);
  };

  return { beginAgain, login, refusal, second, sending, wait: left, waiting };
}
