import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call, messageOf } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useLate } from '../../../shared/page/index.ts';
import { useRefreshGroups } from './api.ts';
import { dayOf } from './dayOf.ts';
import * as styles from './Group.css.ts';
import { groupText as text } from './group.text.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberList } from './MemberList.tsx';
import { SentInvitations } from './SentInvitations.tsx';
import { useGroupAct } from './useGroupAct.ts';
import type { GroupDetail } from './groupDetail.ts';

/** One group: what it is, who belongs to it, who was asked. */
export function GroupView({ id, onGone }: { readonly id: string; readonly onGone: () => void }) {
  const { data, error, mutate } = useCall('groupDetail', { id });
  const late = useLate();
  const refresh = useRefreshGroups();
  const [window, setWindow] = useState<'edit' | 'invite'>();
  const close = () => setWindow(undefined);
  const closeAndRefresh = () => {
    close();
    void refresh();
  };
  if (!data && error)
    return (
      <FailedState message={messageOf(error)} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
    );
  if (!data) return late ? <Skeleton height={320} shape="block" /> : null;
  const invite = data.can.invite && (
    <Allowed call="groupInvite">
      <Button icon={<UserPlus size={16} strokeWidth={1.5} />} onClick={() => setWindow('invite')} variant="primary">
        {text.invite}
      </Button>
    </Allowed>
  );
  return (
    <Stack space="large">
      <AboutCard group={data} onEdit={() => setWindow('edit')} onGone={onGone} />
      <Card actions={invite} description={text.membersHelp} title={`${text.members}（${data.members.length}）`}>
        <MemberList group={data} />
      </Card>
      {data.can.invite && (
        <Card title={text.invitations}>
          <SentInvitations group={data} />
        </Card>
      )}
      {window === 'edit' && <GroupDialog group={data} onClose={close} onDone={closeAndRefresh} />}
      {window === 'invite' && <InviteDialog groupId={data.id} onClose={close} onDone={closeAndRefresh} />}
    </Stack>
  );
}

function AboutCard({
  group,
  onEdit,
  onGone,
}: {
  readonly group: GroupDetail;
  readonly onEdit: () => void;
  readonly onGone: () => void;
}) {
  const { act, busy } = useGroupAct();
  const alert = useAlert();
  const { can, created_at, description, id, institution, member_count, name, owner_name, role } = group;
  const dissolve = async () => {
    const sure = await alert.confirm({
      title: text.dissolveTitle(name),
      description: text.dissolveHelp,
      action: text.dissolve,
      tone: 'danger',
      typedName: name,
    });
    if (sure) await act('dissolve', () => call('groupDelete', { id, name }).then(onGone), text.dissolved);
  };
  const leave = async () => {
    const sure = await alert.confirm({
      title: text.leaveTitle(name),
      description: text.leaveHelp,
      action: text.leave,
      tone: 'danger',
    });
    if (sure) await act('leave', () => call('groupLeave', { id }).then(onGone), text.left);
  };
  return (
    <Card actions={<Tag>{text.roles[role]}</Tag>} title={name}>
      <Stack space="medium">
        {description && <p className={styles.about}>{description}</p>}
        <div className={styles.facts}>
          {institution && <Text tone="muted">{institution}</Text>}
          <Text tone="muted">{text.ownerOf(owner_name)}</Text>
          <Text tone="muted">{text.people(member_count)}</Text>
          <Text tone="muted">{text.founded(dayOf(created_at))}</Text>
        </div>
        <div className={styles.acts}>
          {can.update && (
            <Allowed call="groupUpdate">
              <Button onClick={onEdit}>{text.edit}</Button>
            </Allowed>
          )}
          {can.leave && (
            <Allowed call="groupLeave">
              <Button loading={busy === 'leave'} onClick={() => void leave()} variant="quiet">
                {text.leave}
              </Button>
            </Allowed>
          )}
          {can.delete && (
            <Allowed call="groupDelete">
              <Button loading={busy === 'dissolve'} onClick={() => void dissolve()} variant="quiet">
                {text.dissolve}
              </Button>
            </Allowed>
          )}
        </div>
      </Stack>
    </Card>
  );
}
