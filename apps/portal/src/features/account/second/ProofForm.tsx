import { Button } from '@panome/ui/button';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { PasswordField } from '@panome/ui/password-field';
import { TextField } from '@panome/ui/text-field';
import { describeFailure } from '../../../shared/forms/index.ts';
import { secondRules } from '../../../shared/forms/secondRules.ts';
import * as styles from './Second.css.ts';
import { secondText as text } from './second.text.ts';

type ProofFormProps = {
  readonly act: string;
  readonly danger?: boolean;
  readonly onCancel: () => void;
  readonly onProven: (proof: { password: string; code: string }) => Promise<void>;
};

/** Password and code together, before the second factor is changed. */
export function ProofForm({ act, danger = false, onCancel, onProven }: ProofFormProps) {
  const form = useZodForm({
    schema: secondRules.secondFactorEnd.request,
    defaultValues: { password: '', code: '' },
    describeFailure,
    onSubmit: onProven,
  });
  return (
    <Form {...form.formProps}>
      <div className={styles.beside}>
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <PasswordField {...form.text('password')} autoComplete="current-password" label={text.password} required />
        <TextField
          {...form.text('code')}
          autoComplete="one-time-code"
          help={text.anyCodeHelp}
          label={text.code}
          required
          spellCheck={false}
        />
        <div className={styles.acts}>
          <Button
            loading={form.methods.formState.isSubmitting}
            type="submit"
            {...(danger ? { tone: 'danger' } : { variant: 'primary' })}
          >
            {act}
          </Button>
          <Button onClick={onCancel}>{text.cancel}</Button>
        </div>
      </div>
    </Form>
  );
}
