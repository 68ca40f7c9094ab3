import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { List, ListItem } from '@panome/ui/list';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { call } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { dayOf } from './dayOf.ts';
import { groupText as text } from './group.text.ts';
import { useGroupAct } from './useGroupAct.ts';

/** Invitations that wait for this person; nothing when there are none. */
export function ReceivedInvitations({ onJoined }: { readonly onJoined: (groupId: string) => void }) {
  const { data } = useCall('groupInvitationList', {});
  const { act, busy } = useGroupAct();
  const alert = useAlert();
  if (!data || data.length === 0) return null;

  const accept = async (id: string) => {
    const { id: groupId } = await call('groupAccept', { id });
    onJoined(groupId);
  };
  const decline = async (id: string, group: string) => {
    if (await alert.confirm({ title: text.declineTitle(group), action: text.decline }))
      await act(`no ${id}`, () => call('groupDecline', { id }), text.declined);
  };
  return (
    <Card description={text.consent} title={text.received}>
      <List label={text.received}>
        {data.map(({ expires_at, group_name, id, institution, inviter_name, member_count, message, role }) => (
          <ListItem
            actions={
              <>
                <Button
                  aria-label={text.declineOf(group_name)}
                  disabled={busy !== ''}
                  loading={busy === `no ${id}`}
                  onClick={() => void decline(id, group_name)}
                >
                  {text.decline}
                </Button>
                <Button
                  aria-label={text.acceptOf(group_name)}
                  disabled={busy !== ''}
                  loading={busy === id}
                  onClick={() => void act(id, () => accept(id), text.joinedNow(group_name))}
                  variant="primary"
                >
                  {text.accept}
                </Button>
              </>
            }
            description={[institution, text.people(member_count), text.until(dayOf(expires_at))]
              .filter(Boolean)
              .join(' · ')}
            key={id}
            title={
              <>
                <Text weight="strong">{text.receivedLine(inviter_name, group_name)}</Text>
                <Tag>{text.roles[role]}</Tag>
              </>
            }
          >
            {message && <Text tone="muted">{message}</Text>}
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
