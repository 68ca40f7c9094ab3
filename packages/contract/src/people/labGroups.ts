import { z } from 'zod';
import { email } from '../accounts.ts';
import { defineCall, empty, id, nothing, time } from '../call.ts';

export const groupRole = z.enum(['owner', 'manager', 'member']);
export type GroupRole = z.infer<typeof groupRole>;
/** Only the owner is made by another way: by founding the group. */
const givenRole = z.enum(['manager', 'member']);
export const invitationState = z.enum(['pending', 'accepted', 'declined', 'cancelled', 'expired']);

const groupFields = {
  name: z.string().trim().min(2, '课题组名称至少 2 个字').max(60, '课题组名称最多 60 个字'),
  institution: z.string().trim().max(100, '最多 100 个字').default(''),
  description: z.string().trim().max(500, '最多 500 个字').default(''),
};

export const labGroup = z.object({
  id,
  name: z.string(),
  institution: z.string(),
  description: z.string(),
  role: groupRole,
  owner_name: z.string(),
  member_count: z.number(),
  created_at: time,
});
export type LabGroup = z.infer<typeof labGroup>;

export const groupMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  head_image_path: z.string(),
  role: groupRole,
  /** Bytes in 我的文件, which members agreed to show by joining. */
  used_bytes: z.number(),
  joined_at: time,
  is_self: z.boolean(),
});
export type GroupMember = z.infer<typeof groupMember>;

const invitation = z.object({
  id,
  role: givenRole,
  message: z.string(),
  state: invitationState,
  created_at: time,
  expires_at: time,
});
export const sentInvitation = invitation.extend({ email: z.string(), inviter_name: z.string() });
export type SentInvitation = z.infer<typeof sentInvitation>;
export const receivedInvitation = invitation.extend({
  group_name: z.string(),
  institution: z.string(),
  inviter_name: z.string(),
  member_count: z.number(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitation>;

export const groupList = defineCall({
  method: 'GET',
  path: '/api/front/group/list',
  request: nothing,
  response: z.array(labGroup),
  summary: 'The lab groups of the session, those it owns first.',
});

export const groupDetail = defineCall({
  method: 'GET',
  path: '/api/front/group/detail',
  request: z.strictObject({ id }),
  response: labGroup.extend({
    members: z.array(groupMember),
    /** Empty for ordinary members. */
    invitations: z.array(sentInvitation),
    quota_bytes: z.number(),
    can: z.object({
      update: z.boolean(),
      invite: z.boolean(),
      remove: z.boolean(),
      set_role: z.boolean(),
      delete: z.boolean(),
      leave: z.boolean(),
    }),
  }),
  summary: 'One group with its members and, for owner and managers, its invitations.',
});

export const groupStore = defineCall({
  method: 'POST',
  path: '/api/front/group/store',
  idempotent: true,
  request: z.strictObject(groupFields),
  response: labGroup,
  summary: 'Founds a group; the session becomes its owner.',
});

export const groupUpdate = defineCall({
  method: 'POST',
  path: '/api/front/group/update',
  request: z.strictObject({ id, ...groupFields }),
  response: labGroup,
  summary: 'Changes name, institution and description.',
});

export const groupDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/group/delete',
  request: z.strictObject({ id, name: z.string().trim().max(60) }),
  response: empty,
  summary: 'Dissolves a group, with its name as the proof that it is meant. Files and projects stay with their owners.',
});

export const groupInvite = defineCall({
  method: 'POST',
  path: '/api/front/group/invite',
  request: z.strictObject({
    id,
    emails: z.array(email).min(1, '请填写邮箱').max(20, '一次最多邀请 20 人'),
    role: givenRole.default('member'),
    message: z.string().trim().max(200, '留言最多 200 个字').default(''),
  }),
  response: z.array(sentInvitation),
  summary:
    'Invites people by mail for 14 days, whether they have an account or not; a second invitation renews the first.',
});

export const groupCancelInvitation = defineCall({
  method: 'POST',
  path: '/api/front/group/cancel_invitation',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Takes an invitation back.',
});

export const groupInvitationList = defineCall({
  method: 'GET',
  path: '/api/front/group/invitation_list',
  request: nothing,
  response: z.array(receivedInvitation),
  summary: 'Invitations to the address of the session that wait for an answer.',
});

export const groupAccept = defineCall({
  method: 'POST',
  path: '/api/front/group/accept',
  request: z.strictObject({ id }),
  response: labGroup,
  summary: 'Joins the group of an invitation.',
});

export const groupDecline = defineCall({
  method: 'POST',
  path: '/api/front/group/decline',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Refuses an invitation.',
});

export const groupSetRole = defineCall({
  method: 'POST',
  path: '/api/front/group/set_role',
  request: z.strictObject({ id, member_id: id, role: givenRole }),
  response: empty,
  summary: 'Makes a member a manager, or a manager a member; for the owner.',
});

export const groupRemoveMember = defineCall({
  method: 'POST',
  path: '/api/front/group/remove_member',
  request: z.strictObject({ id, member_id: id }),
  response: empty,
  summary: 'Takes a member out of the group; managers only ordinary members.',
});

export const groupLeave = defineCall({
  method: 'POST',
  path: '/api/front/group/leave',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Leaves a group; its owner dissolves it instead.',
});
