import { z } from 'zod';
import { phone } from './accounts.ts';
import { defineCall, id, nothing, paging, time } from './call.ts';

/** How many people one account may invite (decision E-32). */

/** The rules that the program knows; the staff says what they are called and how much they give. */
export const pointRuleIds = [
  'register',
  'daily-login',
  'questionnaire',
  'feedback',
  'quote',
  'invite',
  'invited',
] as const;
export type PointRuleId = (typeof pointRuleIds)[number];

export const pointEntry = z.object({
  id,
  /** 1, 2, 3 … in the account. */
  number: z.number(),
  title: z.string(),
  note: z.string(),
  /** The page that shows the cause; empty for none. */
  link: z.string(),
  amount: z.number(),
  balance_after: z.number(),
  /** When what is left of a gain is lost. */
  expires_at: time.nullable(),
  created_at: time,
});
export type PointEntry = z.infer<typeof pointEntry>;

export const pointBalance = defineCall({
  method: 'GET',
  path: '/api/front/point/balance',
  request: nothing,
  response: z.object({
    balance: z.number(),
    /** All that was ever gained and spent, without what expired. */
    earned: z.number(),
    spent: z.number(),
    /** What expires within 60 days if it is not used, soonest first. */
    expiring: z.array(z.object({ at: time, amount: z.number() })),
  }),
  summary: 'The points of the session, and what of them expires soon.',
});

export const pointList = defineCall({
  method: 'GET',
  path: '/api/front/point/list',
  paged: true,
  request: z.strictObject({ ...paging, kind: z.enum(['all', 'gain', 'loss']).default('all') }),
  response: z.array(pointEntry),
  summary: 'The ledger of the session, newest first, with the balance after each entry.',
});

export const pointRules = defineCall({
  method: 'GET',
  path: '/api/front/point/rules',
  request: nothing,
  response: z.array(
    z.object({
      id,
      title: z.string(),
      help: z.string(),
      amount: z.number(),
      /** Points last until the end of the month that lies so many months later; 0 is without end. */
      months: z.number(),
      link: z.string(),
      /** Whether the session can get it again now: once-only awards are done, a daily one was given today. */
      done: z.boolean(),
    }),
  ),
  summary: 'What points are given for in this deployment.',
});

/** `quota` is room, `coupon` counts in a quote, `goods` are sent. */
export const rewardKinds = ['quota', 'coupon', 'goods'] as const;

/** Where goods are sent to. */
export const rewardAddress = z.strictObject({
  name: z.string().trim().min(1, '请填写收件人').max(40, '收件人最多 40 个字'),
  phone,
  address: z.string().trim().min(8, '请填写详细地址').max(200, '地址最多 200 个字'),
});
export type RewardAddress = z.infer<typeof rewardAddress>;

/** `waiting` to be sent, `sent`, arrived (`done`), or `cancelled` with the points given back. */
export const rewardOrderStates = ['waiting', 'sent', 'done', 'cancelled'] as const;
export const rewardOrderState = z.enum(rewardOrderStates);

export const reward = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  kind: z.enum(rewardKinds),
  price: z.number(),
  /** Null without limit. */
  stock: z.number().nullable(),
  /** How often the session may still have it; null without limit. */
  left: z.number().nullable(),
  bytes: z.number(),
  off_fen: z.number(),
  least_fen: z.number(),
  valid_days: z.number(),
});
export type Reward = z.infer<typeof reward>;

export const pointRewardList = defineCall({
  method: 'GET',
  path: '/api/front/point/reward_list',
  request: nothing,
  response: z.array(reward),
  summary: 'What points can be exchanged for.',
});

export const redemption = z.object({
  id,
  title: z.string(),
  kind: z.enum(rewardKinds),
  price: z.number(),
  bytes: z.number(),
  off_fen: z.number(),
  least_fen: z.number(),
  expires_at: time.nullable(),
  created_at: time,
  /** Of a coupon: `free`, `used` in a quote, or `expired`; of room `given`; of goods that of the order. */
  state: z.enum(['given', 'free', 'used', 'expired', ...rewardOrderStates]),
  /** Of goods: where they go, masked, as long as the address is kept. */
  receiver: z.string(),
  /** Of goods that were sent: carrier and number. */
  tracking: z.string(),
  /** Why goods were cancelled. */
  reason: z.string(),
});
export type Redemption = z.infer<typeof redemption>;

export const pointRedemptionList = defineCall({
  method: 'GET',
  path: '/api/front/point/redemption_list',
  paged: true,
  request: z.strictObject(paging),
  response: z.array(redemption),
  summary: 'What the session has exchanged, newest first.',
});

export const pointRedeem = defineCall({
  method: 'POST',
  path: '/api/front/point/redeem',
  idempotent: true,
  request: z.strictObject({
    id,
    /** The price that the page showed; another one is refused. */
    price: z.number().int().min(1),
    /** Of goods. */
    address: rewardAddress.optional(),
  }),
  response: z.object({ redemption, balance: z.number() }),
  summary: 'Exchanges points for room, a coupon or goods, in one transaction with the ledger.',
});

export const inviteItem = z.object({
  id,
  /** Masked: `李**`. */
  name: z.string(),
  email: z.string(),
  /** `registered` has not opened the activation mail yet. */
  state: z.enum(['registered', 'rewarded', 'void']),
  /** Why nothing was given, in words. */
  reason: z.string(),
  created_at: time,
});
export type InviteItem = z.infer<typeof inviteItem>;

export const inviteMine = defineCall({
  method: 'GET',
  path: '/api/front/invite/mine',
  request: nothing,
  response: z.object({
    code: z.string(),
    /** The page of the portal that the invitation opens. */
    path: z.string(),
    most: z.number(),
    /** How many more can be invited. */
    left: z.number(),
    /** What the inviter and the invited get; 0 when this deployment gives nothing. */
    gain: z.number(),
    their_gain: z.number(),
    people: z.array(inviteItem),
  }),
  summary: 'The invitation of the session, and who came by it.',
});

export const inviteDetail = defineCall({
  method: 'GET',
  path: '/api/front/invite/detail',
  auth: 'public',
  request: z.strictObject({ code: z.string().min(1).max(64) }),
  response: z.object({ name: z.string(), open: z.boolean(), gain: z.number() }),
  summary: 'Who invites, by a masked name, and whether the invitation still counts.',
});
