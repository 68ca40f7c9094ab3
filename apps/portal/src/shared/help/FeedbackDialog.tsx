import { limits } from '@panome/contract/limits';
import { feedbackRules, mostFeedbackPictures } from '@panome/contract/support';
import { Button } from '@panome/ui/button';
import { Descriptions } from '@panome/ui/descriptions';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Form, FormDraftStatus, FormErrorSummary, FormSubmit, FormActions } from '@panome/ui/form';
import { useFormDraft, useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createSubmissionKeys } from '../api/index.ts';
import { AttachmentField, useAttachments } from '../attachments/index.ts';
import { useTell } from '../page/index.ts';
import { useSession } from '../session/useSession.ts';
import { feedbackFailure } from './feedbackFailure.ts';
import { subjectOfPage, type FeedbackSubject } from './feedbackSubject.ts';
import { helpText as text } from './help.text.ts';
import { createFeedbackSender } from './sendFeedback.ts';

const rules = {
  most: mostFeedbackPictures,
  maxSize: limits.smallFileBytes,
  accept: ['.png', '.jpg', '.jpeg', '.gif', '.webp'],
} as const;

type FeedbackDialogProps = {
  readonly onClose: () => void;
  /** What it is about; by itself what the page in the address shows. */
  readonly about?: FeedbackSubject;
};

/** Feedback from any page, with screenshots; says what goes along with it. What is typed stays until it is sent. */
export function FeedbackDialog({ about, onClose }: FeedbackDialogProps) {
  const { pathname, search } = useLocation();
  const subject = about ?? subjectOfPage(pathname, new URLSearchParams(search));
  const page = `${pathname}${search}`.slice(0, 500);
  const tell = useTell();
  const email = useSession()?.email ?? '';
  const attachments = useAttachments(rules);
  const [share, setShare] = useState<number>();
  const [send] = useState(() => createFeedbackSender(createSubmissionKeys()));
  const form = useZodForm({
    schema: feedbackRules,
    defaultValues: { content: '' },
    describeFailure: feedbackFailure,
    onSubmit: async ({ content }) => {
      setShare(0);
      try {
        await send({ content, page, files: attachments.files }, subject, setShare);
        tell.done(text.sent);
        onClose();
      } finally {
        setShare(undefined);
      }
    },
  });
  const draft = useFormDraft(form, { storage: localStorage, storageKey: `panome.feedback.${email}` });
  const facts = [
    { label: text.page, value: page },
    { label: text.task, value: subject.task },
    { label: text.project, value: subject.project },
    { label: text.section, value: subject.section },
    { label: text.article, value: subject.article },
  ].filter(({ value }) => value);
  return (
    <Dialog locked={share !== undefined} onOpenChange={(open) => !open && onClose()} open>
      <DialogContent description={text.description} title={text.title}>
        <Form {...form.formProps} onPaste={attachments.onPaste}>
          <Stack space="large">
            {form.summary.failure && <FormErrorSummary {...form.summary} />}
            <TextArea
              {...form.text('content')}
              help={text.contentHelp}
              label={text.content}
              maxLength={2_000}
              required
              rows={5}
            />
            <AttachmentField attachments={attachments} help={text.picturesHelp} label={text.pictures} sent={share} />
            <Stack space="xsmall">
              <Text size="secondary" tone="muted">
                {text.attached}
              </Text>
              <Descriptions columns={1} items={facts} />
            </Stack>
            <FormActions align="end">
              <FormDraftStatus {...draft} />
              <Button disabled={share !== undefined} onClick={onClose}>
                {text.cancel}
              </Button>
              <FormSubmit>{text.submit}</FormSubmit>
            </FormActions>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
