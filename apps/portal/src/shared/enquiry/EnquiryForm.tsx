import { afterSaleKinds, afterSaleRules, attachmentBytes, mostAttachments } from '@panome/contract/after-sales';
import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Form, FormActions, FormDraftStatus, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { useFormDraft, useZodForm } from '@panome/ui/form-hook';
import { Result } from '@panome/ui/result';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { Allowed } from '../access/index.ts';
import { callUpload, createSubmissionKeys } from '../api/index.ts';
import { AttachmentField, useAttachments } from '../attachments/index.ts';
import { describeFailure } from '../forms/index.ts';
import { useDirty } from '../routing/useDirty.ts';
import { useSession } from '../session/useSession.ts';
import { EnquiryContext } from './EnquiryContext.tsx';
import { enquiryText as text } from './enquiry.text.ts';
import { enquiryPaths } from './paths.ts';
import type { EnquiryFormProps } from './enquiryFormProps.ts';

const rules = { most: mostAttachments, maxSize: attachmentBytes, accept: [] } as const;
const options = afterSaleKinds.map((value) => ({ value, label: text.kinds[value], help: text.kindHelp[value] }));
const empty = { kind: '' as 'question', title: '', content: '' };

/** What the words are about: those about one task are not those about another, even in a form that stays open. */
const subjectOf = ({ contractId = '', projectId = '', taskId = '' }: EnquiryFormProps) =>
  [contractId, projectId, taskId].filter(Boolean).join('.');

/**
 * A new after-sales request. What it refers to is shown and sent along; what is typed is kept until it is sent.
 * When sent it says so with the number, unless `onSent` goes on.
 */
export const EnquiryForm = (props: EnquiryFormProps) => (
  <Allowed call="afterSaleStore" explain>
    <Enquiry {...props} key={subjectOf(props)} />
  </Allowed>
);

function Enquiry(props: EnquiryFormProps) {
  const { chart = '', contractId = '', onSent, page = '', projectId = '', requestId = '', taskId = '' } = props;
  const [sent, setSent] = useState<ResponseOf<'afterSaleStore'>>();
  const [share, setShare] = useState<number>();
  const [keyOf] = useState(createSubmissionKeys);
  const [fileKeys] = useState(() => new WeakMap<File, number>());
  const count = useRef(0);
  const attachments = useAttachments(rules);
  const email = useSession()?.email ?? '';
  const { mutate } = useSWRConfig();

  /** A chosen file has no name of its own: two screenshots of one size differ only by being two. */
  const fileKey = (file: File) => {
    if (!fileKeys.has(file)) fileKeys.set(file, (count.current += 1));
    return fileKeys.get(file);
  };
  const form = useZodForm({
    schema: afterSaleRules,
    defaultValues: empty,
    describeFailure,
    onSubmit: async (values) => {
      const request = {
        ...values,
        contract_id: contractId,
        project_id: projectId,
        task_id: taskId,
        chart,
        page,
        request_id: requestId,
      };
      const { files } = attachments;
      const total = files.reduce((sum, { size }) => sum + size, 0);
      setShare(0);
      try {
        const made = await callUpload('afterSaleStore', request, files, {
          idempotencyKey: keyOf(JSON.stringify([request, files.map(fileKey)])),
          onProgress: (bytes) => setShare(total > 0 ? Math.min(1, bytes / total) : 1),
        });
        void mutate((key) => Array.isArray(key) && key[0] === 'afterSaleList');
        attachments.clear();
        form.methods.reset(empty);
        if (onSent) onSent(made);
        else setSent(made);
      } finally {
        setShare(undefined);
      }
    },
  });
  const draft = useFormDraft(form, {
    storage: localStorage,
    storageKey: `panome.enquiry.${email}.${subjectOf(props)}`,
  });
  useDirty(form.unsaved || attachments.files.length > 0);

  if (sent) {
    return (
      <Result
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={enquiryPaths.one(sent.id)}>{text.view}</Link>
            </Button>
            <Button onClick={() => setSent(undefined)}>{text.again}</Button>
          </>
        }
        description={text.sentHelp(sent.number)}
        level={2}
        title={text.sent}
        tone="success"
      />
    );
  }
  return (
    <Form {...form.formProps} onPaste={attachments.onPaste}>
      <Stack space="large">
        {(form.summary.failure || form.summary.errors.length > 0) && <FormErrorSummary {...form.summary} />}
        <EnquiryContext {...props} />
        <Select {...form.choice('kind')} label={text.kind} options={options} required />
        <TextField
          {...form.text('title')}
          label={text.title}
          maxLength={100}
          placeholder={text.titlePlaceholder}
          required
        />
        <TextArea
          {...form.text('content')}
          help={text.contentHelp}
          label={text.content}
          maxLength={5_000}
          required
          rows={6}
        />
        <AttachmentField attachments={attachments} help={text.attachmentsHelp} label={text.attachments} sent={share} />
        <FormActions>
          <FormSubmit>{text.submit}</FormSubmit>
          <FormDraftStatus {...draft} />
        </FormActions>
        {draft.restored && (
          <Text size="secondary" tone="muted">
            {text.draftFiles}
          </Text>
        )}
      </Stack>
    </Form>
  );
}
