import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { PersonFrame } from '../../../shared/person/index.ts';
import { SecondFactorSection } from '../second/SecondFactorSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { securityText as text } from './security.text.ts';

/** What the person changes about the account: password, address, phone, devices, mail. */
export function Page() {
  const { data, error, mutate } = useCall('userDetail', {});
  // A form that was sent begins anew.
  const [round, setRound] = useState(0);
  const refresh = () => {
    setRound((count) => count + 1);
    void mutate();
  };
  return (
    <PersonFrame description={text.description} title={text.title}>
      {!data && error && (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      )}
      {!data && !error && <Skeleton height={320} shape="block" />}
      {data && (
        <Stack space="large">
          <PasswordSection key={`password ${round}`} onChange={refresh} />
          <SecondFactorSection />
          <EmailSection email={data.email} key={`email ${data.email}`} onChange={refresh} />
          <PhoneSection key={`phone ${data.phone}`} onChange={refresh} phone={data.phone} />
          <SessionsSection key={`sessions ${round}`} />
          <MailSection />
        </Stack>
      )}
    </PersonFrame>
  );
}
