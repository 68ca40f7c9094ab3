import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { PasswordField } from '@panome/ui/password-field';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure, rules, z } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import * as styles from '../Account.css.ts';
import { passwordRules } from '../passwordRules.ts';
import { securityText as text } from './security.text.ts';

const { old_password, password } = rules.userUpdatePassword.request.shape;
const schema = z
  .object({ old_password, password, confirm: z.string() })
  .refine(({ confirm, password: chosen }) => confirm === chosen, { path: ['confirm'], message: text.differs });
const empty = { old_password: '', password: '', confirm: '' };

/** A new password, with the old one. */
export function PasswordSection({ onChange }: { onChange: () => void }) {
  const tell = useTell();
  const form = useZodForm({
    schema,
    defaultValues: empty,
    describeFailure,
    onSubmit: async (values) => {
      try {
        await call('userUpdatePassword', { old_password: values.old_password, password: values.password });
      } catch (error) {
        const words = describeFailure(error);
        if (error instanceof CallError && error.status === 400)
          return { fields: words.startsWith('原密码') ? { old_password: words } : { password: words } };
        throw error;
      }
      tell.done(text.passwordChanged);
      onChange();
    },
  });
  useDirty(form.unsaved);
  return (
    <Card title={text.password}>
      <Form {...form.formProps}>
        <div className={styles.panel}>
          <Text as="p" tone="muted">
            {text.passwordHint}
          </Text>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <PasswordField
            {...form.text('old_password')}
            autoComplete="current-password"
            label={text.oldPassword}
            required
          />
          <PasswordField
            {...form.text('password')}
            autoComplete="new-password"
            label={text.newPassword}
            required
            rules={passwordRules}
          />
          <PasswordField {...form.text('confirm')} autoComplete="new-password" label={text.confirm} required />
          <Stack align="start">
            <Button loading={form.methods.formState.isSubmitting} type="submit">
              {text.changePassword}
            </Button>
          </Stack>
        </div>
      </Form>
    </Card>
  );
}
