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
import { DemoMailLink } from '../DemoMailLink.tsx';
import { accountPaths } from '../paths.ts';
import { recoveryText as text } from './recovery.text.ts';

const schema = z.object({ email: rules.email });

/** Asks for the link. The answer is the same whether or not the address has an account (SEC-06). */
export function Page() {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState('');
  const form = useZodForm({
    schema,
    defaultValues: { email: query.get('email') ?? '' },
    describeFailure,
    onSubmit: async ({ email }) => {
      setSentTo('');
      await call('sendForgetPassEmail', { email });
      setSentTo(email);
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
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
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
