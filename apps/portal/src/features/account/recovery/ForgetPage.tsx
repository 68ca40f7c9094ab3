import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Link } from '@panome/ui/link';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../shared/api/index.ts';
import { describeFailure, rules, z } from '../../../shared/forms/index.ts';
import { AccountPanel } from '../AccountPanel.tsx';
import * as styles from '../Account.css.ts';
import { CaptchaField } from '../code/CaptchaField.tsx';
import { needsCaptcha } from '../code/needsCaptcha.ts';
import { DemoMailLink } from '../DemoMailLink.tsx';
import { accountPaths } from '../paths.ts';
import { recoveryText as text } from './recovery.text.ts';

const schema = z.object({ email: rules.email });

/** Asks for the link. The answer is the same whether or not the address has an account (SEC-06). */
export function Page() {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState('');
  const [captcha, setCaptcha] = useState({ wanted: false, problem: '', answer: { captcha_id: '', captcha: '' } });
  const form = useZodForm({
    schema,
    defaultValues: { email: query.get('email') ?? '' },
    describeFailure,
    onSubmit: async ({ email }) => {
      try {
        await call('sendForgetPassEmail', { email, ...(captcha.wanted && captcha.answer) });
        setSentTo(email);
        setCaptcha({ wanted: false, problem: '', answer: { captcha_id: '', captcha: '' } });
      } catch (error) {
        setSentTo('');
        if (!needsCaptcha(error)) throw error;
        setCaptcha({ wanted: true, problem: describeFailure(error), answer: { captcha_id: '', captcha: '' } });
        return { message: describeFailure(error) };
      }
    },
  });
  return (
    <AccountPanel subtitle={text.forgetSubtitle} title={text.forgetTitle}>
      {sentTo && (
        <Callout title={text.sentTitle} tone="info">
          {text.sent(sentTo)}
        </Callout>
      )}
      <Form {...form.formProps}>
        <div className={styles.fields}>
          {form.summary.failure && !captcha.wanted && <FormErrorSummary {...form.summary} />}
          <TextField
            {...form.text('email')}
            autoCapitalize="none"
            autoComplete="username"
            autoFocus
            inputMode="email"
            label={text.email}
            required
            spellCheck={false}
            type="email"
          />
          {captcha.wanted && (
            <CaptchaField
              onChange={(answer) => setCaptcha({ ...captcha, answer })}
              refusal={captcha.problem}
              value={captcha.answer.captcha}
            />
          )}
          <Button loading={form.methods.formState.isSubmitting} size="large" type="submit" variant="primary">
            {sentTo ? text.again : text.send}
          </Button>
          <Link href={`#${accountPaths.login()}`}>{text.back}</Link>
        </div>
      </Form>
      <DemoMailLink />
    </AccountPanel>
  );
}
