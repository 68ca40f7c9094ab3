import { z } from 'zod';
import { email } from './accounts.ts';
import { defineCall, empty, id, nothing, paging, time } from './call.ts';
import { projectItem } from './projects.ts';

/** `view` reads and downloads; `analyse` also runs analyses on the tables. */
export const shareRole = z.enum(['view', 'analyse']);
/** `expired` is a share that was pending or received when its time was over. */
export const shareState = z.enum(['pending', 'received', 'declined', 'revoked', 'expired']);

const share = z.object({
  id,
  role: shareRole,
  state: shareState,
  message: z.string(),
  created_at: time,
  expires_at: time,
  received_at: time.nullable(),
});

/** What the owner sees of a share. */
export const givenShare = share.extend({
  project_id: id,
  project_name: z.string(),
  contract_number: z.string(),
  receiver_email: z.string(),
  receiver_name: z.string(),
});
export type GivenShare = z.infer<typeof givenShare>;

/** What the receiver sees; the project in full only once it is received. */
export const takenShare = share.extend({
  owner_name: z.string(),
  owner_email: z.string(),
  preview: z.object({
    name: z.string(),
    contract_id: id,
    contract_number: z.string(),
    family: z.string(),
    species: z.string(),
    sample_count: z.number(),
    table_count: z.number(),
    has_report: z.boolean(),
  }),
  project: projectItem.nullable(),
});
export type TakenShare = z.infer<typeof takenShare>;

export const projectShareStore = defineCall({
  method: 'POST',
  path: '/api/front/project_share/store',
  idempotent: true,
  request: z.strictObject({
    project_ids: z.array(id).min(1, '请选择要分享的项目').max(50, '一次最多分享 50 个项目'),
    emails: z.array(email).min(1, '请填写接收人的邮箱').max(20, '一次最多分享给 20 人'),
    role: shareRole.default('view'),
    /** Days until it ends by itself. */
    days: z.number().int().min(1, '至少 1 天').max(365, '最多 365 天').default(30),
    message: z.string().trim().max(500, '留言最多 500 个字').default(''),
  }),
  response: z.array(givenShare),
  summary: 'Shares projects of one’s own, their data included; the receivers are told by message and mail.',
});

export const projectShareListOfMine = defineCall({
  method: 'GET',
  path: '/api/front/project_share/list_of_mine',
  paged: true,
  request: z.strictObject({
    ...paging,
    project_id: id.optional(),
    state: shareState.optional(),
    name: z.string().trim().max(100).optional(),
  }),
  response: z.array(givenShare),
  summary: 'What the session shares with others, newest first.',
});

export const projectShareListToMe = defineCall({
  method: 'GET',
  path: '/api/front/project_share/list_of_share_to_me',
  paged: true,
  request: z.strictObject({ ...paging, state: shareState.optional(), name: z.string().trim().max(100).optional() }),
  response: z.array(takenShare),
  summary: 'What others share with the session, newest first.',
});

export const projectShareReceive = defineCall({
  method: 'POST',
  path: '/api/front/project_share/receive',
  request: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  response: z.object({ received: z.number() }),
  summary: 'Takes shares; from then on their projects are beside one’s own.',
});

export const projectShareDecline = defineCall({
  method: 'POST',
  path: '/api/front/project_share/decline',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Refuses a share, or gives a received one back.',
});

export const projectShareUpdate = defineCall({
  method: 'POST',
  path: '/api/front/project_share/update',
  request: z.strictObject({
    id,
    role: shareRole.optional(),
    days: z.number().int().min(1, '至少 1 天').max(365, '最多 365 天').optional(),
  }),
  response: givenShare,
  summary: 'Changes what a share allows, or lets it run longer from today.',
});

export const projectShareDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/project_share/delete',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Revokes a share of one’s own at once, downloads under way included.',
});

export const projectShareNoReceiveCount = defineCall({
  method: 'GET',
  path: '/api/front/project_share/no_receive_count',
  request: nothing,
  response: z.object({ count: z.number() }),
  summary: 'How many shares wait to be received.',
});

export const projectShareByFlowVersion = defineCall({
  method: 'GET',
  path: '/api/front/project_share/project_by_flow_version_id',
  request: z.strictObject({ flow_version_id: z.string().min(1).max(64) }),
  response: z.array(
    z.object({ value: id, label: z.string(), flow_version_id: z.string(), parent_value: z.literal(1) }),
  ),
  summary: 'Projects shared with the session that a version of a flow can analyse.',
});
