import { Button } from '@panome/ui/button';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Link } from '@panome/ui/link';
import { PasswordField } from '@panome/ui/password-field';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure, rules, z } from '../../../shared/forms/index.ts';
import * as styles from '../Account.css.ts';
import { MailedCodeField } from '../code/MailedCodeField.tsx';
import { useMailedCode } from '../code/useMailedCode.ts';
import { passwordRules } from '../passwordRules.ts';
import { accountPaths } from '../paths.ts';
import { registrationText as text } from './registration.text.ts';

const fields = z.strictObject({
  ...rules.register.request.omit({ ticket: true, invite: true }).shape,
  confirm: z.string().min(1, text.confirmMissing),
});
// Compared however incomplete the rest of the form is still.
const schema = fields.refine(({ confirm, password }) => confirm === '' || confirm === password, {
  path: ['confirm'],
  message: text.differs,
  when: () => true,
});
const empty = { email: '', verify_code: '', name: '', phone: '', password: '', confirm: '' };

type RegisterFormProps = {
  /** The code of an invitation; empty without one. */
  readonly invite: string;
  readonly onDone: (email: string) => void;
};

/** Address, code, name, phone, password twice. Nothing typed is lost by a refusal. */
export function RegisterForm({ invite, onDone }: RegisterFormProps) {
  const mailed = useMailedCode('sendRegisterCode');
  const form = useZodForm({
    schema,
    defaultValues: empty,
    describeFailure,
    onSubmit: async ({ confirm: _confirm, ...values }) => {
      if (!mailed.ticket) return { fields: { verify_code: '请先获取验证码' } };
      try {
        const { email } = await call('register', {
          ...values,
          ticket: mailed.ticket,
          ...(invite && { invite }),
        });
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
        <TextField
          {...form.text('phone')}
          autoComplete="tel"
          help={text.phoneHelp}
          inputMode="tel"
          label={text.phone}
          required
          type="tel"
        />
        <PasswordField
          {...form.text('password')}
          autoComplete="new-password"
          label={text.password}
          required
          rules={passwordRules}
        />
        <PasswordField {...form.text('confirm')} autoComplete="new-password" label={text.confirm} required />
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
