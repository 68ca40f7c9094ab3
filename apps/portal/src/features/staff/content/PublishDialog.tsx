import { DateField } from '@panome/ui/date-field';
import { useZodForm } from '@panome/ui/form-hook';
import { RadioGroup } from '@panome/ui/radio-group';
import { TextField } from '@panome/ui/text-field';
import { call } from '../../../shared/api/index.ts';
import { describeFailure, z } from '../../../shared/forms/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import * as styles from './Content.css.ts';
import { contentText as text } from './content.text.ts';
import type { Piece } from './ContentForm.tsx';
import { isOrder, isoOf, momentOf, readTime } from './moments.ts';

type PublishDialogProps = {
  readonly piece: Piece;
  readonly onClose: () => void;
  readonly onPublished: (piece: Piece) => Promise<void>;
};

/** From when until when a piece is shown, or to whom a message goes. */
export const PublishDialog = (props: PublishDialogProps) =>
  props.piece.kind === 'message' ? <SendForm {...props} /> : <PeriodForm {...props} />;

const time = z.string().refine((typed) => typed.trim() === '' || readTime(typed) !== undefined, text.badTime);
/** What the server would refuse, said beside the field. */
const periodRules = (kind: Piece['kind']) =>
  z
    .strictObject({ begins: z.string(), beginsTime: time, ends: z.string(), endsTime: time })
    .refine(({ ends }) => kind !== 'notice' || ends !== '', { path: ['ends'], message: text.needEnd })
    .refine(
      ({ begins, beginsTime, ends, endsTime }) =>
        isOrder({ day: begins, time: beginsTime }, { day: ends, time: endsTime }),
      { path: ['ends'], message: text.endsTooEarly },
    );
const rulesOf = {
  news: periodRules('news'),
  notice: periodRules('notice'),
  questionnaire: periodRules('questionnaire'),
};

function PeriodForm({ onClose, onPublished, piece }: PublishDialogProps) {
  const { id, kind, revision, state, title } = piece;
  // What ended or was recalled begins anew.
  const kept = state === 'shown' || state === 'planned';
  const begins = momentOf(kept ? piece.begins_at : null);
  const ends = momentOf(kept ? piece.ends_at : null);
  const form = useZodForm({
    schema: rulesOf[kind === 'message' ? 'news' : kind],
    defaultValues: { begins: begins.day, beginsTime: begins.time, ends: ends.day, endsTime: ends.time },
    describeFailure,
    onSubmit: async (values) => {
      const from = isoOf({ day: values.begins, time: values.beginsTime });
      const ends_at = isoOf({ day: values.ends, time: values.endsTime });
      const request = { kind, id, revision, ends_at, email: '', ...(from && { begins_at: from }) };
      await onPublished(await call('staffContentPublish', request));
      onClose();
    },
  });
  return (
    <FormDialog title={text.publishTitle(title)} form={form} onClose={onClose} submit={kept ? text.save : text.publish}>
      <div className={styles.moment}>
        <div className={styles.field}>
          <DateField {...form.choice('begins')} help={text.fromHelp} label={text.from} />
        </div>
        <div className={styles.field}>
          <TextField {...form.text('beginsTime')} help={text.timeHelp} label={text.fromTime} />
        </div>
      </div>
      <div className={styles.moment}>
        <div className={styles.field}>
          <DateField
            {...form.choice('ends')}
            help={kind === 'message' ? undefined : text.untilHelp[kind]}
            label={text.until}
            required={kind === 'notice'}
          />
        </div>
        <div className={styles.field}>
          <TextField {...form.text('endsTime')} help={text.timeHelp} label={text.untilTime} />
        </div>
      </div>
    </FormDialog>
  );
}

const sendRules = z
  .strictObject({ to: z.enum(['all', 'one']), email: z.string().trim().max(254) })
  .refine(({ email, to }) => to === 'all' || email !== '', { path: ['email'], message: text.needEmail });

function SendForm({ onClose, onPublished, piece: { id, kind, revision, title } }: PublishDialogProps) {
  const form = useZodForm({
    schema: sendRules,
    defaultValues: { to: 'all', email: '' },
    describeFailure,
    onSubmit: async ({ email, to }) => {
      const request = { kind, id, revision, ends_at: null, email: to === 'all' ? '' : email };
      await onPublished(await call('staffContentPublish', request));
      onClose();
    },
  });
  return (
    <FormDialog
      description={text.sendHelp}
      title={text.sendTitle(title)}
      form={form}
      onClose={onClose}
      submit={text.sendMessage}
    >
      <RadioGroup
        {...form.choice('to')}
        label={text.to}
        options={[
          { value: 'all', label: text.everybody },
          { value: 'one', label: text.somebody },
        ]}
      />
      {form.values.to === 'one' && <TextField {...form.text('email')} label={text.email} required type="email" />}
    </FormDialog>
  );
}
