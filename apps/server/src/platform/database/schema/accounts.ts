import type { Selectable } from 'kysely';

type AccountTable = {
  id: string;
  /** As typed. */
  email: string;
  /** NFC and lower case: what is unique (decision E-47). */
  email_key: string;
  password_hash: string;
  name: string;
  /** JSON of the profile fields. */
  profile: string;
  /** JSON array of role ids beside the base role. */
  roles: string;
  disabled: number;
  created_at: number;
};

type SessionTable = {
  id: string;
  token_hash: string;
  account_id: string;
  created_at: number;
  last_seen: number;
  ip: string;
  agent: string;
};

/** `tree` is JSON of permission nodes. */
type RoleTable = { id: string; name: string; tree: string };

export type AuditTable = {
  seq: number;
  at: number;
  actor_id: string;
  action: string;
  object: string;
  result: string;
  ip: string;
  agent: string;
  request_id: string;
  previous_hash: string;
  hash: string;
};

type IdempotencyTable = {
  account_id: string;
  call: string;
  key: string;
  body_hash: string;
  answer: string;
  expires_at: number;
};
type DailyLoginTable = { account_id: string; day: string };

export type AccountTables = {
  account: AccountTable;
  session: SessionTable;
  role: RoleTable;
  audit_event: AuditTable;
  idempotency: IdempotencyTable;
  daily_login: DailyLoginTable;
};
export type AccountRow = Selectable<AccountTable>;
