import { createNotifications } from '../../platform/notifications/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Comparison } from './compare.ts';

/** Address of the page of a contract. */
const contractPage = (id: string, number: string, hasOriginals: boolean) =>
  `/data-collection/report/${hasOriginals ? 1 : 0}/${id}/${encodeURIComponent(number)}/list`;

/** The notification that the owner gets about a delivery: what is new, not which columns changed. */
export function newsOf({ projects, steps }: Comparison): string {
  const count = (pick: (change: Comparison['projects'][number]) => number) =>
    projects.reduce((total, change) => total + pick(change), 0);
  const files = (kind: string) =>
    count(
      ({ added, changed }) =>
        [...added, ...changed.map(({ file }) => file)].filter((file) => file.kind === kind).length,
    );
  const parts = [
    [count((change) => (change.report ? 1 : 0)), '份结题报告'],
    [files('table'), '张数据表'],
    [files('original'), '个原始数据文件'],
    [files('attachment'), '个附件'],
  ] as const;
  const came = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return [...(came.length > 0 ? [`新增或更新了 ${came.join('、')}`] : []), ...(steps ? ['项目进度已更新'] : [])].join(
    '；',
  );
}

export async function tellOwner(
  platform: Platform,
  ownerId: string,
  contract: { readonly id: string; readonly number: string },
  title: string,
  content: string,
): Promise<void> {
  const originals = await platform.database
    .selectFrom('project_file')
    .innerJoin('project', 'project.id', 'project_file.project_id')
    .select('project_file.id')
    .where('project.contract_id', '=', contract.id)
    .where('project_file.kind', '=', 'original')
    .executeTakeFirst();
  await createNotifications(platform).notify(ownerId, {
    type: 'delivery',
    title,
    content,
    link: contractPage(contract.id, contract.number, originals !== undefined),
  });
}
