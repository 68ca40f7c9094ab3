import { loginText } from './login.text.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** What keeps a form from being sent, by field; only what can be told without the server. */
export function loginProblems({ email, password }: Credentials): Partial<Record<keyof Credentials, string>> {
  const address = email.trim();
  return {
    ...(address === ''
      ? { email: loginText.emailMissing }
      : /^[^\s@]+@[^\s@]+$/.test(address)
        ? {}
        : { email: loginText.emailInvalid }),
    ...(password === '' ? { password: loginText.passwordMissing } : {}),
  };
}
