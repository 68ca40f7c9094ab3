import { useState } from 'react';
import { preload as preloadData } from 'swr';
import { call } from '../../shared/api/call.ts';
import { CallError, messageOf } from '../../shared/api/callError.ts';
import { keyOf } from '../../shared/api/useCall.ts';
import { session } from '../../shared/session/sessionStore.ts';
import type { Credentials } from './loginProblems.ts';
import { useCountdown } from './useCountdown.ts';

/** Statistics only: a day that could not be counted must not keep anybody from working. */
const countDay = (email: string) => call('incrUserStatistics', { event: 'daily_login', email }).catch(() => undefined);

/** Opens a session. A refusal stays until the next attempt; after too many of them `wait` counts the seconds until another is allowed. */
export function useLogin() {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { left, start } = useCountdown();

  /** @returns whether the session is open. */
  const login = async ({ email, password }: Credentials): Promise<boolean> => {
    if (sending || left > 0) return false;
    setSending(true);
    setRefusal('');
    try {
      const { expires_at, head_image_path, name, token, ...rest } = await call('login', { email: email.trim(), password });
      session.begin({ token, expires_at, name, email: rest.email, head_image_path });
      void preloadData(keyOf('getPermission', {}), () => call('getPermission', {}));
      void countDay(rest.email);
      return true;
    } catch (error) {
      setRefusal(messageOf(error));
      if (error instanceof CallError && error.status === 429) start(Math.max(1, error.retryAfter));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { login, refusal, sending, wait: left };
}
