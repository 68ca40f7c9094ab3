import type { Selectable } from 'kysely';

/** Small files that belong to something else than 我的文件, such as the pictures of feedback. */
type AttachmentTable = {
  id: string;
  owner_id: string;
  name: string;
  size: number;
  sha256: string;
  object_key: string;
  created_at: number;
  /** When something claimed it; null until then, and deleted after a day without a claim. */
  claimed_at: number | null;
};

/** Files that come by the further upload calls. */
export type UploadTables = { attachment: AttachmentTable };
export type AttachmentRow = Selectable<AttachmentTable>;
