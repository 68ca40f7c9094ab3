import { localDay } from '../../../platform/clock.ts';
import { createNotifications, type Told } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OwnedContract } from './contractRepository.ts';
import { tellOwner } from './tellOwner.ts';
import { withdrawalRows as rows } from './withdrawalRepository.ts';

/** What is put right about a contract. */
export type Correction = { readonly title: string; readonly original_until: number | null };

const idForm = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const contractList = '/data-collection/my-contracts/contract-list';

/**
 * Contracts that were delivered wrongly: taken back, given again, or put right. A withdrawn contract keeps everything
 * that was delivered; only nobody sees it, until it is restored.
 */
export function createWithdrawalDesk(platform: Platform) {
  const { clock, database } = platform;

  /** Tasks of anybody that have not ended and read a file of the contract. */
  async function tasksOn(id: string) {
    const files = await rows.fileIds(database, id);
    const active = await rows.activeTasks(database);
    return active.filter(({ form }) => (form.match(idForm) ?? []).some((word) => files.has(word)));
  }

  return {
    /** What withdrawing means, one line each. */
    withdrawal: async ({ email, id, number, title }: OwnedContract): Promise<string[]> => {
      const [projects, shares, tasks] = [
        await rows.projects(database, id),
        await rows.shares(database, id, clock.now()),
        await tasksOn(id),
      ];
      return [
        `${email} 不再看到合同 ${number}“${title}”`,
        ...projects.map(
          ({ code, files, name }) => `项目 ${code}“${name}”：报告和 ${Number(files)} 个文件不能再查看和下载`,
        ),
        ...shares.map(({ code, receiver_email }) => `${code} 对 ${receiver_email} 的分享暂停`),
        ...tasks.map((task) => `${task.email} 的任务“${task.name}”还在进行：排队的会因读不到数据而失败`),
        '客户已有的分析结果、报告和保存到“我的文件”的副本保持不变',
      ];
    },
    withdrawFault: ({ is_demo, number, withdrawn_at }: OwnedContract): string =>
      is_demo === 1
        ? `合同 ${number} 是示例，不能撤回`
        : withdrawn_at === null
          ? ''
          : `合同 ${number} 已于 ${localDay(withdrawn_at)} 撤回`,

    /** @returns how the customer was told; undefined when it was withdrawn meanwhile. */
    withdraw: async ({ id, number, owner_id, title }: OwnedContract, why: string): Promise<Told | undefined> => {
      const now = clock.now();
      if (!(await rows.mark(database, id, { at: now, now, why }))) return undefined;
      return createNotifications(platform).notify(owner_id, {
        type: 'delivery',
        title: `合同 ${number}“${title}”已撤回`,
        content: `原因：${why.replace(/。$/, '')}。合同及其项目暂时不能查看，您已有的分析结果和保存的副本不受影响`,
        link: contractList,
      });
    },

    /** @returns how the customer was told; undefined when it is not withdrawn. */
    restore: async ({ id, number, owner_id, title }: OwnedContract): Promise<Told | undefined> => {
      if (!(await rows.mark(database, id, { at: null, now: clock.now(), why: '' }))) return undefined;
      return tellOwner(platform, owner_id, { id, number }, `合同 ${number}“${title}”已恢复`, '项目和数据可以重新查看');
    },

    /** What a correction changes, one line each; none when everything is so already. */
    correction: ({ original_until, title }: OwnedContract, wanted: Correction): string[] => [
      ...(wanted.title === title ? [] : [`名称由“${title}”改为“${wanted.title}”`]),
      ...(wanted.original_until === original_until || wanted.original_until === null
        ? []
        : [`原始数据保存到 ${localDay(wanted.original_until)}`]),
    ],
    correctFault: ({ original_until }: OwnedContract, wanted: Correction): string =>
      wanted.original_until !== null && original_until !== null && wanted.original_until < original_until
        ? `已答应客户把原始数据保存到 ${localDay(original_until)}，只能改为更晚的日期`
        : '',
    correct: async (row: OwnedContract, wanted: Correction, lines: readonly string[]): Promise<Told> => {
      const { id, number, original_until, owner_id } = row;
      const until = wanted.original_until ?? original_until;
      await rows.correct(database, id, { title: wanted.title, original_until: until, changed_at: clock.now() });
      return tellOwner(platform, owner_id, { id, number }, `合同 ${number} 的信息已更正`, lines.join('；'));
    },
  };
}
