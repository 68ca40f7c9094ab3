import type { Selectable } from 'kysely';

/** The picture of an account. Its object key also identifies it in an address. */
type AvatarTable = {
  account_id: string;
  object_key: string;
  sha256: string;
  size: number;
  type: string;
  created_at: number;
};

/** The data of a person or an organisation to be verified; each account has at most one of each kind. */
type IdentityTable = {
  id: string;
  account_id: string;
  /** `real-name` or `organisation`. */
  kind: string;
  /** `pending`, `approved` or `rejected`. */
  state: string;
  /** The fields, sealed (SEC-81). */
  sealed: string;
  /** The reason of a rejection, as people read it. */
  reason: string;
  created_at: number;
  updated_at: number;
  decided_at: number | null;
};

/** A document of an identity; its bytes and its name are encrypted. */
type IdentityFileTable = {
  id: string;
  identity_id: string;
  position: number;
  sealed_name: string;
  /** `pdf`, `png` or `jpg`. */
  type: string;
  object_key: string;
  sha256: string;
  /** Size of the encrypted object in bytes. */
  size: number;
  created_at: number;
};

type LabGroupTable = {
  id: string;
  owner_id: string;
  name: string;
  institution: string;
  description: string;
  created_at: number;
  updated_at: number;
};

/** `role` is `owner`, `manager` or `member`. */
type GroupMemberTable = { group_id: string; account_id: string; role: string; joined_at: number };

type GroupInvitationTable = {
  id: string;
  group_id: string;
  inviter_id: string;
  email: string;
  email_key: string;
  role: string;
  message: string;
  /** `pending`, `accepted`, `declined` or `cancelled`; a pending one ends at `expires_at`. */
  state: string;
  created_at: number;
  expires_at: number;
  answered_at: number | null;
};

export type PeopleTables = {
  avatar: AvatarTable;
  identity: IdentityTable;
  identity_file: IdentityFileTable;
  lab_group: LabGroupTable;
  group_member: GroupMemberTable;
  group_invitation: GroupInvitationTable;
};
export type AvatarRow = Selectable<AvatarTable>;
export type IdentityRow = Selectable<IdentityTable>;
export type IdentityFileRow = Selectable<IdentityFileTable>;
export type LabGroupRow = Selectable<LabGroupTable>;
export type GroupInvitationRow = Selectable<GroupInvitationTable>;
