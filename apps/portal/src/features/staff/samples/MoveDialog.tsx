import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { useId } from 'react';
import { call } from '../../../shared/api/index.ts';
import { describeFailure, z } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import type { SampleForm } from '../../../shared/samples/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { readProblems } from './readProblems.ts';
import { samplesText as text } from './samples.text.ts';

export type Move = 'received' | 'checked' | 'returned';
type MoveDialogProps = {
  readonly form: SampleForm;
  readonly move: Move;
  readonly title: string;
  readonly onClose: () => void;
};

/** Gives a form its next state; a check says which samples have a problem. */
export const MoveDialog = (props: MoveDialogProps) => (
  <Dialog onOpenChange={(next) => !next && props.onClose()} open>
    <MoveForm {...props} />
  </Dialog>
);

const namesOf = ({ rows }: SampleForm) => rows.map((row) => row['name'] ?? '').filter(Boolean);
const former = ({ results }: SampleForm) =>
  Object.entries(results)
    .filter(([, { outcome }]) => outcome === 'problem')
    .map(([name, { note }]) => `${name} ${note}`)
    .join('\n');

function MoveForm({ form: sampleForm, move, onClose, title }: MoveDialogProps) {
  const tell = useTell();
  const formId = useId();
  const refresh = useRefreshStaff();
  const names = namesOf(sampleForm);
  const rules = z
    .strictObject({ note: z.string().trim().max(1_000, '说明最多 1000 个字'), problems: z.string() })
    .superRefine(({ problems }, context) => {
      const { faults } = readProblems(problems, names);
      if (faults.length > 0)
        context.addIssue({ code: 'custom', path: ['problems'], message: faults.slice(0, 5).join('；') });
    });
  const form = useZodForm({
    schema: rules,
    defaultValues: { note: '', problems: move === 'checked' ? former(sampleForm) : '' },
    describeFailure,
    onSubmit: async ({ note, problems }) => {
      const { id } = sampleForm;
      if (move === 'checked') {
        const bad = readProblems(problems, names).problems;
        const results = names.map((name) => {
          const reason = bad.get(name);
          return [
            name,
            { outcome: reason === undefined ? ('passed' as const) : ('problem' as const), note: reason ?? '' },
          ] as const;
        });
        await call('staffSampleCheck', { id, note, results: Object.fromEntries(results) });
      } else await call('staffSampleMove', { id, state: move, note });
      await refresh();
      tell.done(text.moved);
      onClose();
    },
  });
  const bad = readProblems(form.methods.watch('problems'), names).problems.size;
  return (
    <DialogContent
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={formId} loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {text.save}
          </Button>
        </>
      }
      title={`${title} ${sampleForm.number}`}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          {move === 'checked' && (
            <>
              <TextArea {...form.text('problems')} help={text.problemsHelp} label={text.problems} rows={6} />
              <Text size="secondary" tone="muted">
                {`${text.count(names.length - bad, bad)}；${text.allPassed}`}
              </Text>
            </>
          )}
          <TextArea
            {...form.text('note')}
            help={move === 'returned' ? text.returnHelp : text.noteHelp}
            label={text.note}
            maxLength={1_000}
            rows={3}
          />
        </Stack>
      </Form>
    </DialogContent>
  );
}
