import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Form } from '@panome/ui/form';
import { PasswordField } from '@panome/ui/password-field';
import { Text } from '@panome/ui/text';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import * as styles from '../Account.css.ts';
import { loginText } from './login.text.ts';
import { useLogin } from './useLogin.ts';

const CodeLoginForm = lazy(async () => ({ default: (await import('./CodeLoginForm.tsx')).CodeLoginForm }));

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

type RenewFormProps = {
  /** The account whose session expired; nobody else may go on with what is on the page. */
  readonly email: string;
  readonly onRenewed: () => void;
  /** What to do instead, such as logging out; shown below the form. */
  readonly children: ReactNode;
};

/** The same person logs in again. The address is known, so only the password, or a mailed code, is asked for. */
export function RenewForm({ children, email, onRenewed }: RenewFormProps) {
  const [byCode, setByCode] = useState(false);
  const ways = (
    <div className={styles.ways}>
      <Button onClick={() => setByCode(!byCode)} variant="quiet">
        {byCode ? loginText.byPassword : loginText.byCode}
      </Button>
      {children}
    </div>
  );
  if (!byCode)
    return (
      <PasswordForm email={email} onRenewed={onRenewed}>
        {ways}
      </PasswordForm>
    );
  return (
    <Suspense>
      <CodeLoginForm email={email} onTyping={() => undefined}>
        {ways}
      </CodeLoginForm>
    </Suspense>
  );
}

function PasswordForm({ children, email, onRenewed }: RenewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { beginAgain, login, refusal, second, sending, wait } = useLogin();
  const submit = async () => {
    setAttempted(true);
    if (password && (await login({ email, password }))) return onRenewed();
    (form.current?.elements.namedItem('password') as HTMLElement | null)?.focus();
  };
  if (second)
    return (
      <Suspense>
        <SecondStep onBack={beginAgain} onOpened={onRenewed} second={second} />
      </Suspense>
    );
  return (
    <Form onSubmit={submit} ref={form}>
      <div className={styles.fields}>
        {refusal && <Callout title={refusal} tone="danger" />}
        <Text as="p">{email}</Text>
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        <PasswordField
          autoComplete="current-password"
          error={attempted && !password ? loginText.passwordMissing : undefined}
          label={loginText.password}
          name="password"
          onValueChange={setPassword}
          value={password}
        />
        <Button disabled={wait > 0} loading={sending} size="large" type="submit" variant="primary">
          {wait > 0 ? loginText.wait(wait) : loginText.submit}
        </Button>
        {children}
      </div>
    </Form>
  );
}
