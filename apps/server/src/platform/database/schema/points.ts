import type { Selectable } from 'kysely';

/** What an account has: the row that every booking locks, so that two of them never meet. */
type PointAccountTable = {
  account_id: string;
  balance: number;
  /** How many entries there are; the number of the last one. */
  entries: number;
  /** The owner was told of everything that expires until then; 0 when never. */
  warned_until: number;
};
/** The ledger. Rows are added and never changed; their sum is the balance. */
type PointEntryTable = {
  id: string;
  account_id: string;
  /** 1, 2, 3 … in each account. */
  number: number;
  /** A rule of `point_rule`, or `redeem`, `expire`, `adjust`. */
  rule: string;
  /** What it was for, once for each account and rule: a day, the id of a questionnaire, of a redemption … */
  occasion: string;
  amount: number;
  balance_after: number;
  /** When what is left of a gain is lost; null of a loss, and of a gain without end. */
  expires_at: number | null;
  note: string;
  /** The page of the portal that shows the cause; empty for none. */
  link: string;
  created_at: number;
};
/** What points are given for; imported by the staff. Without a row nothing is given. */
type PointRuleTable = {
  id: string;
  title: string;
  help: string;
  amount: number;
  /** Points last until the end of the month that lies so many months later; 0 is without end. */
  months: number;
  /** The page where they are earned. */
  link: string;
  place: number;
};
type RewardTable = {
  id: string;
  title: string;
  summary: string;
  /** `quota`, `coupon` or `goods`. */
  kind: string;
  /** In points. */
  price: number;
  /** Null without limit. */
  stock: number | null;
  /** How often one account may have it; 0 is without limit. */
  most_each: number;
  /** Room of a `quota`. */
  bytes: number;
  /** What a `coupon` takes off, and from which sum on. */
  off_fen: number;
  least_fen: number;
  /** How long a coupon can be used. */
  valid_days: number;
  place: number;
};
/** Something that was exchanged for points, as it was then. */
type RedemptionTable = {
  id: string;
  account_id: string;
  reward_id: string;
  title: string;
  kind: string;
  price: number;
  bytes: number;
  off_fen: number;
  least_fen: number;
  expires_at: number | null;
  created_at: number;
};
/** Goods that were exchanged, on their way. */
type RewardOrderTable = {
  redemption_id: string;
  /** `waiting`, `sent`, `done` or `cancelled`. */
  state: string;
  /** The address, sealed (SEC-81); empty once the order is closed. */
  sealed: string;
  carrier: string;
  tracking: string;
  /** Why it was cancelled, as the customer reads it. */
  reason: string;
  sent_at: number | null;
};
type InviteCodeTable = { account_id: string; code: string; created_at: number };
/** `registered`, then `rewarded`, or `void` with the reason: `self`, `device`, `full`, `inviter`. */
type InviteTable = {
  id: string;
  inviter_id: string;
  invitee_id: string;
  state: string;
  reason: string;
  created_at: number;
  settled_at: number | null;
};

export type PointTables = {
  point_account: PointAccountTable;
  point_entry: PointEntryTable;
  point_rule: PointRuleTable;
  reward: RewardTable;
  redemption: RedemptionTable;
  reward_order: RewardOrderTable;
  invite_code: InviteCodeTable;
  invite: InviteTable;
};
export type PointEntryRow = Selectable<PointEntryTable>;
export type PointRuleRow = Selectable<PointRuleTable>;
export type RewardRow = Selectable<RewardTable>;
export type RedemptionRow = Selectable<RedemptionTable>;
export type RewardOrderRow = Selectable<RewardOrderTable>;
export type InviteRow = Selectable<InviteTable>;
