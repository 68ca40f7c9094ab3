import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Form, FormActions, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call, useCall } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { describeFailure, z } from '../../../shared/forms/index.ts';
import { Block, PageBody, PageHeader, useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { operationText } from './operation.text.ts';

const text = { ...operationText, ...operationText.maintenance };
type Maintenance = ResponseOf<'staffMaintenance'>;

const timeForm = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
/** `2026-11-28 20:00` in Shanghai as ISO; `null` when nothing was typed. */
const toIso = (typed: string) => (typed === '' ? null : new Date(`${typed.replace(' ', 'T')}:00+08:00`).toISOString());
const isTime = (typed: string) =>
  typed === '' || (timeForm.test(typed) && !Number.isNaN(Date.parse(`${typed.replace(' ', 'T')}:00+08:00`)));
const rules = z.strictObject({
  content: z.string().trim().max(500, '说明最多 500 个字'),
  until: z.string().trim().refine(isTime, text.untilWrong),
});

/** 系统维护: begins it with what customers read, and ends it. */
export function Page() {
  const answer = useCall('staffMaintenance', {});
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <Block answer={answer} height={240} title={answer.data?.on ? text.on : text.off}>
        {(maintenance) => (maintenance.on ? <Running maintenance={maintenance} /> : <Begin />)}
      </Block>
    </PageBody>
  );
}

function Running({ maintenance: { content, until } }: { readonly maintenance: Maintenance }) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await call('staffMaintenanceStore', { on: false });
      await refresh();
      tell.done(text.ended);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      <Callout tone="warning">
        {content}
        {until && `（${text.endsAt(formatTime(until))}）`}
      </Callout>
      <div>
        <Allowed call="staffMaintenanceStore" explain>
          <Button loading={busy} onClick={() => void end()} variant="primary">
            {text.end}
          </Button>
        </Allowed>
      </div>
    </Stack>
  );
}

function Begin() {
  const alert = useAlert();
  const tell = useTell();
  const refresh = useRefreshStaff();
  const form = useZodForm({
    schema: rules,
    defaultValues: { content: '', until: '' },
    describeFailure,
    onSubmit: async ({ content, until }) => {
      const question = { title: text.beginTitle, description: text.beginHelp, action: text.begin };
      if (!(await alert.confirm({ ...question, tone: 'danger' }))) return;
      await call('staffMaintenanceStore', { on: true, content, until: toIso(until) });
      await refresh();
      tell.done(text.began);
    },
  });
  return (
    <Allowed call="staffMaintenanceStore" explain>
      <Form {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextArea {...form.text('content')} help={text.contentHelp} label={text.content} maxLength={500} rows={3} />
          <TextField {...form.text('until')} help={text.untilHelp} label={text.until} />
          <FormActions>
            <FormSubmit>{text.begin}</FormSubmit>
          </FormActions>
        </Stack>
      </Form>
    </Allowed>
  );
}
