import type { Generated, Selectable } from 'kysely';

type AccountTable = {
  id: string;
  /** The address as it was typed. */
  email: string;
  /** The address in NFC and lower case, which is unique (decision E-47). */
  email_key: string;
  password_hash: string;
  name: string;
  /** JSON of the profile fields. */
  profile: string;
  /** JSON array of role ids, without the base role. */
  roles: string;
  disabled: number;
  created_at: number;
  /** Null until the owner has opened the activation mail. */
  activated_at: number | null;
  /** JSON of the mail switches that were changed, by kind; an absent kind has its default. */
  mail_switches: Generated<string>;
  /** Room that was given beyond the quota of the deployment. */
  extra_bytes: Generated<number>;
  /** The room of this account alone; null for that of the deployment. */
  quota_bytes: Generated<number | null>;
};

/** A mailed code or link that waits for its use. */
type ProofTable = {
  /** The ticket of the request that asked for it. */
  id: string;
  purpose: string;
  address_key: string;
  /** Empty when the address has no account. */
  account_id: string;
  secret_hash: string;
  tries: number;
  created_at: number;
  expires_at: number;
};

/** A device that shows codes. It counts once its first code was typed. */
type SecondFactorTable = {
  account_id: string;
  /** Sealed for the account. */
  secret: string;
  /** The period of the last code that was accepted: none of it or before it counts again. */
  last_step: number;
  created_at: number;
  confirmed_at: number | null;
};

/** A code that stands in for the device, once. */
type RecoveryCodeTable = { account_id: string; code_hash: string };

/** Mail and SMS to be sent. The state `void` is never sent: its address has no account, which nobody may notice. */
type OutboxTable = {
  id: string;
  channel: string;
  address: string;
  subject: string;
  text: string;
  /** The page of the portal that the message leads to; empty for none. */
  path: string;
  state: string;
  attempts: number;
  not_before: number;
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
  proof: ProofTable;
  outbox: OutboxTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
};
export type AccountRow = Selectable<AccountTable>;
export type SessionRow = Selectable<SessionTable>;
export type ProofRow = Selectable<ProofTable>;
export type OutboxRow = Selectable<OutboxTable>;
