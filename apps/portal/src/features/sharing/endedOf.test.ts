import { expect, it } from 'vitest';
import type { TakenShare } from '../../shared/projects/index.ts';
import { endedOf } from './endedOf.ts';

const share = (id: string, state: TakenShare['state'], name: string, day: number): TakenShare => ({
  id,
  state,
  role: 'view',
  message: '',
  created_at: `2026-11-0${day}T08:00:00+08:00`,
  expires_at: `2026-11-1${day}T08:00:00+08:00`,
  received_at: null,
  owner_name: '王教授',
  owner_email: 'wang@example.com',
  preview: {
    name,
    contract_id: 'c1',
    contract_number: 'PN-1',
    family: 'untarget',
    species: '',
    sample_count: 6,
    table_count: 1,
    has_report: true,
  },
  project: null,
});

it('names what was revoked or is over, and not what was shared again or declined by the receiver', () => {
  const shares = [
    share('again', 'received', '肝脏', 3),
    share('first', 'revoked', '肝脏', 1),
    share('over', 'expired', '血清', 2),
    share('taken back', 'revoked', '尿液', 2),
    share('not wanted', 'declined', '粪便', 2),
  ];
  expect(endedOf(shares).map(({ id }) => id)).toEqual(['over', 'taken back']);
});
