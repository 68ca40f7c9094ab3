import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link as TextLink } from '@panome/ui/link';
import { Tag } from '@panome/ui/tag';
import { FileText, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import { Block } from '../../shared/page/index.ts';
import { Rows, TaskRows } from '../../shared/recent/index.ts';
import { taskListPath, TaskStatus, toolFormPath, toolListPath } from '../../shared/tasks/index.ts';
import { useActiveTasks, useLastWork } from './api.ts';
import { homeText } from './home.text.ts';
import { lastWork, type Work } from './lastWork.ts';

const icon = { size: 14, strokeWidth: 1.5 } as const;

const all = (
  <TextLink asChild>
    <Link to={taskListPath}>{homeText.allTasks}</Link>
  </TextLink>
);
const begin = (
  <>
    <Button asChild variant="primary">
      <Link to={toolFormPath('pca', { example: true })}>{homeText.try}</Link>
    </Button>
    <Button asChild>
      <Link to={toolListPath}>{homeText.browse}</Link>
    </Button>
  </>
);

/** Running and waiting tasks; no block while there are none. */
export function RunningTasks() {
  const answer = useActiveTasks();
  if (!answer.error && (answer.data?.length ?? 0) === 0) return null;
  return (
    <Block actions={all} answer={answer} height={120} title={homeText.running}>
      {(tasks) => <TaskRows label={homeText.running} tasks={tasks} />}
    </Block>
  );
}

function End({ work: { kind, task } }: { work: Work }) {
  if (kind === 'failed')
    return (
      <Tag icon={<RotateCcw {...icon} />} tone="warning">
        {homeText.failed}
      </Tag>
    );
  return task ? (
    <TaskStatus task={task} />
  ) : (
    <Tag icon={<FileText {...icon} />}>{kind === 'draft' ? homeText.draftReport : homeText.report}</Tag>
  );
}

/** 继续上次: unfinished work first. */
export const LastWork = () => (
  <Block
    actions={all}
    answer={useLastWork()}
    empty={<EmptyState action={begin} description={homeText.noTasksHelp} variant="inline" title={homeText.noTasks} />}
    height={240}
    isEmpty={({ reports, tasks }) => lastWork(tasks, reports).length === 0}
    title={homeText.resume}
  >
    {({ reports, tasks }) => (
      <Rows
        label={homeText.resume}
        rows={lastWork(tasks, reports).map((work) => ({
          id: work.id,
          name: work.name,
          to: work.to,
          detail: [work.task?.tool_title, formatTime(work.at).slice(0, 16)].filter(Boolean).join(' · '),
          end: <End work={work} />,
        }))}
      />
    )}
  </Block>
);
