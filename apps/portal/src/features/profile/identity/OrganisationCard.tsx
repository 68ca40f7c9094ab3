import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Descriptions } from '@panome/ui/descriptions';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call, download } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { Block, useTell } from '../../../shared/page/index.ts';
import { DocumentList } from './DocumentList.tsx';
import * as styles from './Identity.css.ts';
import { identityText as text } from './identity.text.ts';
import { OrganisationDialog } from './OrganisationDialog.tsx';
import { ReviewState } from './ReviewState.tsx';
import { StateTag } from './StateTag.tsx';

type Info = ResponseOf<'userGetSocialInfo'>;

const factsOf = ({ credit_code, decided_at, department, organisation, position, submitted_at }: Info) => [
  { label: text.organisationName, value: organisation },
  { label: text.creditCode, value: credit_code },
  { label: text.department, value: department },
  { label: text.position, value: position },
  { label: text.submitted, value: formatTime(submitted_at) },
  ...(decided_at ? [{ label: text.decided, value: formatTime(decided_at) }] : []),
];

/** The organisation of the person, with its documents. */
export function OrganisationCard({ onChange }: { readonly onChange: () => void }) {
  const answer = useCall('userGetSocialInfo', {});
  const [open, setOpen] = useState(false);
  const alert = useAlert();
  const tell = useTell();
  const refresh = () => {
    void answer.mutate();
    onChange();
  };
  const remove = async () => {
    if (
      !(await alert.confirm({
        title: text.deleteOrganisationTitle,
        description: text.deleteOrganisationHelp,
        action: text.delete,
        tone: 'danger',
      }))
    )
      return;
    try {
      await call('userDeleteSocialInfo', {});
      tell.done(text.deleted);
      refresh();
    } catch (error) {
      tell.failed(error);
    }
  };
  const getTemplate = () => download('userOrganisationForm', {}).catch((error: unknown) => tell.failed(error));
  const primary = ({ state }: Info) =>
    state === 'none' ? text.begin : state === 'rejected' ? text.submitAgain : text.modify;
  return (
    <>
      <Block
        actions={answer.data && <StateTag state={answer.data.state} />}
        answer={answer}
        height={120}
        title={text.organisation}
      >
        {(info) => (
          <Stack space="medium">
            <ReviewState reason={info.reason} state={info.state} />
            {info.state === 'none' ? (
              <Text tone="muted">{text.organisationNone}</Text>
            ) : (
              <Descriptions items={factsOf(info)} />
            )}
            {info.documents.length > 0 && <DocumentList documents={info.documents} />}
            <Text size="secondary" tone="subtle">
              {text.sealed}
            </Text>
            <div className={styles.acts}>
              <Allowed call={['userStoreSocialInfo', 'userUpdateSocialInfo']} explain>
                <Button
                  onClick={() => setOpen(true)}
                  variant={info.state === 'none' || info.state === 'rejected' ? 'primary' : 'secondary'}
                >
                  {primary(info)}
                </Button>
              </Allowed>
              <Button onClick={() => void getTemplate()}>{text.template}</Button>
              {info.state !== 'none' && (
                <Allowed call="userDeleteSocialInfo">
                  <Button onClick={() => void remove()} variant="quiet">
                    {text.deleteOrganisation}
                  </Button>
                </Allowed>
              )}
            </div>
          </Stack>
        )}
      </Block>
      {open && answer.data && (
        <OrganisationDialog
          info={answer.data}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            refresh();
          }}
        />
      )}
    </>
  );
}
