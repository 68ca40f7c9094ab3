import type { GroupMember } from '@panome/contract';
import { useAlert } from '@panome/ui/alert-dialog';
import { Avatar } from '@panome/ui/avatar';
import { IconButton } from '@panome/ui/icon-button';
import { List, ListItem } from '@panome/ui/list';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Progress } from '@panome/ui/progress';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { Ellipsis } from 'lucide-react';
import { useMay } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { formatSize } from '../../../shared/format/format.ts';
import { dayOf } from './dayOf.ts';
import * as styles from './Group.css.ts';
import { groupText as text } from './group.text.ts';
import type { GroupDetail } from './groupDetail.ts';
import { useGroupAct } from './useGroupAct.ts';

/** Who belongs to the group, with what each stores. */
export function MemberList({ group }: { readonly group: GroupDetail }) {
  return (
    <List label={text.members}>
      {group.members.map((member) => (
        <ListItem
          actions={<MemberMenu group={group} member={member} />}
          description={`${member.email} · ${text.joined(dayOf(member.joined_at))}`}
          key={member.id}
          leading={<Avatar decorative name={member.name} src={member.head_image_path || undefined} />}
          meta={
            <div className={styles.used}>
              <Progress
                detail={text.storage(formatSize(member.used_bytes), formatSize(group.quota_bytes))}
                label={text.storageOf(member.name)}
                labelHidden
                value={(member.used_bytes / group.quota_bytes) * 100}
              />
              {text.storage(formatSize(member.used_bytes), formatSize(group.quota_bytes))}
            </div>
          }
          title={
            <>
              <Text weight="strong">{member.name}</Text>
              {member.is_self && <Text tone="muted">（{text.self}）</Text>}
              <Tag tone={member.role === 'member' ? 'neutral' : 'accent'}>{text.roles[member.role]}</Tag>
            </>
          }
        />
      ))}
    </List>
  );
}

function MemberMenu({
  group: { can, id, role },
  member,
}: {
  readonly group: GroupDetail;
  readonly member: GroupMember;
}) {
  const { act } = useGroupAct();
  const may = useMay();
  const alert = useAlert();
  const mayRemove =
    can.remove &&
    may('groupRemoveMember') &&
    !member.is_self &&
    (member.role === 'member' || (role === 'owner' && member.role === 'manager'));
  const mayChange = can.set_role && may('groupSetRole') && member.role !== 'owner';
  // Keeps its place, so that the amounts of all rows stand below each other.
  if (!mayRemove && !mayChange) return <span className={styles.noMenu} />;

  const next = member.role === 'manager' ? 'member' : 'manager';
  const change = () =>
    act(
      'role',
      () => call('groupSetRole', { id, member_id: member.id, role: next }),
      text.roleChanged(member.name, text.roles[next]),
    );
  const remove = async () => {
    const sure = await alert.confirm({
      title: text.removeTitle(member.name),
      description: text.removeHelp,
      action: text.remove,
      tone: 'danger',
    });
    if (sure)
      await act('remove', () => call('groupRemoveMember', { id, member_id: member.id }), text.removed(member.name));
  };
  return (
    <Menu>
      <MenuTrigger>
        <IconButton
          icon={<Ellipsis aria-hidden size={16} strokeWidth={1.5} />}
          label={text.moreOf(member.name)}
          size="small"
        />
      </MenuTrigger>
      <MenuContent align="end">
        {mayChange && (
          <MenuItem onSelect={() => void change()}>{next === 'manager' ? text.makeManager : text.makeMember}</MenuItem>
        )}
        {mayRemove && <MenuItem onSelect={() => void remove()}>{text.remove}</MenuItem>}
      </MenuContent>
    </Menu>
  );
}
