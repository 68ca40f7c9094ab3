import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Form } from '@panome/ui/form';
import { PasswordField } from '@panome/ui/password-field';
import { TextField } from '@panome/ui/text-field';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { ResendActivation } from '../registration/ResendActivation.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import * as styles from '../Account.css.ts';
import { loginText } from './login.text.ts';
import { loginProblems, type Credentials } from './loginProblems.ts';
import { useLogin } from './useLogin.ts';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

type LoginFormProps = {
  /** The address to begin with. */
  readonly email: string;
  /** Said above the form until the first attempt. */
  readonly notice?: string;
  /** Somebody has begun to type and is about to log in; gets the address as it stands. */
  readonly onTyping: (email: string) => void;
  /** Shown between the form and the demo accounts. */
  readonly children: ReactNode;
};

/** E-mail and password. What was typed stays after a refusal; the message is the same whatever was wrong (SEC-01). */
export function LoginForm({ children, email, notice, onTyping }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [credentials, setCredentials] = useState<Credentials>({ email, password: '' });
  const [attempted, setAttempted] = useState(false);
  const { beginAgain, login, refusal, second, sending, wait, waiting } = useLogin();
  const problems = attempted ? loginProblems(credentials) : {};

  const change = (field: keyof Credentials) => (value: string) => {
    const next = { ...credentials, [field]: value };
    onTyping(next.email);
    setCredentials(next);
  };
  const focus = (name: string) => (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus();

  const submit = async () => {
    setAttempted(true);
    const [first] = Object.keys(loginProblems(credentials));
    if (first) return focus(first);
    if (!(await login(credentials))) focus('password');
  };

  if (second)
    return (
      <Suspense>
        <SecondStep onBack={beginAgain} second={second} />
      </Suspense>
    );
  return (
    <>
      {refusal && <Callout title={refusal} tone="danger" />}
      {waiting && <ResendActivation email={waiting} key={waiting} />}
      {!refusal && notice && <Callout title={notice} tone="info" />}
      <Form onSubmit={submit} ref={form}>
        <div className={styles.fields}>
          <TextField
            autoCapitalize="none"
            autoComplete="username"
            autoFocus={!email}
            error={problems.email}
            inputMode="email"
            label={loginText.email}
            name="email"
            onValueChange={change('email')}
            spellCheck={false}
            type="email"
            value={credentials.email}
          />
          <PasswordField
            autoComplete="current-password"
            autoFocus={Boolean(email)}
            error={problems.password}
            label={loginText.password}
            name="password"
            onValueChange={change('password')}
            value={credentials.password}
          />
          <Button disabled={wait > 0} loading={sending} name="submit" size="large" type="submit" variant="primary">
            {wait > 0 ? loginText.wait(wait) : loginText.submit}
          </Button>
        </div>
      </Form>
      {children}
      <DemoAccounts
        onFill={(account) => {
          onTyping(account.email);
          setCredentials(account);
          focus('submit');
        }}
      />
    </>
  );
}
