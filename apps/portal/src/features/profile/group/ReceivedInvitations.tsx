import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { call } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { dayOf } from './dayOf.ts';
import * as styles from './Group.css.ts';
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
      <ul className={styles.list} role="list">
        {data.map(({ expires_at, group_name, id, institution, inviter_name, member_count, message, role }) => (
          <li className={styles.row} key={id}>
            <div className={styles.who}>
              <span className={styles.names}>
                <Text weight="strong">{text.receivedLine(inviter_name, group_name)}</Text>
                <Tag>{text.roles[role]}</Tag>
              </span>
              {message && <Text tone="muted">{message}</Text>}
              <Text size="secondary" tone="subtle">
                {[institution, text.people(member_count), text.until(dayOf(expires_at))].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <div className={styles.acts}>
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
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
