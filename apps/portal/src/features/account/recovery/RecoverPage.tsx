import { Button } from '@panome/ui/button';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { AccountPanel } from '../AccountPanel.tsx';
import { accountPaths } from '../paths.ts';
import { RecoverForm } from './RecoverForm.tsx';
import { recoveryText as text } from './recovery.text.ts';

/** The page behind the link of the mail: a new password, or why not any more. */
export function Page() {
  const [query] = useSearchParams();
  const resetData = query.get('reset_data') ?? '';
  // By POST, so that the value stands in no log of a server or proxy.
  const { data, error, mutate } = useCall('resetPasswdCheckPost', resetData ? { reset_data: resetData } : null, {
    revalidateOnFocus: false,
  });
  const [done, setDone] = useState('');
  const [over, setOver] = useState(false);

  const finish = (email: string) => {
    setDone(email);
    // The link is used up now: the earlier check that found it valid must not be shown when it is opened again.
    void mutate({ valid: false, email: '' }, { revalidate: false });
  };

  if (done)
    return (
      <AccountPanel subtitle={text.done} title={text.doneTitle}>
        <Button asChild size="large" variant="primary">
          <Link to={accountPaths.login(done)}>{text.login}</Link>
        </Button>
      </AccountPanel>
    );
  if (over || !resetData || data?.valid === false)
    return (
      <AccountPanel subtitle={text.over} title={text.overTitle}>
        <Button asChild size="large" variant="primary">
          <Link to={accountPaths.forget}>{text.apply}</Link>
        </Button>
      </AccountPanel>
    );
  if (!data)
    return (
      <AccountPanel title={text.recoverTitle}>
        {error ? (
          <FailedState message={messageOf(error)} onRetry={() => void mutate()} variant="inline" />
        ) : (
          <Skeleton height={160} shape="block" />
        )}
      </AccountPanel>
    );
  return (
    <AccountPanel subtitle={text.recoverSubtitle(data.email)} title={text.recoverTitle}>
      <RecoverForm onDone={finish} onOver={() => setOver(true)} resetData={resetData} />
    </AccountPanel>
  );
}
