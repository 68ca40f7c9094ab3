import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createIdentityService,
  documentName,
  kindName,
  type Organisation,
  type RealName,
} from '../../../features/people/index.ts';
import { toTime } from '../../../platform/clock.ts';
import type { IdentityRow } from '../../../platform/database/schema/people.ts';
import type { Platform } from '../../../platform/platform.ts';
import { act, record, UsageError, type Commands } from '../../command.ts';

const stateNames: Readonly<Record<string, string>> = { pending: '审核中', approved: '已通过', rejected: '未通过' };
const idTypes: Readonly<Record<RealName['id_type'], string>> = {
  id_card: '居民身份证',
  passport: '护照',
  hk_macao_permit: '港澳居民来往内地通行证',
  taiwan_permit: '台湾居民来往大陆通行证',
};

async function requestOf({ database }: Platform, id = ''): Promise<IdentityRow> {
  const row = await database.selectFrom('identity').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new UsageError(`没有编号为“${id}”的认证申请，用 identity list 查看编号`);
  return row;
}

async function pending(platform: Platform, id: string | undefined): Promise<IdentityRow> {
  const row = await requestOf(platform, id);
  if (row.state !== 'pending') throw new UsageError(`这份申请${stateNames[row.state]}，不在审核中`);
  return row;
}

const emailOf = async ({ database }: Platform, accountId: string): Promise<string> =>
  (await database.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()).email;

const decide =
  (state: 'approved' | 'rejected', words: string): Commands[string]['prepare'] =>
  async ({ platform, words: [id, ...rest] }) => {
    const row = await pending(platform, id);
    const reason = rest.join(' ').trim();
    if (state === 'rejected' && !reason) throw new UsageError('请写明未通过的原因，申请人会看到');
    const email = await emailOf(platform, row.account_id);
    return act(`${words} ${email} 的${kindName(row.kind)}，并通知申请人`, async () => {
      await createIdentityService(platform).decide(row, { state, reason });
      await record(platform, `identity.${state}`, row.id);
      return `已${words} ${email} 的${kindName(row.kind)}`;
    });
  };

/** The manual review of real names and organisations (decision E-36). */
export const identityCommands: Commands = {
  'identity list': {
    usage: '',
    summary: '列出认证申请，等待审核的在前；--all 包括已有结果的',
    switches: ['all'],
    prepare: async ({ platform: { database }, switches }) => {
      const rows = await database
        .selectFrom('identity')
        .innerJoin('account', 'account.id', 'identity.account_id')
        .select([
          'identity.id',
          'identity.kind',
          'identity.state',
          'identity.updated_at',
          'account.email',
          'account.name',
        ])
        .orderBy('identity.updated_at')
        .execute();
      const shown = rows
        .filter(({ state }) => 'all' in switches || state === 'pending')
        .toSorted((a, b) => Number(b.state === 'pending') - Number(a.state === 'pending'));
      const lines = shown.map(
        ({ email, id, kind, name, state, updated_at }) =>
          `${id}  ${kindName(kind)}  ${stateNames[state]}  ${email}  ${name}  ${toTime(updated_at)}`,
      );
      return act(`列出 ${shown.length} 份申请`, () => Promise.resolve([...lines, `共 ${shown.length} 份`].join('\n')));
    },
  },

  'identity show': {
    usage: '<编号> <目标文件夹>',
    summary: '把申请的信息和材料解密到文件夹供审核，记入审计日志；看完请删除文件夹',
    prepare: async ({ platform, words: [id, folder = ''] }) => {
      const row = await requestOf(platform, id);
      if (!folder) throw new UsageError('请给出目标文件夹');
      if ((await readdir(folder).catch(() => [])).length > 0) throw new UsageError(`文件夹 ${folder} 不是空的`);
      return act(`把 ${kindName(row.kind)} ${row.id} 解密到 ${folder}`, async () => {
        const { rows } = createIdentityService(platform);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const keep = (name: string, content: string | Buffer) =>
          writeFile(join(folder, name), content, { mode: 0o600 });
        await keep('申请信息.txt', `${factsOf(row, rows.fieldsOf(row)).join('\n')}\n`);
        const documents = await rows.documentsOf(row.id);
        for (const [at, document] of documents.entries())
          await keep(`${at + 1}-${documentName(rows.nameOf(row, document))}`, await rows.bytesOf(row, document));
        await record(platform, 'identity.read', row.id);
        return `已解密到 ${folder}：申请信息和 ${documents.length} 份材料`;
      });
    },
  },

  'identity approve': { usage: '<编号>', summary: '通过一份认证申请', prepare: decide('approved', '通过') },
  'identity reject': {
    usage: '<编号> <原因>',
    summary: '不通过一份认证申请，申请人会看到原因',
    prepare: decide('rejected', '退回'),
  },
};

function factsOf(row: IdentityRow, fields: RealName | Organisation): string[] {
  const facts =
    'real_name' in fields
      ? [
          `姓名：${fields.real_name}`,
          `证件类型：${idTypes[fields.id_type]}`,
          `证件号码：${fields.id_number}`,
          `手机号：${fields.phone}`,
        ]
      : [
          `机构全称：${fields.organisation}`,
          `统一社会信用代码：${fields.credit_code}`,
          `部门：${fields.department}`,
          `职务：${fields.position}`,
        ];
  return [kindName(row.kind), `提交时间：${toTime(row.updated_at)}`, ...facts];
}
