import type { LabGroup } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Select } from '@panome/ui/select';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState, ForbiddenState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { messageOf } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useLate } from '../../../shared/page/index.ts';
import { PersonFrame } from '../../../shared/person/index.ts';
import { useRefreshGroups } from './api.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { GroupView } from './GroupView.tsx';
import * as styles from './Group.css.ts';
import { groupText as text } from './group.text.ts';
import { ReceivedInvitations } from './ReceivedInvitations.tsx';

/** The lab groups of the person, one at a time, and invitations to others. */
export function Page() {
  const { data: groups, error, mutate } = useCall('groupList', {});
  const [params, setParams] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const refresh = useRefreshGroups();
  const late = useLate();
  const shown = groups?.find(({ id }) => id === params.get('id')) ?? groups?.[0];
  const show = (id: string) => setParams(id ? { id } : {}, { replace: true });

  const create = (
    <Allowed call="groupStore" explain>
      <Button
        icon={<Plus size={16} strokeWidth={1.5} />}
        onClick={() => setCreating(true)}
        variant={groups?.length === 0 ? 'primary' : 'secondary'}
      >
        {text.create}
      </Button>
    </Allowed>
  );
  return (
    <PersonFrame actions={groups && groups.length > 0 && create} description={text.description} title={text.title}>
      <Stack space="large">
        <ReceivedInvitations onJoined={show} />
        {!groups && error?.kind === 'forbidden' && <ForbiddenState description={messageOf(error)} />}
        {!groups && error && error.kind !== 'forbidden' && (
          <FailedState
            message={messageOf(error)}
            onRetry={() => void mutate()}
            requestId={error.requestId || undefined}
          />
        )}
        {!groups && !error && late && <Skeleton height={320} shape="block" />}
        {groups?.length === 0 && <EmptyState action={create} description={text.noneHelp} title={text.none} />}
        {groups && groups.length > 1 && (
          <div className={styles.choice}>
            <Select
              label={text.choose}
              onValueChange={show}
              options={groups.map(({ id, name, role }) => ({ value: id, label: `${name}（${text.roles[role]}）` }))}
              value={shown?.id}
            />
          </div>
        )}
        {shown && <GroupView id={shown.id} key={shown.id} onGone={() => show('')} />}
      </Stack>
      {creating && (
        <GroupDialog
          onClose={() => setCreating(false)}
          onDone={(group: LabGroup) => {
            setCreating(false);
            void refresh();
            show(group.id);
          }}
        />
      )}
    </PersonFrame>
  );
}
