import type { ResponseOf } from '@panome/contract/client';
import { limits } from '@panome/contract/limits';
import { Callout } from '@panome/ui/callout';
import { useZodForm } from '@panome/ui/form-hook';
import { Grid } from '@panome/ui/grid';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { callUpload } from '../../../shared/api/index.ts';
import { AttachmentField, useAttachments } from '../../../shared/attachments/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { peopleRules } from '../../../shared/forms/peopleRules.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { DocumentList } from './DocumentList.tsx';
import { identityText as text } from './identity.text.ts';

type OrganisationDialogProps = {
  readonly info: ResponseOf<'userGetSocialInfo'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const schema = peopleRules.userStoreSocialInfo.request;
const rules = { most: 5, maxSize: limits.smallFileBytes, accept: ['.pdf', '.png', '.jpg', '.jpeg'] };

/** Hands an organisation in, or in again. Its code is shown masked everywhere, so it is typed anew. */
export function OrganisationDialog({ info, onClose, onDone }: OrganisationDialogProps) {
  const tell = useTell();
  const isNew = info.state === 'none';
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<number>();
  const attachments = useAttachments(rules);
  const keep = info.documents.filter(({ id }) => !gone.has(id)).map(({ id }) => id);

  const form = useZodForm({
    schema,
    defaultValues: {
      organisation: info.organisation,
      credit_code: '',
      department: info.department,
      position: info.position,
    },
    describeFailure,
    onSubmit: async (values) => {
      const { files } = attachments;
      if (files.length + keep.length === 0) return { message: text.needDocument };
      const all = files.reduce((sum, { size }) => sum + size, 0) || 1;
      setSent(0);
      try {
        const onProgress = (bytes: number) => setSent(Math.min(1, bytes / all));
        if (isNew) await callUpload('userStoreSocialInfo', values, files, { onProgress });
        else await callUpload('userUpdateSocialInfo', { ...values, keep: keep.join(',') }, files, { onProgress });
      } finally {
        setSent(undefined);
      }
      tell.done(text.sent);
      onDone();
    },
  });
  useDirty(attachments.files.length > 0);
  const toggle = (id: string) => setGone(new Set(gone.has(id) ? [...gone].filter((one) => one !== id) : [...gone, id]));
  return (
    <FormDialog
      description={text.sealed}
      size="large"
      title={text.organisation}
      form={form}
      onClose={onClose}
      space="large"
      submit={text.submit}
    >
      {info.state === 'approved' && <Callout tone="warning">{text.modifyHelp}</Callout>}
      <Grid minItemWidth={280}>
        <TextField {...form.text('organisation')} autoComplete="organization" label={text.organisationName} required />
        <TextField
          {...form.text('credit_code')}
          autoCapitalize="characters"
          autoComplete="off"
          help={text.creditHelp}
          label={text.creditCode}
          required
          spellCheck={false}
        />
        <TextField {...form.text('department')} label={text.department} />
        <TextField {...form.text('position')} autoComplete="organization-title" label={text.position} />
      </Grid>
      {info.documents.length > 0 && <DocumentList choice={{ gone, onToggle: toggle }} documents={info.documents} />}
      <AttachmentField
        attachments={attachments}
        help={text.documentsHelp}
        label={isNew ? text.documents : text.newDocuments}
        sent={sent}
      />
    </FormDialog>
  );
}
