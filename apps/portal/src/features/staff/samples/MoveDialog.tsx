import { useZodForm } from '@panome/ui/form-hook';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { call } from '../../../shared/api/index.ts';
import { describeFailure, z } from '../../../shared/forms/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
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

const namesOf = ({ rows }: SampleForm) => rows.map((row) => row['name'] ?? '').filter(Boolean);
const former = ({ results }: SampleForm) =>
  Object.entries(results)
    .filter(([, { outcome }]) => outcome === 'problem')
    .map(([name, { note }]) => `${name} ${note}`)
    .join('\n');

/** Gives a form its next state; a check says which samples have a problem. */
export function MoveDialog({ form: sampleForm, move, onClose, title }: MoveDialogProps) {
  const tell = useTell();
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
    <FormDialog title={`${title} ${sampleForm.number}`} form={form} onClose={onClose} submit={text.save}>
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
    </FormDialog>
  );
}
