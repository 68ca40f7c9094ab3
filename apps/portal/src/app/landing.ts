import type { EndReason } from '../shared/session/sessionStore.ts';

type Page = { readonly pathname: string; readonly search: string };

/**
 * Where a person lands whose session has ended (decision E-02): home, and after an expiry on a page that cannot be seen
 * without a session the login, which leads back.
 */
export function landingOf(reason: EndReason, { pathname, search }: Page, needsSession: boolean): string {
  if (reason === 'logout' || !needsSession) return '/';
  return `/user/login?redirect=${encodeURIComponent(`${pathname}${search}`)}&expired=1`;
}
