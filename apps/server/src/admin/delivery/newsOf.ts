import type { Comparison } from './compare.ts';

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
