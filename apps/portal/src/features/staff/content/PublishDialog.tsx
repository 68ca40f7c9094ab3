import { Button } from '@panome/ui/button';
import { DateField } from '@panome/ui/date-field';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { RadioGroup } from '@panome/ui/radio-group';
import { Stack } from '@panome/ui/stack';
import { TextField } from '@panome/ui/text-field';
import { useId } from 'react';
import { call } from '../../../shared/api/index.ts';
import { describeFailure, z } from '../../../shared/forms/index.ts';
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
export const PublishDialog = (props: PublishDialogProps) => (
  <Dialog onOpenChange={(next) => !next && props.onClose()} open>
    {props.piece.kind === 'message' ? <SendForm {...props} /> : <PeriodForm {...props} />}
  </Dialog>
);

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
  const formId = useId();
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
    <DialogContent
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={formId} loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {kept ? text.save : text.publish}
          </Button>
        </>
      }
      title={text.publishTitle(title)}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
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
        </Stack>
      </Form>
    </DialogContent>
  );
}

const sendRules = z
  .strictObject({ to: z.enum(['all', 'one']), email: z.string().trim().max(254) })
  .refine(({ email, to }) => to === 'all' || email !== '', { path: ['email'], message: text.needEmail });

function SendForm({ onClose, onPublished, piece: { id, kind, revision, title } }: PublishDialogProps) {
  const formId = useId();
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
    <DialogContent
      description={text.sendHelp}
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={formId} loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {text.sendMessage}
          </Button>
        </>
      }
      title={text.sendTitle(title)}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <RadioGroup
            {...form.choice('to')}
            label={text.to}
            options={[
              { value: 'all', label: text.everybody },
              { value: 'one', label: text.somebody },
            ]}
          />
          {form.values.to === 'one' && <TextField {...form.text('email')} label={text.email} required type="email" />}
        </Stack>
      </Form>
    </DialogContent>
  );
}
