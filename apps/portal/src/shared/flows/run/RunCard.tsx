import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { IconButton } from '@panome/ui/icon-button';
import { Inline } from '@panome/ui/inline';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Progress } from '@panome/ui/progress';
import { RenameCell } from '@panome/ui/rename-cell';
import { Heading } from '@panome/ui/heading';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Ban, Ellipsis, FileText, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Allowed, useMay } from '../../access/index.ts';
import { formatDuration, formatTime } from '../../format/format.ts';
import { useNow } from '../../tasks/index.ts';
import { flowsText as text } from '../flows.text.ts';
import { isRunActive, percentOf, type WholeRun } from '../flowTypes.ts';
import { redoRunPath, shownRunPath } from '../paths.ts';
import { RunState } from './RunState.tsx';
import { useRunActs } from './useRunActs.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** What else can be said of a run in one line. */
function factsOf({ counts, created_at, finished_at }: WholeRun, now: number): string {
  const ended = finished_at === null ? now : Date.parse(finished_at);
  const took = formatDuration(ended - Date.parse(created_at));
  return [
    text.submitted(formatTime(created_at)),
    finished_at === null ? text.since(took) : text.took(took),
    counts.reused > 0 && text.reused(counts.reused),
    counts.failed > 0 && text.failedCount(counts.failed),
    counts.skipped > 0 && text.skippedCount(counts.skipped),
  ]
    .filter(Boolean)
    .join(' · ');
}

type RunCardProps = {
  readonly run: WholeRun;
  /** Further ways on, in the menu behind 更多. */
  readonly items?: ReactNode;
};

/** How a run goes, and what can be done with it. */
export function RunCard({ items, run }: RunCardProps) {
  const may = useMay();
  const acts = useRunActs(run.id);
  const active = isRunActive(run);
  const now = useNow(active);
  const { can, counts, name } = run;
  return (
    <Card>
      <Stack space="medium">
        <Inline justify="between" space="medium">
          <Inline space="small">
            <RenameCell onRename={acts.rename} readOnly={!can.delete || !may('flowRunUpdate')} value={name}>
              <Heading level={2} size="section">
                {name}
              </Heading>
            </RenameCell>
            <RunState state={run.state} />
          </Inline>
          <Inline space="small">
            {can.report && (
              <Allowed call={['flowRunReport', 'reportGenerate']}>
                <Button
                  icon={<FileText {...icon} />}
                  loading={acts.busy === 'report'}
                  onClick={() => void acts.report()}
                  variant={active ? 'secondary' : 'primary'}
                >
                  {text.report}
                </Button>
              </Allowed>
            )}
            {can.redo && (
              <Allowed call="storeModuleChart">
                <Button asChild icon={<PencilLine {...icon} />}>
                  <Link to={redoRunPath(run.id)}>{text.redo}</Link>
                </Button>
              </Allowed>
            )}
            {can.cancel && (
              <Allowed call="flowRunCancel">
                <Button icon={<Ban {...icon} />} loading={acts.busy === 'cancel'} onClick={() => void acts.cancel()}>
                  {text.cancel}
                </Button>
              </Allowed>
            )}
            <Menu>
              <MenuTrigger>
                <IconButton icon={<Ellipsis {...icon} />} label={text.more} />
              </MenuTrigger>
              <MenuContent align="end">
                {can.share && (
                  <Allowed call="flowRunShare">
                    <MenuItem asChild>
                      <Link to={shownRunPath(run.id)}>{text.shareResults}</Link>
                    </MenuItem>
                  </Allowed>
                )}
                {items}
                <MenuItem onSelect={() => acts.copyCommand(run.command)}>{text.copyCommand}</MenuItem>
              </MenuContent>
            </Menu>
          </Inline>
        </Inline>
        <Progress
          detail={text.progress(counts.done, counts.total - counts.skipped)}
          label={text.progressLabel}
          status={text.states[run.state]}
          tone={run.state === 'failed' ? 'danger' : active ? 'accent' : 'success'}
          value={percentOf(run)}
        />
        <Text size="secondary" tone="muted">
          {factsOf(run, now)}
        </Text>
        {run.source_ended && (
          <Callout title={text.sourceEnded} tone="warning">
            {text.sourceEndedHelp}
          </Callout>
        )}
      </Stack>
    </Card>
  );
}
