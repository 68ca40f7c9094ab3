import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Descriptions } from '@panome/ui/descriptions';
import { Form, FormActions, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Heading } from '@panome/ui/heading';
import { List } from '@panome/ui/list';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { Allowed } from '../../../shared/access/index.ts';
import { call, download, useCall } from '../../../shared/api/index.ts';
import { describeFailure, z } from '../../../shared/forms/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { FileRow } from '../frame/FileRow.tsx';
import * as styles from '../frame/Frame.css.ts';
import { Notes } from '../frame/Notes.tsx';
import { StaffDrawer } from '../frame/StaffDrawer.tsx';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { identitiesText as text } from './identities.text.ts';

type Identity = ResponseOf<'staffIdentityDetail'>;
const reasonRules = z.strictObject({
  reason: z.string().trim().min(1, '请写明未通过的原因').max(500, '原因最多 500 个字'),
});

/** One identity, decrypted. It is asked for once, since every reading is written into the audit log. */
export function IdentityDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const answer = useCall('staffIdentityDetail', { id }, { keepPreviousData: false, revalidateOnFocus: false });
  return (
    <StaffDrawer
      answer={answer}
      footer={(identity) => identity.state === 'pending' && <Approve identity={identity} />}
      loadingTitle={text.title}
      onClose={onClose}
      title={({ kind, name }) => `${text.kindsOf[kind]} ${name}`}
    >
      {(identity) => (
        <Stack space="large">
          <Descriptions
            columns={2}
            items={[
              { label: text.person, value: `${identity.name} ${identity.email}` },
              { label: text.state, value: text.states[identity.state] },
              { label: text.submitted, value: formatTime(identity.updated_at) },
              ...identity.facts,
              { label: text.reason, value: identity.reason },
            ].filter(({ value }) => value !== '')}
          />
          <Documents identity={identity} />
          {identity.state === 'pending' && <Reject id={id} />}
          <Notes id={id} kind="identity" />
        </Stack>
      )}
    </StaffDrawer>
  );
}

const Documents = ({ identity: { documents, id } }: { readonly identity: Identity }) => (
  <section className={styles.section}>
    <Heading level={3}>{text.documents}</Heading>
    {documents.length === 0 && <Text tone="muted">{text.noDocuments}</Text>}
    <List divided={false} size="small">
      {documents.map((document) => (
        <FileRow
          key={document.id}
          name={document.name}
          onDownload={() => download('staffIdentityDocument', { id, document_id: document.id })}
          size={document.size}
        />
      ))}
    </List>
  </section>
);

function Approve({ identity: { id, name } }: { readonly identity: Identity }) {
  const alert = useAlert();
  const tell = useTell();
  const refresh = useRefreshStaff();
  const approve = async () => {
    const options = { title: text.approveTitle(name), description: text.approveHelp, action: text.approve };
    if (!(await alert.confirm(options))) return;
    try {
      await call('staffIdentityDecide', { id, approved: true, reason: '' });
      await refresh();
      tell.done(text.approved);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    }
  };
  return (
    <Allowed call="staffIdentityDecide">
      <Button onClick={() => void approve()} variant="primary">
        {text.approve}
      </Button>
    </Allowed>
  );
}

function Reject({ id }: { readonly id: string }) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const form = useZodForm({
    schema: reasonRules,
    defaultValues: { reason: '' },
    describeFailure,
    onSubmit: async ({ reason }) => {
      await call('staffIdentityDecide', { id, approved: false, reason });
      await refresh();
      tell.done(text.rejected);
    },
  });
  return (
    <Allowed call="staffIdentityDecide" explain>
      <Form {...form.formProps}>
        <Stack space="small">
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextArea {...form.text('reason')} help={text.reasonHelp} label={text.reason} maxLength={500} rows={2} />
          <FormActions>
            <Button loading={form.methods.formState.isSubmitting} type="submit">
              {text.reject}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Allowed>
  );
}
