import { expect, it } from 'vitest';
import { landingOf } from './landing.ts';

const page = { pathname: '/data-collection/file-store', search: '?dir=a&page=2' };

it.each([
  ['a logout leads home', 'logout', true, '/'],
  ['an expiry on a page for everybody leads home', 'expired', false, '/'],
  [
    'an expiry on a page that needs a session leads to the login, and back',
    'expired',
    true,
    '/user/login?redirect=%2Fdata-collection%2Ffile-store%3Fdir%3Da%26page%3D2&expired=1',
  ],
] as const)('%s', (_fact, reason, needsSession, address) => {
  expect(landingOf(reason, page, needsSession)).toBe(address);
});
