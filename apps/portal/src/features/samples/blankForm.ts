import type { SampleKind } from '@panome/contract/sample-forms';
import type { SampleForm } from '../../shared/samples/index.ts';

/** A form that nobody has saved yet. */
export const blankForm = (kind: SampleKind, { header }: Pick<SampleForm, 'header'>): SampleForm => ({
  id: '',
  number: '',
  kind,
  title: '',
  state: 'draft',
  outcome: '',
  samples: 0,
  problems: 0,
  courier: '',
  tracking: '',
  created_at: '',
  updated_at: '',
  submitted_at: null,
  can: { update: true, withdraw: false, delete: false, request_return: false },
  header,
  rows: [],
  revision: 0,
  results: {},
  events: [],
});
