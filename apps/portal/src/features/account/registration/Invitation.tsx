import { Callout } from '@panome/ui/callout';
import { useCall } from '../../../shared/api/index.ts';
import { registrationText as text } from './registration.text.ts';

/** Who invites, and what that brings; registration goes on whatever became of the invitation. */
export function Invitation({ code }: { code: string }) {
  const { data, error } = useCall('inviteDetail', { code }, { revalidateOnFocus: false, shouldRetryOnError: false });
  if (error?.status === 404) return <Callout title={text.inviteGone} tone="warning" />;
  if (!data) return null;
  return (
    <Callout title={text.invited(data.name)}>
      {data.open ? data.gain > 0 && text.invitedGain(data.gain) : text.inviteFull}
    </Callout>
  );
}
