import type { SampleForm, SampleFormSummary, SampleHeader } from '@panome/contract';
import type { SampleKind, SampleRow, SampleState } from '@panome/contract/sample-forms';
import { toTime } from '../../platform/clock.ts';
import type { SampleFormEventRow, SampleFormRow } from '../../platform/database/schema/samples.ts';

export const headerOf = (row: Pick<SampleFormRow, 'header'>): SampleHeader => JSON.parse(row.header) as SampleHeader;
export const rowsOf = (row: Pick<SampleFormRow, 'form_rows'>): SampleRow[] => JSON.parse(row.form_rows) as SampleRow[];
export const resultsOf = (row: Pick<SampleFormRow, 'results'>): SampleForm['results'] =>
  JSON.parse(row.results) as SampleForm['results'];
export const kindOf = (row: Pick<SampleFormRow, 'kind'>): SampleKind => row.kind as SampleKind;

export function presentSummary(row: SampleFormRow): SampleFormSummary {
  const { courier, tracking } = headerOf(row);
  const draft = row.state === 'draft';
  return {
    id: row.id,
    number: row.number,
    kind: kindOf(row),
    title: row.title,
    state: row.state as SampleState,
    outcome: row.outcome as SampleFormSummary['outcome'],
    samples: row.samples,
    problems: row.problems,
    courier,
    tracking,
    created_at: toTime(row.created_at),
    updated_at: toTime(row.updated_at),
    submitted_at: row.submitted_at === null ? null : toTime(row.submitted_at),
    can: {
      update: draft,
      delete: draft,
      withdraw: row.state === 'submitted',
      request_return: row.kind !== 'return' && (row.state === 'received' || row.state === 'checked'),
    },
  };
}

export const presentForm = (row: SampleFormRow, events: readonly SampleFormEventRow[]): SampleForm => ({
  ...presentSummary(row),
  header: headerOf(row),
  rows: rowsOf(row).map((one) => ({ ...one })),
  revision: row.revision,
  results: resultsOf(row),
  events: events.map(({ at, id, kind, note }) => ({
    id,
    kind: kind as SampleForm['events'][number]['kind'],
    note,
    at: toTime(at),
  })),
});
