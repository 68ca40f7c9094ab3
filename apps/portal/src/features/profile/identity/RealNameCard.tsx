import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Descriptions } from '@panome/ui/descriptions';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { Block, useTell } from '../../../shared/page/index.ts';
import * as styles from './Identity.css.ts';
import { identityText as text } from './identity.text.ts';
import { RealNameDialog } from './RealNameDialog.tsx';
import { ReviewState } from './ReviewState.tsx';
import { StateTag } from './StateTag.tsx';

type Info = ResponseOf<'userRealNameInfo'>;

const factsOf = ({ decided_at, id_number, id_type, phone, real_name, submitted_at }: Info) => [
  { label: text.name, value: real_name },
  { label: text.idType, value: id_type && text.idTypes[id_type] },
  { label: text.idNumber, value: id_number },
  { label: text.phone, value: phone },
  { label: text.submitted, value: formatTime(submitted_at) },
  ...(decided_at ? [{ label: text.decided, value: formatTime(decided_at) }] : []),
];

/** The real name: not given, in review, verified, or sent back with its reason. */
export function RealNameCard({ onChange }: { readonly onChange: () => void }) {
  const answer = useCall('userRealNameInfo', {});
  const [open, setOpen] = useState(false);
  const refresh = () => {
    void answer.mutate();
    onChange();
  };
  return (
    <>
      <Block
        actions={answer.data && <StateTag state={answer.data.state} />}
        answer={answer}
        height={120}
        title={text.realName}
      >
        {(info) => (
          <Stack space="medium">
            <ReviewState reason={info.reason} state={info.state} />
            {info.state === 'none' ? (
              <Text tone="muted">{text.realNameNone}</Text>
            ) : (
              <Descriptions items={factsOf(info)} />
            )}
            <Text size="secondary" tone="subtle">
              {text.sealed}
            </Text>
            <div className={styles.acts}>
              {(info.state === 'none' || info.state === 'rejected') && (
                <Allowed call="userRealNameVerify" explain>
                  <Button onClick={() => setOpen(true)} variant="primary">
                    {info.state === 'none' ? text.begin : text.submitAgain}
                  </Button>
                </Allowed>
              )}
              {info.state !== 'none' && <RemoveButton onDone={refresh} pending={info.state === 'pending'} />}
            </div>
          </Stack>
        )}
      </Block>
      {open && (
        <RealNameDialog
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

function RemoveButton({ onDone, pending }: { readonly pending: boolean; readonly onDone: () => void }) {
  const alert = useAlert();
  const tell = useTell();
  const remove = async () => {
    const title = pending ? text.withdrawTitle : text.deleteRealNameTitle;
    if (
      !(await alert.confirm({
        title,
        description: text.deleteRealNameHelp,
        action: pending ? text.withdraw : text.delete,
        tone: 'danger',
      }))
    )
      return;
    try {
      await call('userDeleteRealName', {});
      tell.done(text.deleted);
      onDone();
    } catch (error) {
      tell.failed(error);
    }
  };
  return (
    <Allowed call="userDeleteRealName">
      <Button onClick={() => void remove()} variant={pending ? 'secondary' : 'quiet'}>
        {pending ? text.withdraw : text.deleteRealName}
      </Button>
    </Allowed>
  );
}
