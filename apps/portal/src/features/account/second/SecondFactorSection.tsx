import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, useCall } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { Block, useTell } from '../../../shared/page/index.ts';
import { Enrol } from './Enrol.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as styles from './Second.css.ts';
import { secondText as text } from './second.text.ts';

type Detail = ResponseOf<'secondFactorDetail'>;
/** So few recovery codes are worth a word. */
const few = 3;

/** The second factor of the login: switched on with a device, and off again. */
export function SecondFactorSection() {
  const answer = useCall('secondFactorDetail', {});
  const { mutate } = useSWRConfig();
  const [codes, setCodes] = useState<readonly string[]>([]);
  // Roles that wait for it count from now on, or no more: what is offered follows.
  const refresh = () => mutate((key) => Array.isArray(key) && ['secondFactorDetail', 'getPermission'].includes(key[0]));
  return (
    <Block answer={answer} height={120} title={text.title}>
      {(detail) => (
        <Stack>
          <Text as="p" size="secondary" tone="muted">
            {text.hint}
          </Text>
          {codes.length > 0 && <RecoveryCodes codes={codes} onStored={() => setCodes([])} />}
          {detail.since === null ? (
            <Off
              detail={detail}
              onEnabled={(made) => {
                setCodes(made);
                void refresh();
              }}
            />
          ) : (
            <On detail={detail} onChange={() => void refresh()} onCodes={setCodes} since={detail.since} />
          )}
        </Stack>
      )}
    </Block>
  );
}

function Off({ detail, onEnabled }: { detail: Detail; onEnabled: (codes: readonly string[]) => void }) {
  const tell = useTell();
  const [enrolling, setEnrolling] = useState(false);
  if (enrolling)
    return (
      <Enrol
        onCancel={() => setEnrolling(false)}
        onEnabled={(codes) => {
          tell.done(text.enabled);
          onEnabled(codes);
        }}
      />
    );
  return (
    <>
      {detail.required && <Callout title={text.required} tone="warning" />}
      <div className={styles.acts}>
        <Button onClick={() => setEnrolling(true)} variant={detail.required ? 'primary' : 'secondary'}>
          {text.enable}
        </Button>
      </div>
    </>
  );
}

type OnProps = {
  readonly detail: Detail;
  readonly since: string;
  readonly onChange: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
};

function On({ detail, onChange, onCodes, since }: OnProps) {
  const tell = useTell();
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Text as="p">
        {text.on(formatTime(since))} · {text.left(detail.recovery_left)}
      </Text>
      {detail.recovery_left < few && <Callout title={text.fewLeft} tone="warning" />}
      {asking === undefined && (
        <div className={styles.acts}>
          <Button onClick={() => setAsking('renew')}>{text.renew}</Button>
          <Button onClick={() => setAsking('end')} variant="quiet">
            {text.end}
          </Button>
        </div>
      )}
      {asking === 'renew' && (
        <ProofForm
          act={text.renew}
          onCancel={close}
          onProven={async (proof) => {
            onCodes((await call('secondFactorRenew', proof)).recovery_codes);
            tell.done(text.renewed);
            close();
            onChange();
          }}
        />
      )}
      {asking === 'end' && (
        <ProofForm
          act={text.end}
          danger
          onCancel={close}
          onProven={async (proof) => {
            await call('secondFactorEnd', proof);
            tell.done(text.ended);
            onChange();
          }}
        />
      )}
    </>
  );
}
