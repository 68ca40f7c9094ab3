import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { Inline } from '@panome/ui/inline';
import { Link as LinkLook } from '@panome/ui/link';
import { useText } from '@panome/ui/locale';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Text } from '@panome/ui/text';
import { Download, Ellipsis, PencilLine } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatDuration, formatTime } from '../../format/format.ts';
import { PageHeader, useTell } from '../../page/index.ts';
import { elapsedOf, TaskStatus, toolFormPath } from '../../tasks/index.ts';
import { AddToReport } from './AddToReport.tsx';
import { shareableLink } from './paths.ts';
import { ResultTrail } from './ResultTrail.tsx';
import { resultText } from './result.text.ts';
import type { Task } from './resultTypes.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type ResultHeaderProps = {
  readonly task: Task;
  /** Saves what waits and downloads everything as a zip. */
  readonly onDownloadAll: () => Promise<void>;
  /** Saves what waits. */
  readonly onLeave: () => Promise<void>;
};

/** What the task is, how it ended, and the ways on. */
export function ResultHeader({ onDownloadAll, onLeave, task }: ResultHeaderProps) {
  const text = useText(resultText);
  const tell = useTell();
  const navigate = useNavigate();
  const [packing, setPacking] = useState(false);
  const redo = toolFormPath(task.tool_id, { redo: task.id });

  const downloadAll = async () => {
    setPacking(true);
    await onDownloadAll().catch((error: unknown) => tell.failed(error, text.downloadFailed));
    setPacking(false);
  };
  // The form asks the server for the charts' settings, so the last change must be there first.
  const editAgain = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey)
      return void onLeave().catch((error: unknown) => tell.failed(error, text.saveFailed));
    event.preventDefault();
    await onLeave().catch((error: unknown) => tell.failed(error, text.saveFailed));
    await navigate(redo);
  };
  const copy = (value: string) =>
    void navigator.clipboard.writeText(value).then(
      () => tell.done(text.copied),
      () => tell.note(text.copyFailed),
    );

  return (
    <PageHeader
      above={<ResultTrail />}
      actions={
        <>
          <AddToReport missionId={task.id} />
          {task.can.redo && (
            <Button asChild icon={<PencilLine {...icon} />}>
              <Link onClick={(event) => void editAgain(event)} to={redo}>
                {text.redo}
              </Link>
            </Button>
          )}
          {/* The small button must not stand on a line of its own. */}
          <Inline space="small" wrap={false}>
            <Button icon={<Download {...icon} />} loading={packing} onClick={() => void downloadAll()}>
              {text.downloadAll}
            </Button>
            <Menu>
              <MenuTrigger>
                <IconButton icon={<Ellipsis {...icon} />} label={text.more} />
              </MenuTrigger>
              <MenuContent align="end">
                <MenuItem onSelect={() => copy(shareableLink())}>{text.copyLink}</MenuItem>
                <MenuItem onSelect={() => copy(task.id)}>{text.copyId}</MenuItem>
              </MenuContent>
            </Menu>
          </Inline>
        </>
      }
      description={
        <Inline as="span" space="medium">
          <TaskStatus task={task} />
          <LinkLook asChild tone="muted">
            <Link to={toolFormPath(task.tool_id)}>{task.tool_title}</Link>
          </LinkLook>
          <Text tone="muted">{`${text.took} ${formatDuration(elapsedOf(task, Date.parse(task.finished_at ?? task.created_at)))}`}</Text>
          <Text tone="muted">{`${text.finishedAt} ${formatTime(task.finished_at)}`}</Text>
        </Inline>
      }
      title={task.name}
    />
  );
}
