import type { ResponseOf } from '@panome/contract/client';
import { staffQuotaRules } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Form, FormActions, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { NumberField } from '@panome/ui/number-field';
import { Stack } from '@panome/ui/stack';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { accountsText as text } from './accounts.text.ts';

const gigabyte = 1024 ** 3;

/** How much an account may keep. */
export function QuotaForm({
  account: { id, own_quota, quota },
}: {
  readonly account: ResponseOf<'staffAccountDetail'>;
}) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const save = async (bytes: number | null) => {
    await call('staffAccountQuota', { id, bytes });
    await refresh();
    tell.done(text.quotaSaved);
  };
  const form = useZodForm({
    schema: staffQuotaRules,
    defaultValues: { gigabytes: Math.round((quota / gigabyte) * 100) / 100 },
    describeFailure,
    onSubmit: ({ gigabytes }) => save(Math.round(gigabytes * gigabyte)),
  });
  return (
    <Allowed call="staffAccountQuota" explain>
      <Form {...form.formProps}>
        <Stack space="small">
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <NumberField
            {...form.number('gigabytes')}
            help={text.quotaHelp(!own_quota)}
            keepsOutside
            label={text.quota}
          />
          <FormActions>
            <Button loading={form.methods.formState.isSubmitting} type="submit">
              {text.saveQuota}
            </Button>
            {own_quota && (
              <Button onClick={() => void save(null).catch((error: unknown) => tell.failed(error, text.saveFailed))}>
                {text.usualQuota}
              </Button>
            )}
          </FormActions>
        </Stack>
      </Form>
    </Allowed>
  );
}
