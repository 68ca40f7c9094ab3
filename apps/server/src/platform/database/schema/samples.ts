import type { Selectable } from 'kysely';

/** A form about samples, from the draft to the check at the provider. */
type SampleFormTable = {
  id: string;
  owner_id: string;
  /** The number on every label: `YP20261122-0003`. */
  number: string;
  /** One of the contract's `sampleKinds`. */
  kind: string;
  title: string;
  /** Empty until the form belongs to a contract. */
  contract_id: string;
  /** `draft`, `submitted`, `received`, `checked`, `returned`. */
  state: string;
  /** `passed` or `problem` once it was checked. */
  outcome: string;
  /** JSON of the contract's `SampleHeader`. */
  header: string;
  /** JSON of the rows: text by column. */
  form_rows: string;
  /** JSON of the results of the check, by sample name. */
  results: string;
  /** Number, title and sample names in lower case, for the search of the list. */
  search: string;
  samples: number;
  problems: number;
  /** Raised by every save, so that two editors cannot overwrite each other. */
  revision: number;
  /** Idempotency key under which it was begun or copied. */
  submit_key: string | null;
  created_at: number;
  updated_at: number;
  submitted_at: number | null;
  deleted_at: number | null;
};

/** The timeline: `created`, `submitted`, `withdrawn`, `received`, `checked`, `returned`. */
type SampleFormEventTable = { id: string; form_id: string; kind: string; note: string; at: number };

export type SampleTables = { sample_form: SampleFormTable; sample_form_event: SampleFormEventTable };
export type SampleFormRow = Selectable<SampleFormTable>;
export type SampleFormEventRow = Selectable<SampleFormEventTable>;
