/** A remark of the staff on a piece of work, or its answer to a question. */
type StaffNoteTable = {
  id: string;
  /** One of the contract's `staffWorkKinds`. */
  kind: string;
  object_id: string;
  /** `note` is seen by the staff only, `answer` was sent. */
  type: string;
  author_id: string;
  content: string;
  created_at: number;
};

export type StaffTables = { staff_note: StaffNoteTable };
