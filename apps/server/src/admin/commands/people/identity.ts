import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createIdentityDesk, kindName, presentIdentity } from '../../../features/people/index.ts';
import { toTime } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { act, record, UsageError, type Commands } from '../../command.ts';
import { listing, pageSwitches } from '../../listing.ts';

const stateNames: Readonly<Record<string, string>> = { pending: '审核中', approved: '已通过', rejected: '未通过' };
async function requestOf(platform: Platform, id = '') {
  const row = await createIdentityDesk(platform).find(id);
  if (!row) throw new UsageError(`没有编号为“${id}”的认证申请，用 identity list 查看编号`);
  return row;
}

async function pending(platform: Platform, id: string | undefined) {
  const row = await requestOf(platform, id);
  if (row.state !== 'pending') throw new UsageError(`这份申请${stateNames[row.state]}，不在审核中`);
  return row;
}

const decide =
  (state: 'approved' | 'rejected', words: string): Commands[string]['prepare'] =>
  async ({ platform, words: [id, ...rest] }) => {
    const row = await pending(platform, id);
    const reason = rest.join(' ').trim();
    if (state === 'rejected' && !reason) throw new UsageError('请写明未通过的原因，申请人会看到');
    const { email } = row;
    return act(`${words} ${email} 的${kindName(row.kind)}，并通知申请人`, async () => {
      await createIdentityDesk(platform).decide(row, state, reason);
      await record(platform, `identity.${state}`, row.id);
      return `已${words} ${email} 的${kindName(row.kind)}`;
    });
  };

/** The manual review of real names and organisations (decision E-36). */
export const identityCommands: Commands = {
  'identity list': {
    usage: '',
    summary: '列出认证申请，等待审核的在前；--all 包括已有结果的',
    switches: ['all', ...pageSwitches],
    prepare: async ({ platform, switches }) =>
      listing({
        switches,
        none: '没有认证申请',
        read: (window) => createIdentityDesk(platform).page('all' in switches ? undefined : 'pending', window),
        line: ({ email, id, kind, name, state, updated_at }) =>
          `${id}  ${kindName(kind)}  ${stateNames[state]}  ${email}  ${name}  ${toTime(updated_at)}`,
        json: presentIdentity,
      }),
  },

  'identity show': {
    usage: '<编号> <目标文件夹>',
    summary: '把申请的信息和材料解密到文件夹供审核，记入审计日志；看完请删除文件夹',
    prepare: async ({ platform, words: [id, folder = ''] }) => {
      const row = await requestOf(platform, id);
      if (!folder) throw new UsageError('请给出目标文件夹');
      if ((await readdir(folder).catch(() => [])).length > 0) throw new UsageError(`文件夹 ${folder} 不是空的`);
      return act(`把 ${kindName(row.kind)} ${row.id} 解密到 ${folder}`, async () => {
        const desk = createIdentityDesk(platform);
        const { documents, facts, updated_at } = await desk.open(row);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const keep = (name: string, content: string | Buffer) =>
          writeFile(join(folder, name), content, { mode: 0o600 });
        const lines = [
          kindName(row.kind),
          `提交时间：${updated_at}`,
          ...facts.map(({ label, value }) => `${label}：${value}`),
        ];
        await keep('申请信息.txt', `${lines.join('\n')}\n`);
        for (const [at, { id: documentId, name }] of documents.entries())
          await keep(`${at + 1}-${name}`, (await desk.document(row, documentId))!.bytes);
        await record(platform, 'identity.read', row.id);
        return `已解密到 ${folder}：申请信息和 ${documents.length} 份材料`;
      });
    },
  },

  'identity approve': { usage: '<编号>', summary: '通过一份认证申请', prepare: decide('approved', '通过') },
  'identity reject': {
    usage: '<编号> <原因>',
    text: true,
    summary: '不通过一份认证申请，申请人会看到原因',
    prepare: decide('rejected', '退回'),
  },
};
