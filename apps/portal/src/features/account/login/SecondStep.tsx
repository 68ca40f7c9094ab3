import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Form } from '@panome/ui/form';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { call, messageOf } from '../../../shared/api/index.ts';
import * as styles from '../Account.css.ts';
import { isOver } from '../second/secondOf.ts';
import { secondText as text } from '../second/second.text.ts';
import { openSession } from './openSession.ts';

type SecondStepProps = {
  /** What the first step answered. */
  readonly second: string;
  readonly onOpened?: (() => void) | undefined;
  /** Back to the password; gets why, when the first step is over. */
  readonly onBack: (why: string) => void;
};

/** The second step of a login: a code of the device, or a recovery code. */
export function SecondStep({ onBack, onOpened, second }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState('');
  const [attempted, setAttempted] = useState(false);
  const [sending, setSending] = useState(false);
  const submit = async () => {
    setAttempted(true);
    if (code.trim() === '') return;
    setSending(true);
    setRefusal('');
    try {
      openSession(await call('loginSecond', { second, code: code.trim() }));
      onOpened?.();
    } catch (error) {
      if (isOver(error)) return onBack(messageOf(error));
      setRefusal(messageOf(error));
      setCode('');
      setAttempted(false);
    } finally {
      setSending(false);
    }
  };
  return (
    <Form onSubmit={submit}>
      <div className={styles.fields}>
        <Text as="p">
          {text.login}：{text.loginHint}
        </Text>
        {refusal && <Callout title={refusal} tone="danger" />}
        <TextField
          autoComplete="one-time-code"
          autoFocus
          error={attempted && code.trim() === '' ? text.missing : undefined}
          help={text.anyCodeHelp}
          inputMode="text"
          label={text.code}
          name="code"
          onValueChange={setCode}
          spellCheck={false}
          value={code}
        />
        <Button loading={sending} size="large" type="submit" variant="primary">
          {text.submit}
        </Button>
        <Button onClick={() => onBack('')} variant="quiet">
          {text.back}
        </Button>
      </div>
    </Form>
  );
}
