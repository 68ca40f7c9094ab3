import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm, type TextBinding } from '@panome/ui/form-hook';
import { PasswordField } from '@panome/ui/password-field';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { CallError } from '../../../shared/api/index.ts';
import { describeFailure, type z } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import * as styles from '../Account.css.ts';
import { MailedCodeField, type CodeWay } from '../code/MailedCodeField.tsx';
import { useMailedCode, type CodeSender } from '../code/useMailedCode.ts';
import { DemoMailLink } from '../DemoMailLink.tsx';
import { securityText as text } from './security.text.ts';

type Change = { address: string; verify_code: string; password: string };

type AddressSectionProps = {
  /** The rules of the form; keep its identity, e.g. as a constant outside the component. */
  readonly schema: z.ZodType<Change, Change>;
  /** What sends the code, and by which way it comes. */
  readonly sender: CodeSender;
  readonly by: CodeWay;
  readonly words: {
    readonly title: string;
    readonly current: string;
    readonly change: string;
    readonly changed: string;
  };
  /** The field of the new address. */
  readonly field: (binding: TextBinding) => ReactNode;
  readonly send: (change: Change & { readonly ticket: string }) => Promise<unknown>;
  readonly onChange: () => void;
};

const fieldOf = (words: string): keyof Change =>
  words.includes('密码') ? 'password' : words.includes('验证码') ? 'verify_code' : 'address';

/** Another address or number for the account: a code proves the new one, the password the person. */
export function AddressSection({ by, field, onChange, schema, send, sender, words }: AddressSectionProps) {
  const tell = useTell();
  const mailed = useMailedCode(sender);
  const form = useZodForm({
    schema,
    defaultValues: { address: '', verify_code: '', password: '' },
    describeFailure,
    onSubmit: async (values) => {
      if (!mailed.ticket) return { fields: { verify_code: text.codeFirst } };
      try {
        await send({ ...values, ticket: mailed.ticket });
      } catch (error) {
        const why = describeFailure(error);
        if (error instanceof CallError && (error.status === 400 || error.status === 409))
          return { fields: { [fieldOf(why)]: why } };
        throw error;
      }
      tell.done(words.changed);
      onChange();
    },
  });
  useDirty(form.unsaved);
  return (
    <Card title={words.title}>
      <Form {...form.formProps}>
        <div className={styles.panel}>
          <Text as="p" tone="muted">
            {words.current}
          </Text>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          {field(form.text('address'))}
          <MailedCodeField address={form.values.address} binding={form.text('verify_code')} by={by} mailed={mailed} />
          <PasswordField
            {...form.text('password')}
            autoComplete="current-password"
            label={text.loginPassword}
            required
          />
          <Stack align="start">
            <Button loading={form.methods.formState.isSubmitting} type="submit">
              {words.change}
            </Button>
          </Stack>
          <DemoMailLink />
        </div>
      </Form>
    </Card>
  );
}
