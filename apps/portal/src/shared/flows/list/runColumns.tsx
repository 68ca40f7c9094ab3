import { Link } from '@panome/ui/link';
import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDuration, formatTime } from '../../format/format.ts';
import { listStyles, rowMenuColumn } from '../../list/index.ts';
import { FamilyTag, projectsText as projectWords } from '../../projects/index.ts';
import { flowsText as text } from '../flows.text.ts';
import { isRunActive, type FlowRun } from '../flowTypes.ts';
import { RunState } from '../run/RunState.tsx';

/** How the run stands, and how far it is. */
const State = ({ run }: { readonly run: FlowRun }) => (
  <div className={listStyles.name}>
    <RunState state={run.state} />
    <Text size="secondary" tone="subtle">
      {[
        text.progress(run.counts.done, run.counts.total - run.counts.skipped),
        run.counts.failed > 0 && text.failedCount(run.counts.failed),
        run.source_ended && text.sourceEnded,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </div>
);

const tookOf = ({ created_at, finished_at }: FlowRun): string =>
  finished_at === null ? '--' : formatDuration(Date.parse(finished_at) - Date.parse(created_at));

type ColumnsOf = {
  readonly narrow: boolean;
  /** Where the name of a run leads. */
  readonly pathOf: (run: FlowRun) => string;
  /** The rows of a menu of one run. */
  readonly items: (run: FlowRun) => ReactNode;
  /** Runs of one project need not say which. */
  readonly withProject: boolean;
};

/** The columns of a list of runs; a phone keeps the name, with the rest below it, and the menu. */
export function runColumns({ items, narrow, pathOf, withProject }: ColumnsOf): Column<FlowRun>[] {
  const name: Column<FlowRun> = {
    id: 'name',
    header: text.runName,
    minWidth: narrow ? 180 : 220,
    text: (run) => run.name,
    cell: (run) => (
      <div className={listStyles.name}>
        <Link asChild tone="neutral">
          <RouterLink className={listStyles.nameLink} to={pathOf(run)}>
            <TruncatedName>{run.name}</TruncatedName>
          </RouterLink>
        </Link>
        {narrow && (
          <>
            <Text size="secondary" tone="subtle">
              {[withProject && run.project_name, formatTime(run.created_at)].filter(Boolean).join(' · ')}
            </Text>
            <State run={run} />
          </>
        )}
      </div>
    ),
  };
  const menu = rowMenuColumn<FlowRun>({
    header: text.acts,
    narrow,
    label: (run) => text.moreOf(run.name),
    items,
  });
  if (narrow) return [name, menu];
  const source: Column<FlowRun>[] = withProject
    ? [
        {
          id: 'family',
          header: projectWords.family,
          width: 128,
          text: ({ family }) => text.families[family],
          cell: ({ family }) => <FamilyTag family={family} />,
        },
        {
          id: 'project',
          header: text.project,
          width: 200,
          text: ({ project_name }) => project_name,
          cell: ({ project_name }) => <Text truncate>{project_name || '--'}</Text>,
        },
      ]
    : [];
  return [
    name,
    ...source,
    {
      id: 'state',
      header: text.state,
      width: 184,
      text: ({ state }) => text.states[state],
      cell: (run) => <State run={run} />,
    },
    { id: 'created', header: text.created, width: 176, cell: ({ created_at }) => formatTime(created_at) },
    {
      id: 'took',
      header: text.tookColumn,
      width: 104,
      align: 'end',
      cell: (run) => (isRunActive(run) ? '--' : tookOf(run)),
    },
    menu,
  ];
}
