import type { RequestOf } from '@panome/contract/client';

export type SystemInfo = Required<NonNullable<RequestOf<'supportStore'>['system']>>;

/** What the browser says of itself; shown before it is sent. */
export const systemInfo = (page: string, requestId: string, build: string): SystemInfo => ({
  page: page.slice(0, 500),
  agent: navigator.userAgent.slice(0, 500),
  screen: `${window.innerWidth} × ${window.innerHeight}`,
  language: navigator.language.slice(0, 40),
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone.slice(0, 60),
  build: build.slice(0, 64),
  request_id: requestId.slice(0, 64),
});
