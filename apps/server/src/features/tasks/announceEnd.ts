import { methodById } from '@panome/analysis';
import type { TaskFailure } from '@panome/contract';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import type { Notifications } from '../../platform/notifications/notifications.ts';
import type { Reports } from '../reports/index.ts';

/** Sends one notification at the end of a task, which leads to the result or says why there is none. */
export const announceEnd = (notifications: Notifications, reports: Reports) => async (task: TaskRow) => {
  const done = task.state === 'succeeded';
  if (task.kind === 'report') {
    await reports.settle(task);
    const link = `/data-collection/analysis-report/${task.report_id}`;
    await notifications.notify(task.owner_id, {
      type: 'report',
      title: done ? `报告“${task.name}”已生成` : `报告“${task.name}”生成失败`,
      content: done ? '可以下载离线 HTML 文件' : '请打开报告重新生成',
      link,
    });
    return;
  }
  const { what = '' } = task.failure ? (JSON.parse(task.failure) as Partial<TaskFailure>) : {};
  const title = methodById(task.tool_id)?.title ?? task.tool_id;
  await notifications.notify(task.owner_id, {
    type: 'task',
    title: done ? `“${task.name}”分析完成` : `“${task.name}”分析失败`,
    content: done ? `${title}的图表和表格已可查看` : what,
    link: `/tools/detail?mission_id=${task.id}`,
  });
};
