import { useZodForm } from '@panome/ui/form-hook';
import { RadioGroup } from '@panome/ui/radio-group';
import { TextArea } from '@panome/ui/text-area';
import { call, CallError } from '../../../shared/api/index.ts';
import { describeFailure, rules, z } from '../../../shared/forms/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { useTell } from '../../../shared/page/index.ts';
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
  return (
    <FormDialog title={text.invite} form={form} onClose={onClose} space="large" submit={text.send}>
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
    </FormDialog>
  );
}
