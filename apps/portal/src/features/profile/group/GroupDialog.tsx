import type { LabGroup } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useId, useState } from 'react';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { peopleRules } from '../../../shared/forms/peopleRules.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { WorkUnitField } from '../facts/WorkUnitField.tsx';
import { groupText as text } from './group.text.ts';

type GroupDialogProps = {
  /** The group that is changed; a new one when absent. */
  readonly group?: Pick<LabGroup, 'id' | 'name' | 'institution' | 'description'>;
  readonly onClose: () => void;
  readonly onDone: (group: LabGroup) => void;
};

const schema = peopleRules.groupStore.request;
const nothing = { name: '', institution: '', description: '' };

/** Founds a group, or changes what it says of itself. */
export function GroupDialog({ group, onClose, onDone }: GroupDialogProps) {
  const tell = useTell();
  const formId = useId();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { description, institution, name } = group ?? nothing;
  const form = useZodForm({
    schema,
    defaultValues: { name, institution, description },
    describeFailure,
    onSubmit: async (values) => {
      try {
        const saved = group
          ? await call('groupUpdate', { id: group.id, ...values })
          : await call('groupStore', values, { idempotencyKey });
        tell.done(group ? text.saved : text.created);
        onDone(saved);
      } catch (error) {
        if (error instanceof CallError && error.status === 409 && error.what.includes('同名'))
          return { fields: { name: error.what } };
        throw error;
      }
      return undefined;
    },
  });
  useDirty(form.unsaved);
  const sending = form.methods.formState.isSubmitting;
  const unit = form.choice('institution');
  return (
    <Dialog locked={sending} onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        footer={
          <>
            <Button disabled={sending} onClick={onClose}>
              {text.cancel}
            </Button>
            <Button form={formId} loading={sending} type="submit" variant="primary">
              {group ? text.save : text.create}
            </Button>
          </>
        }
        title={group ? text.edit : text.create}
      >
        <Form {...form.formProps} id={formId}>
          <Stack space="large">
            {form.summary.failure && <FormErrorSummary {...form.summary} />}
            <TextField {...form.text('name')} autoComplete="off" label={text.name} maxLength={60} required />
            <WorkUnitField
              error={unit.error}
              label={text.institution}
              onValueChange={unit.onValueChange}
              value={unit.value}
            />
            <TextArea {...form.text('description')} label={text.about} maxLength={500} />
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
