import type { TaskRecord } from '../../shared/tasks/index.ts';
import { taskListText as text } from './taskList.text.ts';

/** One task by name, several by number. */
export const whatOf = (tasks: readonly TaskRecord[]): string =>
  tasks.length === 1 && tasks[0] ? text.named(tasks[0].name) : text.several(tasks.length);
