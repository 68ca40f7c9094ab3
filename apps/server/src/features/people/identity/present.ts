import type { IdentityState } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import type { IdentityRow } from '../../../platform/database/schema/people.ts';
import { maskName, maskNumber, maskPhone } from '../../../platform/sealing/masks.ts';

type IdType = 'id_card' | 'passport' | 'hk_macao_permit' | 'taiwan_permit';
export type RealName = {
  readonly real_name: string;
  readonly id_type: IdType;
  readonly id_number: string;
  readonly phone: string;
};
export type Organisation = {
  readonly organisation: string;
  readonly credit_code: string;
  readonly department: string;
  readonly position: string;
};
export const isOrganisation = (fields: RealName | Organisation): fields is Organisation => 'organisation' in fields;

export type DocumentView = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly created_at: string;
};

const progressOf = (row: IdentityRow | undefined) => ({
  state: (row?.state ?? 'none') as IdentityState,
  reason: row?.reason ?? '',
  submitted_at: row ? toTime(row.updated_at) : null,
  decided_at: row?.decided_at ? toTime(row.decided_at) : null,
});

/** What the owner sees: enough to recognise the data, not enough to misuse them (SEC-81). */
export const presentRealName = (row: IdentityRow | undefined, fields: RealName | undefined) => ({
  ...progressOf(row),
  real_name: fields ? maskName(fields.real_name) : '',
  id_type: fields?.id_type ?? null,
  id_number: fields ? maskNumber(fields.id_number) : '',
  phone: fields ? maskPhone(fields.phone) : '',
});

export const presentOrganisation = (
  row: IdentityRow | undefined,
  fields: Organisation | undefined,
  documents: DocumentView[],
) => ({
  ...progressOf(row),
  organisation: fields?.organisation ?? '',
  credit_code: fields ? maskNumber(fields.credit_code) : '',
  department: fields?.department ?? '',
  position: fields?.position ?? '',
  documents,
});
