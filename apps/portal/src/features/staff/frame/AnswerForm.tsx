import { mostResults, resultBytes, staffAnswerRules } from '@panome/contract/staff';
import { Form, FormActions, FormDraftStatus, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { useFormDraft, useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { createSubmissionKeys } from '../../../shared/api/index.ts';
import { AttachmentField, useAttachments } from '../../../shared/attachments/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { staffText as text } from './staff.text.ts';
import { useRefreshStaff } from './useRefreshStaff.ts';

const rules = { most: mostResults, maxSize: resultBytes, accept: [] } as const;

type Sending = {
  readonly idempotencyKey: string;
  /** Gets the bytes that have left. */
  readonly onProgress: (bytes: number) => void;
};
type AnswerFormProps = {
  /** Of the draft: one for each piece of work. */
  readonly draftKey: string;
  /** Whether result files may go with it. */
  readonly withFiles?: boolean;
  readonly help?: string;
  readonly onSend: (content: string, files: readonly File[], sending: Sending) => Promise<unknown>;
};

/** The answer to a customer; what was typed is kept until it has left. */
export function AnswerForm({ draftKey, help = text.answerHelp, onSend, withFiles = false }: AnswerFormProps) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const attachments = useAttachments(rules);
  const [share, setShare] = useState<number>();
  const [keyFor] = useState(createSubmissionKeys);
  const email = useSession()?.email ?? '';
  const form = useZodForm({
    schema: staffAnswerRules,
    defaultValues: { content: '' },
    describeFailure,
    onSubmit: async ({ content }) => {
      const { files } = attachments;
      const total = files.reduce((sum, { size }) => sum + size, 0);
      const facts = files.map(({ lastModified, name, size }) => [name, size, lastModified]);
      setShare(0);
      try {
        await onSend(content, files, {
          idempotencyKey: keyFor(JSON.stringify([draftKey, content, facts])),
          onProgress: (bytes) => setShare(total > 0 ? Math.min(1, bytes / total) : 1),
        });
        attachments.clear();
        form.methods.reset({ content: '' });
        await refresh();
        tell.done(text.sent);
      } finally {
        setShare(undefined);
      }
    },
  });
  const draft = useFormDraft(form, { storage: localStorage, storageKey: `panome.staff.${email}.${draftKey}` });
  useDirty(form.unsaved || attachments.files.length > 0);
  return (
    <Form {...form.formProps} {...(withFiles && { onPaste: attachments.onPaste })}>
      <Stack>
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <TextArea {...form.text('content')} help={help} label={text.answer} maxLength={20_000} required rows={6} />
        {withFiles && (
          <AttachmentField attachments={attachments} help={text.resultsHelp} label={text.results} sent={share} />
        )}
        <FormActions>
          <FormSubmit>{text.send}</FormSubmit>
          <FormDraftStatus {...draft} />
        </FormActions>
      </Stack>
    </Form>
  );
}
