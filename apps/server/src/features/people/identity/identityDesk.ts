import type { StaffIdentity } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { documentName } from './documents.ts';
import { createIdentityService, kindName } from './identityService.ts';
import { isOrganisation, type Organisation, type RealName } from './present.ts';
import { deskRows, type ListedIdentity } from './deskRepository.ts';

const idTypes: Readonly<Record<RealName['id_type'], string>> = {
  id_card: '居民身份证',
  passport: '护照',
  hk_macao_permit: '港澳居民来往内地通行证',
  taiwan_permit: '台湾居民来往大陆通行证',
};

const factsOf = (fields: RealName | Organisation) =>
  isOrganisation(fields)
    ? [
        { label: '机构全称', value: fields.organisation },
        { label: '统一社会信用代码', value: fields.credit_code },
        { label: '部门', value: fields.department },
        { label: '职务', value: fields.position },
      ]
    : [
        { label: '姓名', value: fields.real_name },
        { label: '证件类型', value: idTypes[fields.id_type] },
        { label: '证件号码', value: fields.id_number },
        { label: '手机号', value: fields.phone },
      ];

export const presentIdentity = (row: ListedIdentity) => ({
  id: row.id,
  kind: row.kind as StaffIdentity['kind'],
  state: row.state as StaffIdentity['state'],
  email: row.email,
  name: row.name,
  reason: row.reason,
  updated_at: toTime(row.updated_at),
});

/** Submitted identities as the reviewer sees them; whoever calls `open` or `document` writes it into the audit log. */
export function createIdentityDesk(platform: Platform) {
  const { database } = platform;
  const service = createIdentityService(platform);

  return {
    find: (id: string) => deskRows.find(database, id),
    page: (state: string | undefined, window: { limit: number; offset: number }) =>
      deskRows.page(database, state, window),

    /** What was submitted, decrypted. */
    open: async (row: ListedIdentity): Promise<StaffIdentity> => ({
      ...presentIdentity(row),
      facts: factsOf(service.rows.fieldsOf(row)),
      documents: (await service.rows.documentsOf(row.id)).map((document) => ({
        id: document.id,
        name: documentName(service.rows.nameOf(row, document)),
        size: service.rows.plainSize(document),
      })),
    }),

    /** The bytes of a document, decrypted; undefined when the identity has no such document. */
    document: async (row: ListedIdentity, id: string): Promise<{ name: string; bytes: Buffer } | undefined> => {
      const document = (await service.rows.documentsOf(row.id)).find((one) => one.id === id);
      if (!document) return undefined;
      const name = documentName(service.rows.nameOf(row, document));
      return { name, bytes: await service.rows.bytesOf(row, document) };
    },

    decide: (row: ListedIdentity, state: 'approved' | 'rejected', reason: string) =>
      service.decide(row, { state, reason }),
    kindName,
  };
}
