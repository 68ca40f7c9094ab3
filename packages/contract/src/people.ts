import { z } from 'zod';
import { captchaFields, email, phone, sent, ticket, verifyCode } from './accounts.ts';
import { defineCall, empty, id, nothing, time } from './call.ts';
import { isCreditCode, isResidentId } from './identityNumbers.ts';

const tenMinutes = 600_000;

/* Avatar. */

export const fileUploadHeadImage = defineCall({
  method: 'POST',
  path: '/api/front/file/upload_head_image',
  kind: 'multipart',
  timeout: 30_000,
  request: nothing,
  response: z.object({ head_image_path: z.string() }),
  summary: 'Replaces the avatar: PNG, JPEG or WebP of at most 2 MB and 4096 × 4096; what cameras write beside the picture is taken out.',
});

export const fileHeadImage = defineCall({
  method: 'GET',
  path: '/api/front/file/head_image',
  auth: 'public',
  kind: 'blob',
  request: z.strictObject({ image: z.string().regex(/^[\w-]{43}$/) }),
  response: empty,
  summary: 'The bytes of an avatar; the name cannot be guessed and ends with the picture.',
});

export const userDeleteHeadImage = defineCall({
  method: 'DELETE',
  path: '/api/front/user/delete_head_image',
  request: nothing,
  response: empty,
  summary: 'Removes the avatar; the initials stand in its place.',
});

/* Phone. */

export const userSendPhoneCode = defineCall({
  method: 'POST',
  path: '/api/front/user/send_phone_code',
  request: z.strictObject({ phone, ...captchaFields }),
  response: sent,
  summary: 'Sends a code by SMS to the number that is to become the account’s.',
});

export const userUpdatePhone = defineCall({
  method: 'POST',
  path: '/api/front/user/update_phone',
  request: z.strictObject({ phone, ticket, verify_code: verifyCode, password: z.string().min(1, '请输入登录密码').max(1024) }),
  response: empty,
  summary: 'Sets the phone number with the password and a code from there; the mail address is told.',
});

/* People and where they work. */

export const userWorkUnitData = defineCall({
  method: 'GET',
  path: '/api/front/user/work_unit_data',
  request: z.strictObject({ name: z.string().trim().max(100).default('') }),
  response: z.array(z.object({ name: z.string(), source: z.enum(['group', 'common']) })),
  summary: 'Suggestions for the work unit: what the groups of the session use, then common institutions; at most 20.',
});

export const userDataByFilter = defineCall({
  method: 'GET',
  path: '/api/front/user/data_by_filter',
  request: z.strictObject({ name: z.string().trim().min(1, '请输入邮箱或姓名').max(254), scope: z.enum(['all', 'group']).default('all'), group_id: id.optional() }),
  response: z.array(z.object({ id, name: z.string(), email: z.string(), head_image_path: z.string(), group_name: z.string() })),
  summary: 'Accounts to share with or to invite: members of one’s groups by name or mail; a stranger only by the whole address, and masked.',
});

/* Real name and organisation. */

export const identityState = z.enum(['none', 'pending', 'approved', 'rejected']);
export type IdentityState = z.infer<typeof identityState>;
export const idType = z.enum(['id_card', 'passport', 'hk_macao_permit', 'taiwan_permit']);

const identityAnswer = z.object({
  state: identityState,
  /** Why it was not approved. */
  reason: z.string(),
  submitted_at: time.nullable(),
  decided_at: time.nullable(),
});

export const userRealNameVerify = defineCall({
  method: 'POST',
  path: '/api/front/user/real_name_verify',
  request: z
    .strictObject({
      real_name: z.string().trim().min(2, '请输入真实姓名').max(60, '姓名最多 60 个字').regex(/^[\p{L}·.'\- ]+$/u, '姓名只能包含文字、间隔号和空格'),
      id_type: idType,
      id_number: z.string().trim().toUpperCase().min(1, '请输入证件号码').max(30, '证件号码过长'),
      phone,
    })
    .superRefine(({ id_number, id_type }, context) => {
      const fits = id_type === 'id_card' ? isResidentId(id_number) : /^[A-Z0-9]{5,20}$/.test(id_number);
      if (!fits) context.addIssue({ code: 'custom', path: ['id_number'], message: id_type === 'id_card' ? '身份证号码不正确，请核对 18 位号码' : '证件号码由 5 至 20 位字母和数字组成' });
    }),
  response: empty,
  summary: 'Hands in the real name for review; encrypted at rest.',
});

export const userRealNameInfo = defineCall({
  method: 'GET',
  path: '/api/front/user/real_name_info',
  request: nothing,
  response: identityAnswer.extend({ real_name: z.string(), id_type: idType.nullable(), id_number: z.string(), phone: z.string() }),
  summary: 'The real name of the session and how far its review is, masked.',
});

export const userDeleteRealName = defineCall({
  method: 'DELETE',
  path: '/api/front/user/delete_real_name',
  request: nothing,
  response: empty,
  summary: 'Deletes what was handed in, approved or not; the verification ends with it.',
});

export const userRealNameApplyUrl = defineCall({
  method: 'GET',
  path: '/api/front/user/real_name_apply_url',
  request: nothing,
  response: z.object({ url: z.string(), template_url: z.string(), template_name: z.string() }),
  summary: 'The page where one applies, and the form that an organisation stamps.',
});

export const userOrganisationForm = defineCall({
  method: 'GET',
  path: '/api/front/user/organisation_form',
  auth: 'public',
  kind: 'blob',
  timeout: 30_000,
  request: nothing,
  response: empty,
  summary: 'The application form of an organisation as a Word document.',
});

const organisation = {
  organisation: z.string().trim().min(2, '请输入机构全称').max(100, '机构名称最多 100 个字'),
  credit_code: z.string().trim().toUpperCase().refine(isCreditCode, '统一社会信用代码不正确，请核对 18 位代码'),
  department: z.string().trim().max(100, '最多 100 个字').default(''),
  position: z.string().trim().max(60, '最多 60 个字').default(''),
};

export const userStoreSocialInfo = defineCall({
  method: 'POST',
  path: '/api/front/user/store_social_info',
  kind: 'multipart',
  timeout: tenMinutes,
  request: z.strictObject(organisation),
  response: empty,
  summary: 'Hands in an organisation with one to five documents (PDF, PNG, JPG, 20 MB each); encrypted at rest.',
});

export const userUpdateSocialInfo = defineCall({
  method: 'POST',
  path: '/api/front/user/update_social_info',
  kind: 'multipart',
  timeout: tenMinutes,
  request: z.strictObject({
    ...organisation,
    /** Ids of the documents that stay, comma-separated. */
    keep: z.string().max(400).default(''),
  }),
  response: empty,
  summary: 'Hands the organisation in again, with new documents beside those that stay.',
});

export const userGetSocialInfo = defineCall({
  method: 'GET',
  path: '/api/front/user/get_social_info',
  request: nothing,
  response: identityAnswer.extend({
    organisation: z.string(),
    credit_code: z.string(),
    department: z.string(),
    position: z.string(),
    documents: z.array(z.object({ id, name: z.string(), type: z.string(), size: z.number(), created_at: time })),
  }),
  summary: 'The organisation of the session and how far its review is, masked.',
});

export const userSocialDocument = defineCall({
  method: 'GET',
  path: '/api/front/user/social_document',
  kind: 'blob',
  timeout: 60_000,
  request: z.strictObject({ id }),
  response: empty,
  summary: 'One document of one’s own organisation, decrypted; each read is in the audit log.',
});

export const userDeleteSocialInfo = defineCall({
  method: 'DELETE',
  path: '/api/front/user/delete_social_info',
  request: nothing,
  response: empty,
  summary: 'Deletes the organisation and its documents for good.',
});

/* Lab groups. */

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

export const labGroup = z.object({ id, name: z.string(), institution: z.string(), description: z.string(), role: groupRole, owner_name: z.string(), member_count: z.number(), created_at: time });
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

const invitation = z.object({ id, role: givenRole, message: z.string(), state: invitationState, created_at: time, expires_at: time });
export const sentInvitation = invitation.extend({ email: z.string(), inviter_name: z.string() });
export type SentInvitation = z.infer<typeof sentInvitation>;
export const receivedInvitation = invitation.extend({ group_name: z.string(), institution: z.string(), inviter_name: z.string(), member_count: z.number() });
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
    can: z.object({ update: z.boolean(), invite: z.boolean(), remove: z.boolean(), set_role: z.boolean(), delete: z.boolean(), leave: z.boolean() }),
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
  summary: 'Invites people by mail for 14 days, whether they have an account or not; a second invitation renews the first.',
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
