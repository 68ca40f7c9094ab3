import type { SentInvitation } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { List, ListItem } from '@panome/ui/list';
import { EmptyState } from '@panome/ui/state';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { CircleCheck, CircleX, Clock, TimerOff, Undo2, type LucideIcon } from 'lucide-react';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { dayOf } from './dayOf.ts';
import { groupText as text } from './group.text.ts';
import type { GroupDetail } from './groupDetail.ts';
import { useGroupAct } from './useGroupAct.ts';

const looks: Readonly<
  Record<SentInvitation['state'], readonly [LucideIcon, 'neutral' | 'accent' | 'success' | 'warning']>
> = {
  pending: [Clock, 'accent'],
  accepted: [CircleCheck, 'success'],
  declined: [CircleX, 'neutral'],
  cancelled: [Undo2, 'neutral'],
  expired: [TimerOff, 'warning'],
};

/** Invitations of the last weeks with what became of them. */
export function SentInvitations({ group: { id: groupId, invitations, members } }: { readonly group: GroupDetail }) {
  const { act, busy } = useGroupAct();
  if (invitations.length === 0) return <EmptyState variant="inline" title={text.noInvitations} />;
  const open = new Set(invitations.filter(({ state }) => state === 'pending').map(({ email }) => email));
  const isMember = (email: string) => members.some((member) => member.email.toLowerCase() === email.toLowerCase());
  return (
    <List label={text.invitations}>
      {invitations.map(({ created_at, email, expires_at, id, inviter_name, role, state }) => {
        const [Icon, tone] = looks[state];
        const again = state !== 'pending' && state !== 'accepted' && !open.has(email) && !isMember(email);
        return (
          <ListItem
            actions={
              <>
                {state === 'pending' && (
                  <Allowed call="groupCancelInvitation">
                    <Button
                      aria-label={text.withdrawOf(email)}
                      loading={busy === id}
                      onClick={() => void act(id, () => call('groupCancelInvitation', { id }), text.withdrawn)}
                      size="small"
                      variant="quiet"
                    >
                      {text.withdraw}
                    </Button>
                  </Allowed>
                )}
                {again && (
                  <Allowed call="groupInvite">
                    <Button
                      aria-label={text.againOf(email)}
                      loading={busy === id}
                      onClick={() =>
                        void act(id, () => call('groupInvite', { id: groupId, emails: [email], role }), text.sent(1))
                      }
                      size="small"
                      variant="quiet"
                    >
                      {text.again}
                    </Button>
                  </Allowed>
                )}
              </>
            }
            description={[
              text.roles[role],
              text.sentOn(inviter_name, dayOf(created_at)),
              state === 'pending' ? text.until(dayOf(expires_at)) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
            key={id}
            title={
              <>
                <Text weight="strong">{email}</Text>
                <Tag icon={<Icon aria-hidden size={14} strokeWidth={1.5} />} tone={tone}>
                  {text.states[state]}
                </Tag>
              </>
            }
          />
        );
      })}
    </List>
  );
}
