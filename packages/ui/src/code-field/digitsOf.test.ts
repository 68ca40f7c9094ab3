import { expect, test } from 'vitest';
import { digitsOf } from './digitsOf.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['１２３４', '1234'],
  ['12ab', '12'],
  ['1234567', '123456'],
  ['【全组学云】您的验证码为 204817，5 分钟内有效', '204817'],
  ['13800138000 的验证码：204817', '204817'],
  ['', ''],
])('%j gives %j', (text, digits) => {
  expect(digitsOf(text, 6)).toBe(digits);
});
