import { enquiryPaths } from '../../shared/enquiry/paths.ts';
import { contractListPath, contractReportPath, sharedListPath } from '../../shared/projects/index.ts';
import { taskListPath, type TaskState } from '../../shared/tasks/index.ts';

/** The list of tasks, filtered to one state. */
export const tasksInPath = (state: TaskState): string => `${taskListPath}?state=${state}`;
/** The list behind each count of what waits. */
export const waitingPaths = {
  contracts: `${contractListPath}?waiting=1`,
  shares: sharedListPath,
  originals: `${contractListPath}?original=expiring`,
  answers: `${enquiryPaths.list}?state=answered`,
  deliveries: `${contractReportPath}?scope=own`,
} as const;
