import { Button } from '@panome/ui/button';
import { CopyButton } from '@panome/ui/copy-button';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { PasswordField } from '@panome/ui/password-field';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import type { ResponseOf } from '@panome/contract/client';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { secondRules } from '../../../shared/forms/secondRules.ts';
import { QrCode } from '../../../shared/qr-code/QrCode.tsx';
import * as styles from './Second.css.ts';
import { secondText as text } from './second.text.ts';

type Begun = ResponseOf<'secondFactorBegin'>;
type EnrolProps = { readonly onCancel: () => void; readonly onEnabled: (codes: readonly string[]) => void };

/** The password first, then the device with its first code. */
export function Enrol({ onCancel, onEnabled }: EnrolProps) {
  const [begun, setBegun] = useState<Begun>();
  return begun ? (
    <Device begun={begun} onCancel={onCancel} onEnabled={onEnabled} />
  ) : (
    <Password onBegun={setBegun} onCancel={onCancel} />
  );
}

/** @returns the failure at the field, when it is the field that was wrong. */
const atField = (field: 'code' | 'password', error: unknown) => {
  if (error instanceof CallError && error.status === 400) return { fields: { [field]: describeFailure(error) } };
  throw error;
};

function Password({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: () => void }) {
  const form = useZodForm({
    schema: secondRules.secondFactorBegin.request,
    defaultValues: { password: '' },
    describeFailure,
    onSubmit: async (values) => {
      try {
        onBegun(await call('secondFactorBegin', values));
      } catch (error) {
        return atField('password', error);
      }
    },
  });
  return (
    <Form {...form.formProps}>
      <div className={styles.beside}>
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <PasswordField
          {...form.text('password')}
          autoComplete="current-password"
          autoFocus
          label={text.password}
          required
        />
        <div className={styles.acts}>
          <Button loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {text.next}
          </Button>
          <Button onClick={onCancel}>{text.cancel}</Button>
        </div>
      </div>
    </Form>
  );
}

/** In groups of four, as people read it from the screen. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Device({ begun, onCancel, onEnabled }: EnrolProps & { readonly begun: Begun }) {
  const form = useZodForm({
    schema: secondRules.secondFactorConfirm.request,
    defaultValues: { code: '' },
    describeFailure,
    onSubmit: async (values) => {
      try {
        onEnabled((await call('secondFactorConfirm', values)).recovery_codes);
      } catch (error) {
        return atField('code', error);
      }
    },
  });
  return (
    <Stack>
      <Text as="p">{text.scan}</Text>
      <div className={styles.device}>
        <div aria-label={text.qr} className={styles.qr} role="img">
          <QrCode text={begun.uri} />
        </div>
        <div className={styles.beside}>
          <div>
            <Text as="div" size="secondary" tone="muted">
              {text.key}
            </Text>
            <span className={styles.key}>
              <Text font="mono">{grouped(begun.secret)}</Text>
              <CopyButton label={text.copyKey} value={begun.secret} />
            </span>
          </div>
          <Form {...form.formProps}>
            <Stack>
              {form.summary.failure && <FormErrorSummary {...form.summary} />}
              <TextField
                {...form.text('code')}
                autoComplete="one-time-code"
                autoFocus
                help={text.codeHelp}
                inputMode="numeric"
                label={text.code}
                required
                spellCheck={false}
              />
              <div className={styles.acts}>
                <Button loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
                  {text.confirm}
                </Button>
                <Button onClick={onCancel}>{text.cancel}</Button>
              </div>
            </Stack>
          </Form>
        </div>
      </div>
    </Stack>
  );
}
