import { staffNoteRules, type StaffWorkKind } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Form, FormActions, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Heading } from '@panome/ui/heading';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { Allowed } from '../../../shared/access/index.ts';
import { call, useCall } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { Message } from '../../../shared/conversation/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import * as styles from './Frame.css.ts';
import { staffText as text } from './staff.text.ts';

/** Remarks on a piece of work that the customer does not see. */
export function Notes({ id, kind }: { readonly kind: StaffWorkKind; readonly id: string }) {
  const { data: notes = [], mutate } = useCall('staffNoteList', { kind, id });
  const tell = useTell();
  const form = useZodForm({
    schema: staffNoteRules,
    defaultValues: { content: '' },
    describeFailure,
    onSubmit: async ({ content }) => {
      await mutate(call('staffNoteStore', { kind, id, content }), { revalidate: false });
      form.methods.reset({ content: '' });
      tell.done(text.noteAdded);
    },
  });
  useDirty(form.unsaved);
  return (
    <section className={styles.section}>
      <Heading level={3}>{text.notes}</Heading>
      {notes.length > 0 ? (
        <ol className={styles.list} role="list">
          {notes.map((note) => (
            <Message at={note.created_at} key={note.id} text={note.content} who={note.author || text.former} />
          ))}
        </ol>
      ) : (
        <Text tone="muted">{text.noNotes}</Text>
      )}
      <Allowed call="staffNoteStore">
        <Form {...form.formProps}>
          <Stack space="small">
            {form.summary.failure && <FormErrorSummary {...form.summary} />}
            <TextArea {...form.text('content')} help={text.notesHelp} label={text.note} maxLength={2_000} rows={2} />
            <FormActions>
              <Button loading={form.methods.formState.isSubmitting} type="submit">
                {text.addNote}
              </Button>
            </FormActions>
          </Stack>
        </Form>
      </Allowed>
    </section>
  );
}
