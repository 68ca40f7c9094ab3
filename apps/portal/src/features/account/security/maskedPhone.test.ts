import { expect, it } from 'vitest';
import { maskedPhone } from './maskedPhone.ts';

it.each([
  ['18612341402', '186****1402'],
  ['+85251234567', '+85*****4567'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));
