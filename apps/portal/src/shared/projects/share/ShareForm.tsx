import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { RadioGroup } from '@panome/ui/radio-group';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { useId, useState } from 'react';
import { call, createSubmissionKeys } from '../../api/index.ts';
import { describeFailure } from '../../forms/index.ts';
import { useTell } from '../../page/index.ts';
import type { Project } from '../projectTypes.ts';
import { changingProjects } from '../refreshProjects.ts';
import { ProjectsField } from './ProjectsField.tsx';
import { ReceiverField } from './ReceiverField.tsx';
import { isEmail, shareSchema } from './shareRules.ts';
import { shareText as text } from './share.text.ts';
import { addEmails, splitEmails } from './splitEmails.ts';
import { useMembers } from './useMembers.ts';

const lengths = [7, 30, 90, 180, 365];

type ShareFormProps = {
  /** What is ticked at first. */
  readonly chosen: readonly Project[];
  readonly onDone: () => void;
};

/** Which projects, to whom, to do what, for how long. */
export function ShareForm({ chosen, onDone }: ShareFormProps) {
  const tell = useTell();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const members = useMembers(typed);
  const [keyFor] = useState(createSubmissionKeys);
  const form = useZodForm({
    schema: shareSchema,
    defaultValues: { project_ids: chosen.map(({ id }) => id), emails: [], role: 'view', days: '30', message: '' },
    describeFailure,
    onSubmit: async ({ days, ...values }) => {
      if (typed.trim()) return { fields: { emails: text.badEmail(typed.trim()) } };
      const request = { ...values, days: Number(days) };
      await changingProjects(call('projectShareStore', request, { idempotencyKey: keyFor(JSON.stringify(request)) }));
      tell.done(text.shared(values.emails.length, values.project_ids.length));
      onDone();
    },
  });
  const receivers = form.choices('emails');
  const submit = () => {
    // An address that nobody has ended with Enter counts as well.
    const last = splitEmails(typed);
    if (last.length > 0 && last.every(isEmail)) {
      form.methods.setValue('emails', addEmails(form.values.emails, last), { shouldDirty: true });
      setTyped('');
    }
    return form.formProps.onSubmit();
  };
  return (
    <DialogContent
      description={text.hint}
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={formId} loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {text.submit}
          </Button>
        </>
      }
      title={text.title}
    >
      <Form id={formId} onSubmit={submit}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <ReceiverField
            error={receivers.error}
            id={receivers.id}
            members={members}
            onChange={(emails, rest) => {
              setTyped(rest);
              receivers.onValueChange(emails);
            }}
            typed={typed}
            value={receivers.value}
          />
          <ProjectsField {...form.choices('project_ids')} chosen={chosen} />
          <RadioGroup
            {...form.choice('role')}
            label={text.role}
            options={(['view', 'analyse'] as const).map((role) => ({
              value: role,
              label: text.roles[role],
              help: text.roleHelp[role],
            }))}
          />
          <Select
            {...form.choice('days')}
            help={text.daysHelp}
            label={text.days}
            options={lengths.map((days) => ({ value: String(days), label: text.daysOf(days) }))}
          />
          <TextArea {...form.text('message')} help={text.messageHelp} label={text.message} maxLength={500} rows={2} />
          <Callout title={text.dataIncluded}>{text.dataIncludedHelp}</Callout>
        </Stack>
      </Form>
    </DialogContent>
  );
}
