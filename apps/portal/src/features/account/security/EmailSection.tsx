import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { PasswordField } from '@panome/ui/password-field';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure, rules } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import * as styles from '../Account.css.ts';
import { MailedCodeField } from '../code/MailedCodeField.tsx';
import { useMailedCode } from '../code/useMailedCode.ts';
import { DemoMailLink } from '../DemoMailLink.tsx';
import { securityText as text } from './security.text.ts';

const schema = rules.userUpdateEmail.request.omit({ ticket: true });
const fieldOf = (words: string) => (words.includes('密码') ? 'password' : words.includes('验证码') ? 'verify_code' : 'email');

/** Another address for the account: a code proves the new one, the password the person. */
export function EmailSection({ email, onChange }: { email: string; onChange: () => void }) {
  const tell = useTell();
  const mailed = useMailedCode('userSendEmailCode');
  const form = useZodForm({
    schema,
    defaultValues: { email: '', verify_code: '', password: '' },
    describeFailure,
    onSubmit: async (values) => {
      if (!mailed.ticket) return { fields: { verify_code: '请先获取验证码' } };
      try {
        await call('userUpdateEmail', { ...values, ticket: mailed.ticket });
      } catch (error) {
        const words = describeFailure(error);
        if (error instanceof CallError && (error.status === 400 || error.status === 409)) return { fields: { [fieldOf(words)]: words } };
        throw error;
      }
      tell.done(text.emailChanged);
      onChange();
    },
  });
  useDirty(form.unsaved);
  return (
    <Card title={text.email}>
      <Form {...form.formProps}>
        <div className={styles.panel}>
          <Text as="p" tone="muted">
            {text.current(email)}
          </Text>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextField {...form.text('email')} autoCapitalize="none" autoComplete="email" inputMode="email" label={text.newEmail} required spellCheck={false} type="email" />
          <MailedCodeField address={form.values.email} binding={form.text('verify_code')} mailed={mailed} />
          <PasswordField {...form.text('password')} autoComplete="current-password" label={text.loginPassword} required />
          <Stack align="start">
            <Button loading={form.methods.formState.isSubmitting} type="submit">
              {text.changeEmail}
            </Button>
          </Stack>
          <DemoMailLink />
        </div>
      </Form>
    </Card>
  );
}
