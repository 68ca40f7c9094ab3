import { taskListPath, type TaskState } from '../../shared/tasks/index.ts';

export const filesPath = '/data-collection/file-store';
/** The list of tasks, filtered to one state. */
export const tasksInPath = (state: TaskState): string => `${taskListPath}?state=${state}`;
