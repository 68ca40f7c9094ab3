import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { PasswordField } from '@panome/ui/password-field';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { call, CallError } from '../../../shared/api/index.ts';
import { peopleRules } from '../../../shared/forms/peopleRules.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import * as styles from '../Account.css.ts';
import { MailedCodeField } from '../code/MailedCodeField.tsx';
import { useMailedCode } from '../code/useMailedCode.ts';
import { DemoMailLink } from '../DemoMailLink.tsx';
import { maskedPhone } from './maskedPhone.ts';
import { securityText as text } from './security.text.ts';

const schema = peopleRules.userUpdatePhone.request.omit({ ticket: true });
const fieldOf = (words: string) => (words.includes('密码') ? 'password' : words.includes('验证码') ? 'verify_code' : 'phone');

/** Another phone number: a code proves it, the password the person. */
export function PhoneSection({ onChange, phone }: { phone: string; onChange: () => void }) {
  const tell = useTell();
  const mailed = useMailedCode('userSendPhoneCode');
  const form = useZodForm({
    schema,
    defaultValues: { phone: '', verify_code: '', password: '' },
    describeFailure,
    onSubmit: async (values) => {
      if (!mailed.ticket) return { fields: { verify_code: '请先获取验证码' } };
      try {
        await call('userUpdatePhone', { ...values, ticket: mailed.ticket });
      } catch (error) {
        const words = describeFailure(error);
        if (error instanceof CallError && error.status === 400) return { fields: { [fieldOf(words)]: words } };
        throw error;
      }
      tell.done(text.phoneChanged);
      onChange();
    },
  });
  useDirty(form.unsaved);
  return (
    <Card title={text.phone}>
      <Form {...form.formProps}>
        <div className={styles.panel}>
          <Text as="p" tone="muted">
            {text.currentPhone(maskedPhone(phone))}
            {phone && `，${text.phoneHint}`}
          </Text>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextField {...form.text('phone')} autoComplete="tel" help={text.newPhoneHelp} inputMode="tel" label={phone ? text.newPhone : text.phone} required type="tel" />
          <MailedCodeField address={form.values.phone} binding={form.text('verify_code')} by="sms" mailed={mailed} />
          <PasswordField {...form.text('password')} autoComplete="current-password" label={text.loginPassword} required />
          <Stack align="start">
            <Button loading={form.methods.formState.isSubmitting} type="submit">
              {phone ? text.changePhone : text.setPhone}
            </Button>
          </Stack>
          <DemoMailLink />
        </div>
      </Form>
    </Card>
  );
}
