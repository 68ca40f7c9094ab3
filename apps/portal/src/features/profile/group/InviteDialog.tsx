import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { RadioGroup } from '@panome/ui/radio-group';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { useId } from 'react';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure, rules, z } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { groupText as text } from './group.text.ts';
import { linesOf } from './linesOf.ts';

type InviteDialogProps = { readonly groupId: string; readonly onClose: () => void; readonly onDone: () => void };

const schema = z.object({
  emails: z.string().superRefine((typed, context) => {
    const lines = linesOf(typed);
    const wrong = lines.find((line) => !rules.email.safeParse(line).success);
    if (lines.length === 0) context.addIssue({ code: 'custom', message: text.noEmail });
    if (wrong) context.addIssue({ code: 'custom', message: text.badEmail(wrong) });
  }),
  role: z.enum(['member', 'manager']),
  message: z.string().trim().max(200, '留言最多 200 个字'),
});
const roles = [
  { value: 'member', label: text.roles.member },
  { value: 'manager', label: text.roles.manager },
];

/** Invites people by their addresses. */
export function InviteDialog({ groupId, onClose, onDone }: InviteDialogProps) {
  const tell = useTell();
  const formId = useId();
  const form = useZodForm({
    schema,
    defaultValues: { emails: '', role: 'member', message: '' },
    describeFailure,
    onSubmit: async ({ emails, message, role }) => {
      try {
        const sent = await call('groupInvite', { id: groupId, emails: linesOf(emails), role, message });
        tell.done(text.sent(sent.length));
        onDone();
      } catch (error) {
        if (error instanceof CallError && (error.status === 400 || error.status === 409))
          return { fields: { emails: error.what } };
        throw error;
      }
      return undefined;
    },
  });
  useDirty(form.unsaved);
  const sending = form.methods.formState.isSubmitting;
  return (
    <Dialog locked={sending} onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        footer={
          <>
            <Button disabled={sending} onClick={onClose}>
              {text.cancel}
            </Button>
            <Button form={formId} loading={sending} type="submit" variant="primary">
              {text.send}
            </Button>
          </>
        }
        title={text.invite}
      >
        <Form {...form.formProps} id={formId}>
          <Stack space="large">
            {form.summary.failure && <FormErrorSummary {...form.summary} />}
            <TextArea
              {...form.text('emails')}
              autoCapitalize="none"
              help={text.emailsHelp}
              label={text.emails}
              required
              rows={4}
              spellCheck={false}
            />
            <RadioGroup
              {...form.choice('role')}
              help={text.roleHelp}
              label={text.role}
              options={roles}
              orientation="horizontal"
            />
            <TextArea {...form.text('message')} label={text.message} maxLength={200} />
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
