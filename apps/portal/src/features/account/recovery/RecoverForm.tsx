import { Button } from '@panome/ui/button';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { PasswordField } from '@panome/ui/password-field';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure, rules, z } from '../../../shared/forms/index.ts';
import * as styles from '../Account.css.ts';
import { passwordRules } from '../passwordRules.ts';
import { recoveryText as text } from './recovery.text.ts';

const schema = z
  .object({ password: rules.newPassword, confirm: z.string().min(1, text.confirmMissing) })
  .refine(({ confirm, password }) => confirm === password, {
    path: ['confirm'],
    message: text.differs,
  });

type RecoverFormProps = {
  readonly resetData: string;
  readonly onDone: (email: string) => void;
  readonly onOver: () => void;
};

/** The new password, twice. */
export function RecoverForm({ onDone, onOver, resetData }: RecoverFormProps) {
  const form = useZodForm({
    schema,
    defaultValues: { password: '', confirm: '' },
    describeFailure,
    onSubmit: async ({ password }) => {
      try {
        onDone((await call('resetPasswd', { reset_data: resetData, password })).email);
      } catch (error) {
        const words = describeFailure(error);
        if (error instanceof CallError && words.includes('链接')) return onOver();
        if (error instanceof CallError && error.status === 400) return { fields: { password: words } };
        throw error;
      }
    },
  });
  return (
    <Form {...form.formProps}>
      <div className={styles.fields}>
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <PasswordField
          {...form.text('password')}
          autoComplete="new-password"
          autoFocus
          label={text.password}
          required
          rules={passwordRules}
        />
        <PasswordField {...form.text('confirm')} autoComplete="new-password" label={text.confirm} required />
        <Button loading={form.methods.formState.isSubmitting} size="large" type="submit" variant="primary">
          {text.submit}
        </Button>
      </div>
    </Form>
  );
}
