import { FailedState } from '@panome/ui/state';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { KindFilter } from '../../../shared/list/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { RoleEditor } from './RoleEditor.tsx';
import { rolesText as text } from './roles.text.ts';

/** 角色权限: what each role allows. */
export function Page() {
  const { data, error, mutate } = useCall('staffRoleTrees', {}, { revalidateOnFocus: false });
  const [query, setQuery] = useSearchParams();
  if (!data && !error) return <PageSkeleton />;
  const roles = data?.roles ?? [];
  const role = roles.find(({ id }) => id === query.get('role')) ?? roles[0];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      {data && role ? (
        <>
          <KindFilter
            kinds={roles.map(({ id, name }) => ({ value: id, label: name }))}
            label={text.choose}
            onChange={(id) => setQuery({ role: id }, { replace: true })}
            value={role.id}
          />
          <RoleEditor key={`${role.id} ${role.revision}`} names={data.action_names} role={role} />
        </>
      ) : (
        <FailedState message={error?.what} onRetry={() => void mutate()} requestId={error?.requestId || undefined} />
      )}
    </PageBody>
  );
}
