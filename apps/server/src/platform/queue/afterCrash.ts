import type { TaskFailure } from '@panome/contract';
import type { TaskRow } from '../database/schema/tasks.ts';

const tries = 3;

const failureOf = (taskId: string, what: string, remedy: string, again: boolean): TaskFailure => ({
  class: 'system',
  what,
  where: '',
  remedy,
  problems: [],
  request_id: taskId,
  again,
});

/**
 * The failure that a person reads when our program is at fault. It would fail in the same way again, so it advises to
 * report it and not to try it again.
 */
export const systemFailure = (taskId: string): TaskFailure =>
  failureOf(
    taskId,
    '分析程序出错，这是我们的问题，不是您的数据或参数有误；您的文件和已有的结果都没有受影响',
    '同样的数据和参数再运行仍会出错，不必重试；请通过“人工售后”告诉我们（从任务页进入会自动附上错误编号），查明后答复您',
    false,
  );

/** The failure after the process that ran the task was lost time and again, such as by a restart of the machine. */
const lostFailure = (taskId: string): TaskFailure =>
  failureOf(
    taskId,
    '运行任务的进程多次意外中断，这不是您的数据或参数的问题；您的文件和已有的结果都没有受影响',
    '请稍后点击“重新编辑”再次提交；若仍然失败，请通过“人工售后”告诉我们（从任务页进入会自动附上错误编号）',
    true,
  );

const limits: Readonly<Record<string, string>> = {
  memory: '分析所需内存超过了单个任务的上限',
  timeout: '分析超过了单个任务允许的运行时间',
};
const lessRemedy = '请减少特征数或样本数（例如先做数据过滤）后重新提交';

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
  const limit = limits[reason];
  const failure = limit
    ? failureOf(task.id, limit, lessRemedy, true)
    : reason === 'crashed'
      ? lostFailure(task.id)
      : systemFailure(task.id);
  return { state: 'failed', crashes, finished_at: now, step: '', failure: JSON.stringify(failure) };
}
