import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call, messageOf } from '../../../shared/api/index.ts';
import { AccountPanel } from '../AccountPanel.tsx';
import { accountPaths } from '../paths.ts';
import { registrationText as text } from './registration.text.ts';
import { ResendActivation } from './ResendActivation.tsx';

/**
 * The page behind the link of the mail. It waits for a press: mail scanners open links, and opening must activate
 * nothing (SEC-19b).
 */
export function Activation({ token }: { token: string }) {
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const [email, setEmail] = useState('');
  const activate = async () => {
    setSending(true);
    setProblem('');
    try {
      setDone((await call('activate', { token })).email);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  if (done)
    return (
      <AccountPanel subtitle={text.activatedHint(done)} title={text.activated}>
        <Button asChild size="large" variant="primary">
          <Link to={accountPaths.login(done)}>{text.login}</Link>
        </Button>
      </AccountPanel>
    );
  if (problem)
    return (
      <AccountPanel title={text.overTitle}>
        <Callout title={problem} tone="danger" />
        <TextField
          autoComplete="username"
          inputMode="email"
          label={text.resendTo}
          onValueChange={setEmail}
          type="email"
          value={email}
        />
        <ResendActivation email={email} />
        <Button asChild>
          <Link to={accountPaths.login()}>{text.toLogin}</Link>
        </Button>
      </AccountPanel>
    );
  return (
    <AccountPanel subtitle={text.activateHint} title={text.activateTitle}>
      <Button autoFocus loading={sending} onClick={() => void activate()} size="large" variant="primary">
        {text.activate}
      </Button>
    </AccountPanel>
  );
}
