import { Button } from '@panome/ui/button';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { TextField } from '@panome/ui/text-field';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure, rules } from '../../../shared/forms/index.ts';
import * as styles from '../Account.css.ts';
import { MailedCodeField } from '../code/MailedCodeField.tsx';
import { useMailedCode } from '../code/useMailedCode.ts';
import { DemoMailLink } from '../DemoMailLink.tsx';
import { loginText } from './login.text.ts';
import { secondOf } from '../second/secondOf.ts';
import { openSession } from './openSession.ts';
import { SecondStep } from './SecondStep.tsx';

const schema = rules.loginByVerifyCode.request.omit({ ticket: true });

type CodeLoginFormProps = {
  readonly email: string;
  readonly onTyping: (email: string) => void;
  readonly children: ReactNode;
};

/** Login by a mailed code: without a password, and also while too many failures lock the password. */
export function CodeLoginForm({ children, email, onTyping }: CodeLoginFormProps) {
  const [second, setSecond] = useState('');
  const mailed = useMailedCode('sendVerifyCode');
  const form = useZodForm({
    schema,
    defaultValues: { email, verify_code: '' },
    describeFailure,
    onSubmit: async (values) => {
      if (!mailed.ticket) return { fields: { verify_code: loginText.codeFirst } };
      try {
        openSession(await call('loginByVerifyCode', { ...values, ticket: mailed.ticket }));
      } catch (error) {
        const pending = secondOf(error);
        if (pending) {
          setSecond(pending);
          return undefined;
        }
        if (error instanceof CallError && error.status === 400)
          return { fields: { verify_code: describeFailure(error) } };
        throw error;
      }
    },
  });
  const typed = form.values.email;
  const tell = useEffectEvent(onTyping);
  useEffect(() => tell(typed), [typed]);
  if (second) return <SecondStep onBack={() => setSecond('')} second={second} />;
  return (
    <>
      <Form {...form.formProps}>
        <div className={styles.fields}>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextField
            {...form.text('email')}
            autoCapitalize="none"
            autoComplete="username"
            autoFocus={!email}
            inputMode="email"
            label={loginText.email}
            required
            spellCheck={false}
            type="email"
          />
          <MailedCodeField address={form.values.email} binding={form.text('verify_code')} mailed={mailed} />
          <Button loading={form.methods.formState.isSubmitting} size="large" type="submit" variant="primary">
            {loginText.submit}
          </Button>
        </div>
      </Form>
      {children}
      <DemoMailLink />
    </>
  );
}
