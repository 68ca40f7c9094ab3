import { afterSaleReplyRules, attachmentBytes, mostAttachments } from '@panome/contract/after-sales';
import { Form, FormActions, FormDraftStatus, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { useFormDraft, useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { callUpload, createSubmissionKeys } from '../../../shared/api/index.ts';
import { AttachmentField, useAttachments } from '../../../shared/attachments/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { useRefreshAfterSales, type AfterSaleDetail } from '../api.ts';
import { afterSalesText as text } from '../afterSales.text.ts';

const rules = { most: mostAttachments, maxSize: attachmentBytes, accept: [] } as const;

/** A further message of the customer; to what was answered or closed it opens the request again. */
export function ReplyForm({ request: { id, state } }: { request: AfterSaleDetail }) {
  const tell = useTell();
  const refresh = useRefreshAfterSales();
  const attachments = useAttachments(rules);
  const [share, setShare] = useState<number>();
  const [keyOf] = useState(createSubmissionKeys);
  const email = useSession()?.email ?? '';
  const form = useZodForm({
    schema: afterSaleReplyRules,
    defaultValues: { content: '' },
    describeFailure,
    onSubmit: async ({ content }) => {
      const { files } = attachments;
      const total = files.reduce((sum, { size }) => sum + size, 0);
      setShare(0);
      try {
        const facts = files.map(({ lastModified, name, size }) => [name, size, lastModified]);
        await callUpload('afterSaleReply', { id, content }, files, {
          idempotencyKey: keyOf(JSON.stringify([id, content, facts])),
          onProgress: (bytes) => setShare(total > 0 ? Math.min(1, bytes / total) : 1),
        });
        attachments.clear();
        form.methods.reset({ content: '' });
        await refresh();
        tell.done(text.sentReply);
      } finally {
        setShare(undefined);
      }
    },
  });
  const draft = useFormDraft(form, { storage: localStorage, storageKey: `panome.after-sale-reply.${email}.${id}` });
  useDirty(form.unsaved || attachments.files.length > 0);
  const reopens = state === 'answered' || state === 'closed';
  return (
    <Form {...form.formProps} onPaste={attachments.onPaste}>
      <Stack>
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <TextArea
          {...form.text('content')}
          help={reopens ? text.replyReopens : text.replyHelp}
          label={text.reply}
          maxLength={5_000}
          required
          rows={4}
        />
        <AttachmentField attachments={attachments} label={text.attachments} sent={share} />
        <FormActions>
          <FormSubmit>{text.send}</FormSubmit>
          <FormDraftStatus {...draft} />
        </FormActions>
      </Stack>
    </Form>
  );
}
