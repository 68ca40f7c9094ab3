import { expect, it } from 'vitest';
import { email, newPassword, phone, verifyCode } from './accounts.ts';

const messageOf = (rule: typeof email, value: string) => rule.safeParse(value).error?.issues[0]?.message;

it.each([
  ['', '请输入邮箱'],
  ['  ', '请输入邮箱'],
  ['li', '邮箱格式不正确，例如 li@example.com'],
  ['li@', '邮箱格式不正确，例如 li@example.com'],
  ['li@example', '邮箱格式不正确，例如 li@example.com'],
  ['li@example.com, x@example.com', '邮箱格式不正确，例如 li@example.com'],
  [' li@example.com ', undefined],
])('the address %j: %s', (typed, said) => {
  expect(messageOf(email, typed)).toBe(said);
});

it.each([
  ['', '请输入密码'],
  ['12345', '密码至少 6 位'],
  ['123456', undefined],
])('the password %j: %s', (typed, said) => {
  expect(messageOf(newPassword, typed)).toBe(said);
});

it.each([
  ['', '请输入手机号'],
  ['1380013800', '手机号格式不正确，例如 13800138000，境外号码以 + 和国家代码开头'],
  ['12800138000', '手机号格式不正确，例如 13800138000，境外号码以 + 和国家代码开头'],
  ['13800138000', undefined],
  ['+4915112345678', undefined],
])('the phone number %j: %s', (typed, said) => {
  expect(messageOf(phone, typed)).toBe(said);
});

it.each([
  ['', '请输入 6 位验证码'],
  ['12345', '请输入 6 位验证码'],
  ['123456', undefined],
])('the code %j: %s', (typed, said) => {
  expect(messageOf(verifyCode, typed)).toBe(said);
});
