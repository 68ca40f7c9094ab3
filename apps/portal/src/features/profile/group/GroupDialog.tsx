import type { LabGroup } from '@panome/contract';
import { useZodForm } from '@panome/ui/form-hook';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { peopleRules } from '../../../shared/forms/peopleRules.ts';
import { useTell } from '../../../shared/page/index.ts';
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
  const unit = form.choice('institution');
  return (
    <FormDialog
      title={group ? text.edit : text.create}
      form={form}
      onClose={onClose}
      space="large"
      submit={group ? text.save : text.create}
    >
      <TextField {...form.text('name')} autoComplete="off" label={text.name} maxLength={60} required />
      <WorkUnitField
        error={unit.error}
        label={text.institution}
        onValueChange={unit.onValueChange}
        value={unit.value}
      />
      <TextArea {...form.text('description')} label={text.about} maxLength={500} />
    </FormDialog>
  );
}
