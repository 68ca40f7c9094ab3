import type { ResponseOf } from '@panome/contract/client';
import { preload as preloadData } from 'swr';
import { call } from '../../../shared/api/call.ts';
import { keyOf } from '../../../shared/api/useCall.ts';
import { session } from '../../../shared/session/sessionStore.ts';

/** Statistics only: a day that could not be counted must not keep anybody from working. */
const countDay = (email: string) => call('incrUserStatistics', { event: 'daily_login', email }).catch(() => undefined);

/** Begins the session of a login, however it was made. */
export function openSession({ email, expires_at, head_image_path, name, token }: ResponseOf<'login'>): void {
  session.begin({ token, expires_at, name, email, head_image_path });
  void preloadData(keyOf('getPermission', {}), () => call('getPermission', {}));
  void countDay(email);
}
