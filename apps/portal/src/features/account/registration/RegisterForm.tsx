import { Button } from '@panome/ui/button';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Link } from '@panome/ui/link';
import { PasswordField } from '@panome/ui/password-field';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure, rules } from '../../../shared/forms/index.ts';
import * as styles from '../Account.css.ts';
import { MailedCodeField } from '../code/MailedCodeField.tsx';
import { useMailedCode } from '../code/useMailedCode.ts';
import { passwordRules } from '../passwordRules.ts';
import { accountPaths } from '../paths.ts';
import { registrationText as text } from './registration.text.ts';

const schema = rules.register.request.omit({ ticket: true });
const empty = { email: '', verify_code: '', name: '', password: '' };

/** Address, code, name, password. Nothing typed is lost by a refusal. */
export function RegisterForm({ onDone }: { onDone: (email: string) => void }) {
  const mailed = useMailedCode('sendRegisterCode');
  const form = useZodForm({
    schema,
    defaultValues: empty,
    describeFailure,
    onSubmit: async (values) => {
      if (!mailed.ticket) return { fields: { verify_code: '请先获取验证码' } };
      try {
        const { email } = await call('register', { ...values, ticket: mailed.ticket });
        onDone(email);
      } catch (error) {
        const words = describeFailure(error);
        if (error instanceof CallError && words.includes('验证码')) return { fields: { verify_code: words } };
        if (error instanceof CallError && words.includes('密码')) return { fields: { password: words } };
        throw error;
      }
    },
  });
  return (
    <Form {...form.formProps}>
      <div className={styles.fields}>
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <TextField
          {...form.text('email')}
          autoCapitalize="none"
          autoComplete="username"
          autoFocus
          help={text.emailHelp}
          inputMode="email"
          label={text.email}
          required
          spellCheck={false}
          type="email"
        />
        <MailedCodeField address={form.values.email} binding={form.text('verify_code')} mailed={mailed} />
        <TextField {...form.text('name')} autoComplete="name" help={text.nameHelp} label={text.name} required />
        <PasswordField
          {...form.text('password')}
          autoComplete="new-password"
          label={text.password}
          required
          rules={passwordRules}
        />
        <Button loading={form.methods.formState.isSubmitting} size="large" type="submit" variant="primary">
          {text.submit}
        </Button>
        <Text as="p" size="secondary" tone="muted">
          {text.hasAccount}
          <Link href={`#${accountPaths.login()}`} underline>
            {text.toLogin}
          </Link>
        </Text>
      </div>
    </Form>
  );
}
