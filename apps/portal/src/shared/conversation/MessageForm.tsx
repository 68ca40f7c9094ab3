import { Form, FormActions, FormDraftStatus, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { useFormDraft, useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { createSubmissionKeys } from '../api/index.ts';
import { AttachmentField, useAttachments } from '../attachments/index.ts';
import { describeFailure, type z } from '../forms/index.ts';
import { useDirty } from '../routing/useDirty.ts';
import { useSession } from '../session/useSession.ts';

export type Sending = {
  readonly idempotencyKey: string;
  /** Gets the bytes that have left. */
  readonly onProgress: (bytes: number) => void;
};
type MessageFormProps = {
  /** Names the draft among those of the account: of what kind it is, and of which conversation. */
  readonly draftOf: readonly [kind: string, id: string];
  readonly schema: z.ZodType<{ content: string }, { content: string }>;
  readonly label: string;
  readonly help: string;
  readonly submit: string;
  readonly maxLength: number;
  readonly rows: number;
  /** Files that may go with it; none when absent. */
  readonly files?: {
    readonly label: string;
    readonly help?: string;
    readonly most: number;
    /** Bytes of one file. */
    readonly maxSize: number;
  };
  /** Sends it. Rejects when it did not arrive: what was typed stays then. */
  readonly onSend: (content: string, files: readonly File[], sending: Sending) => Promise<unknown>;
};

const none = { most: 0, maxSize: 0 } as const;

/** A further message of a conversation. What was typed is kept until it has left, and sending twice sends once. */
export function MessageForm({
  draftOf: [kind, id],
  files: rules,
  help,
  label,
  maxLength,
  onSend,
  rows,
  schema,
  submit,
}: MessageFormProps) {
  const { maxSize, most } = rules ?? none;
  const attachments = useAttachments({ most, maxSize, accept: [] });
  const [share, setShare] = useState<number>();
  const [keyFor] = useState(createSubmissionKeys);
  const email = useSession()?.email ?? '';
  const form = useZodForm({
    schema,
    defaultValues: { content: '' },
    describeFailure,
    onSubmit: async ({ content }) => {
      const { files } = attachments;
      const total = files.reduce((sum, { size }) => sum + size, 0);
      const facts = files.map(({ lastModified, name, size }) => [name, size, lastModified]);
      setShare(0);
      try {
        await onSend(content, files, {
          idempotencyKey: keyFor(JSON.stringify([kind, id, content, facts])),
          onProgress: (bytes) => setShare(total > 0 ? Math.min(1, bytes / total) : 1),
        });
        attachments.clear();
        form.methods.reset({ content: '' });
      } finally {
        setShare(undefined);
      }
    },
  });
  const draft = useFormDraft(form, { storage: localStorage, storageKey: `panome.${kind}.${email}.${id}` });
  useDirty(form.unsaved || attachments.files.length > 0);
  return (
    <Form {...form.formProps} {...(rules && { onPaste: attachments.onPaste })}>
      <Stack>
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <TextArea {...form.text('content')} help={help} label={label} maxLength={maxLength} required rows={rows} />
        {rules && (
          <AttachmentField
            attachments={attachments}
            label={rules.label}
            sent={share}
            {...(rules.help && { help: rules.help })}
          />
        )}
        <FormActions>
          <FormSubmit>{submit}</FormSubmit>
          <FormDraftStatus {...draft} />
        </FormActions>
      </Stack>
    </Form>
  );
}
