import { PageHeader } from '../../page/index.ts';
import { ResultActs } from './ResultActs.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import { ResultTrail } from './ResultTrail.tsx';
import type { Task } from './resultTypes.ts';

type ResultHeaderProps = {
  readonly task: Task;
  /** Saves what waits and downloads everything as a zip. */
  readonly onDownloadAll: () => Promise<void>;
  /** Saves what waits. */
  readonly onLeave: () => Promise<void>;
};

/** What the task is, how it ended, and the ways on. */
export const ResultHeader = (props: ResultHeaderProps) => (
  <PageHeader
    above={<ResultTrail />}
    actions={<ResultActs {...props} />}
    description={<ResultFacts task={props.task} />}
    title={props.task.name}
  />
);
