import { expect, it } from 'vitest';
import { loginText } from './login.text.ts';
import { loginProblems } from './loginProblems.ts';

it('asks for both fields, and for an address that can be one', () => {
  expect(loginProblems({ email: '  ', password: '' })).toEqual({
    email: loginText.emailMissing,
    password: loginText.passwordMissing,
  });
  expect(loginProblems({ email: 'name.example.com', password: 'x' })).toEqual({ email: loginText.emailInvalid });
});

it('leaves everything else to the server: an old password may be short', () => {
  expect(loginProblems({ email: ' 名字@例子.测试 ', password: 'x' })).toEqual({});
});
