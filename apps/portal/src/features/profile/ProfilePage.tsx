import type { User } from '@panome/contract';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { messageOf } from '../../shared/api/index.ts';
import { useCall } from '../../shared/api/useCall.ts';
import { PersonFrame } from '../../shared/person/index.ts';
import { session } from '../../shared/session/sessionStore.ts';
import { PersonCard } from './avatar/PersonCard.tsx';
import { FactsCard } from './facts/FactsCard.tsx';
import { OrganisationCard } from './identity/OrganisationCard.tsx';
import { RealNameCard } from './identity/RealNameCard.tsx';
import { profileText as text } from './profile.text.ts';

/** The person's own page: picture, facts, and who vouches for them. */
export function Page() {
  const { data, error, mutate } = useCall('userDetail', {});
  const change = (changes: Partial<User>) => {
    void mutate((user) => user && { ...user, ...changes }, { revalidate: true });
    const open = session.get();
    // The bar above shows name and picture of the session.
    if (open)
      session.begin({
        ...open,
        name: changes.name ?? open.name,
        head_image_path: changes.head_image_path ?? open.head_image_path,
      });
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
      {!data && !error && <Skeleton height={480} shape="block" />}
      {data && (
        <Stack space="large">
          <PersonCard onChange={change} user={data} />
          <FactsCard onChange={change} user={data} />
          <RealNameCard onChange={() => void mutate()} />
          <OrganisationCard onChange={() => void mutate()} />
        </Stack>
      )}
    </PersonFrame>
  );
}
