import type { GroupMember, LabGroup, ReceivedInvitation, SentInvitation } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import type { GroupInvitationRow } from '../../../platform/database/schema/people.ts';
import type { GroupOfMember, InvitationRepository, MemberRow } from './repository.ts';

export const presentGroup = ({
  created_at,
  description,
  id,
  institution,
  member_count,
  name,
  owner_name,
  role,
}: GroupOfMember): LabGroup => ({
  id,
  name,
  institution,
  description,
  role,
  owner_name,
  member_count,
  created_at: toTime(created_at),
});

export const pictureOf = (profile: string): string =>
  (JSON.parse(profile) as { head_image_path?: string }).head_image_path ?? '';

export const presentMember = (
  { email, id, joined_at, name, profile, role, used_bytes }: MemberRow,
  actorId: string,
): GroupMember => ({
  id,
  name,
  email,
  head_image_path: pictureOf(profile),
  role,
  used_bytes,
  joined_at: toTime(joined_at),
  is_self: id === actorId,
});

const invitation = ({ created_at, expires_at, id, message, role, state }: GroupInvitationRow, now: number) => ({
  id,
  role: role as 'manager' | 'member',
  message,
  state: (state === 'pending' && expires_at <= now ? 'expired' : state) as SentInvitation['state'],
  created_at: toTime(created_at),
  expires_at: toTime(expires_at),
});

export const presentSent = (
  row: GroupInvitationRow & { readonly inviter_name: string },
  now: number,
): SentInvitation => ({ ...invitation(row, now), email: row.email, inviter_name: row.inviter_name });

export const presentReceived = (
  row: Awaited<ReturnType<InvitationRepository['waitingFor']>>[number],
  now: number,
): ReceivedInvitation => ({
  ...invitation(row, now),
  group_name: row.group_name,
  institution: row.institution,
  inviter_name: row.inviter_name,
  member_count: Number(row.member_count),
});
