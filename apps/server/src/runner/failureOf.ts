import { methodById } from '@panome/analysis';
import type { TaskFailure } from '@panome/contract';
import type { TaskRow } from '../platform/database/schema/tasks.ts';
import type { JobAnswer } from './job.ts';

/** The label of an input or an option on the form. */
export function labelOf(toolId: string, input: string): string {
  const method = methodById(toolId);
  return [...(method?.inputs ?? []), ...(method?.options ?? [])].find(({ id }) => id === input)?.label ?? input;
}

/** The failure of a task from the problems of its job: the first one in words, with its place. */
export function failureOf(
  answer: Extract<JobAnswer, { ok: false }>,
  { id, tool_id }: Pick<TaskRow, 'id' | 'tool_id'>,
): TaskFailure {
  const errors = answer.problems.filter((problem) => problem.severity === 'error');
  const [first] = errors.length > 0 ? errors : answer.problems;
  const place = first?.cell ?? (first?.row ? `第 ${first.row} 行` : '');
  const file = first?.input ? labelOf(tool_id, first.input) : '';
  return {
    class: answer.class,
    what: first?.what ?? '数据无法分析',
    where: [file, place].filter(Boolean).join(' '),
    remedy: first?.remedy ?? '请检查数据后重新提交',
    problems: [...answer.problems],
    request_id: id,
  };
}
