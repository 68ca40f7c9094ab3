import { useCall, useCallPage } from '../../shared/api/index.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { pollInterval, useLive, type TaskState } from '../../shared/tasks/index.ts';

const still = { revalidateOnFocus: false } as const;
const few = 5;

/** The tools by family; the same for everybody. */
export const useTools = () => useCall('toolList', {}, still);

/** The newest news; the same request as the ticker, so it is asked for once. */
export const useNews = () => useCallPage('dynamicList', { page: 1, size: 10 }, still);

function useTasksIn(state: TaskState) {
  const connected = useLive();
  return useCallPage(
    'taskList',
    { page: 1, size: few, state },
    { refreshInterval: (latest) => pollInterval(latest?.data ?? [], connected) },
  );
}

/** Running before waiting, as one answer. */
export function useActiveTasks() {
  const running = useTasksIn('running');
  const queued = useTasksIn('queued');
  return {
    data: running.data && queued.data && [...running.data.data, ...queued.data.data].slice(0, few),
    error: running.error ?? queued.error,
    mutate: () => Promise.all([running.mutate(), queued.mutate()]),
  };
}

/** What the person worked on last: tasks that have ended, and reports, as one answer. */
export function useLastWork() {
  const tasks = useCallPage('taskList', { page: 1, size: 10 });
  const reports = useCallPage('reportList', { page: 1, size: few });
  return {
    data: tasks.data && reports.data && { tasks: tasks.data.data, reports: reports.data.data },
    error: tasks.error ?? reports.error,
    mutate: () => Promise.all([tasks.mutate(), reports.mutate()]),
  };
}

/** The projects that changed last. */
export const useProjects = () => useCallPage('projectList', { page: 1, size: few });

/** What waits for the person. */
export function useTodo() {
  const session = useSession();
  const unread = useCall('notifyNoRead', session ? {} : null);
  const questionnaires = useCallPage('questionItemList', { page: 1, size: few });
  const contracts = useCallPage('contractList', { page: 1, size: 1, waiting: '1' });
  return {
    data: unread.data &&
      questionnaires.data &&
      contracts.data && {
        unread: unread.data.count,
        questionnaires: questionnaires.data.total,
        contracts: contracts.data.total,
      },
    error: unread.error ?? questionnaires.error ?? contracts.error,
    mutate: () => Promise.all([unread.mutate(), questionnaires.mutate(), contracts.mutate()]),
  };
}
