import type { TaskFailure } from '@panome/contract';
import type { TaskRow } from '../database/schema/tasks.ts';

const tries = 3;

/** The failure that a person reads when the fault is ours. */
export const systemFailure = (taskId: string): TaskFailure => ({
  class: 'system',
  what: '分析程序意外中断，这不是您的数据或参数的问题',
  where: '',
  remedy: '请稍后点击“重新编辑”再次提交；若仍然失败，请把错误编号发给客服',
  problems: [],
  request_id: taskId,
});

const remedies: Readonly<Record<string, string>> = {
  memory: '分析所需内存超过了单个任务的上限',
  timeout: '分析超过了单个任务允许的运行时间',
};

/**
 * The change of a task after a crash: it is tried again after a growing pause, and fails after three crashes (REL-06).
 * A crash that would happen again (a limit, an error of the program) fails at once.
 */
export function afterCrash(task: TaskRow, reason: string, now: number): Partial<TaskRow> {
  const crashes = task.crashes + 1;
  if (reason === 'crashed' && crashes < tries) {
    return {
      state: 'queued',
      crashes,
      step: '意外中断，即将自动重试',
      percent: 0,
      not_before: now + 1_000 * 4 ** (crashes - 1),
    };
  }
  const limit = remedies[reason];
  const failure = systemFailure(task.id);
  const told = limit
    ? { ...failure, what: limit, remedy: '请减少特征数或样本数（例如先做数据过滤）后重新提交' }
    : failure;
  return { state: 'failed', crashes, finished_at: now, step: '', failure: JSON.stringify(told) };
}
