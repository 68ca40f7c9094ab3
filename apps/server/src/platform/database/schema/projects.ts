import type { ColumnType, Generated, Selectable } from 'kysely';

/** What a customer ordered. */
type ContractTable = {
  id: string;
  owner_id: string;
  /** The number of the contract: `PN2026-0418`. Unique for its owner. */
  number: string;
  title: string;
  /** One of the seven families, or `union`. */
  family: string;
  species: string;
  /** 1 when the samples are human, so that sharing abroad is restricted (decision E-52). */
  human: number;
  consent: string;
  /** 1 for an example that every account may read. */
  is_demo: number;
  /** What the provider tells the customer about the delivery. */
  note: string;
  created_at: number;
  /** The time of the newest change that a customer would want to see. */
  changed_at: number;
  delivered_at: number | null;
  /** Until when the original data are kept; null before there are any. */
  original_until: number | null;
  /** 1 once the one free delay was taken (decision E-51). */
  free_delay_used: number;
  /** The end of which the owner was told, and how many days before; null before that. */
  told_until: Generated<number | null>;
  told_days: Generated<number | null>;
  /** When the provider took it back, so that nobody sees it; null: it is the customer's. */
  withdrawn_at: Generated<number | null>;
  withdrawn_why: Generated<string>;
};

/** A step of the timeline: received, checked, sequenced, analysed, delivered. */
type ContractStepTable = {
  contract_id: string;
  step: string;
  /** When the step was done; null while it is planned. */
  done_at: number | null;
  /** When the step is planned; null when not stated. */
  due_at: number | null;
  /** `ok`, or `waiting`: the customer has to do something, which the note says. */
  state: string;
  note: string;
};

/** A unit of analysis: of a contract, with its samples, report and tables. */
type ProjectTable = {
  id: string;
  owner_id: string;
  contract_id: string;
  /** Name inside the contract that never changes, so that a delivery can be repeated. */
  code: string;
  name: string;
  family: string;
  species: string;
  description: string;
  /** `waiting`, `running`, `delivered`, `failed`. */
  state: string;
  flow_version_id: string;
  /** Sanitised HTML of the closing report; empty before it is there. */
  report_html: string;
  /** JSON of the headings of the report. */
  report_toc: string;
  created_at: number;
  updated_at: number;
  delivered_at: number | null;
};

type ProjectSampleTable = {
  project_id: string;
  name: string;
  group_name: string;
  position: number;
  /** JSON of the further columns of the delivered scheme, by name: batch, order of injection. */
  factors: ColumnType<string, string | undefined, string>;
};

/**
 * A delivered file. `figure` is shown in the report, `table` can be analysed, `original` is raw data, `attachment` the
 * rest.
 */
type ProjectFileTable = {
  id: string;
  project_id: string;
  kind: string;
  /** Path inside the delivery: `original/S01_R1.fastq.gz`. Unique in the project. */
  path: string;
  name: string;
  title: string;
  sample: string;
  size: number;
  sha256: string;
  md5: string;
  object_key: string;
  created_at: number;
  /** Which role of the flow the table plays; empty: none that the delivery names. */
  role: ColumnType<string, string | undefined, string>;
  /** 1 when the numbers of the table are logarithms, 0 when not; null when the delivery does not say. */
  logged: ColumnType<number | null, number | null | undefined, number | null>;
  /** What names the rows of the table, in a word; empty when the delivery does not say. */
  ids: ColumnType<string, string | undefined, string>;
};

/** A delay of the deletion of original data: the free one, or a longer one that was asked for. */
type OriginalDelayTable = {
  id: string;
  contract_id: string;
  account_id: string;
  /** `free`, `asked`, `granted`, `refused`. */
  state: string;
  days: number;
  reason: string;
  answer: string;
  created_at: number;
};

/** A project that another person may see. */
type ProjectShareTable = {
  id: string;
  project_id: string;
  owner_id: string;
  /** The address of the receiver as the owner typed it. */
  receiver_email: string;
  receiver_key: string;
  /** Empty until somebody with that address has an account. */
  receiver_id: string;
  /** `view` or `analyse`. */
  role: string;
  message: string;
  /** `pending`, `received`, `declined`, `revoked`. Expiry is decided by `expires_at`. */
  state: string;
  created_at: number;
  expires_at: number;
  received_at: number | null;
  ended_at: number | null;
};

/** An example project that an account has added to its list, under a name of its own. */
type DemoBindingTable = { id: string; account_id: string; project_id: string; name: string; created_at: number };

export type ProjectTables = {
  contract: ContractTable;
  contract_step: ContractStepTable;
  project: ProjectTable;
  project_sample: ProjectSampleTable;
  project_file: ProjectFileTable;
  original_delay: OriginalDelayTable;
  project_share: ProjectShareTable;
  demo_binding: DemoBindingTable;
};
export type ContractRow = Selectable<ContractTable>;
export type ContractStepRow = Selectable<ContractStepTable>;
export type ProjectRow = Selectable<ProjectTable>;
export type ProjectFileRow = Selectable<ProjectFileTable>;
export type ProjectShareRow = Selectable<ProjectShareTable>;
