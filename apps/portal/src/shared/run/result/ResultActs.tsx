import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Download, Ellipsis, PencilLine } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Allowed } from '../../access/index.ts';
import { useTell } from '../../page/index.ts';
import { toolFormPath } from '../../tasks/index.ts';
import { AddToReport } from './AddToReport.tsx';
import { shareableLink } from './paths.ts';
import { resultText } from './result.text.ts';
import type { Task } from './resultTypes.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type ResultActsProps = {
  readonly task: Task;
  /** Saves what waits and downloads everything as a zip. */
  readonly onDownloadAll: () => Promise<void>;
  /** Saves what waits. */
  readonly onLeave: () => Promise<void>;
  /** Takes the place of the way to the form that runs the task again, where the form is on the same page. */
  readonly redo?: ReactNode;
};

/** The ways on from a result. */
export function ResultActs({ onDownloadAll, onLeave, redo, task }: ResultActsProps) {
  const text = useText(resultText);
  const tell = useTell();
  const [packing, setPacking] = useState(false);
  const downloadAll = async () => {
    setPacking(true);
    await onDownloadAll().catch((error: unknown) => tell.failed(error, text.downloadFailed));
    setPacking(false);
  };
  const copy = (value: string) =>
    void navigator.clipboard.writeText(value).then(
      () => tell.done(text.copied),
      () => tell.note(text.copyFailed),
    );
  return (
    <>
      <AddToReport missionId={task.id} />
      <Allowed call="taskStore">{redo ?? (task.can.redo && <EditAgain onLeave={onLeave} task={task} />)}</Allowed>
      {/* The small button must not stand on a line of its own. */}
      <Inline space="small" wrap={false}>
        <Allowed call="taskDownloadResult">
          <Button icon={<Download {...icon} />} loading={packing} onClick={() => void downloadAll()}>
            {text.downloadAll}
          </Button>
        </Allowed>
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
  );
}

function EditAgain({ onLeave, task }: Pick<ResultActsProps, 'onLeave' | 'task'>) {
  const text = useText(resultText);
  const tell = useTell();
  const navigate = useNavigate();
  const redo = toolFormPath(task.tool_id, { redo: task.id });
  // The form asks the server for the charts' settings, so the last change must be there first.
  const editAgain = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey)
      return void onLeave().catch((error: unknown) => tell.failed(error, text.saveFailed));
    event.preventDefault();
    await onLeave().catch((error: unknown) => tell.failed(error, text.saveFailed));
    await navigate(redo);
  };
  return (
    <Button asChild icon={<PencilLine {...icon} />}>
      <Link onClick={(event) => void editAgain(event)} to={redo}>
        {text.redo}
      </Link>
    </Button>
  );
}
