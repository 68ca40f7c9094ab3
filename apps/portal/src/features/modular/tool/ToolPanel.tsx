import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { BookOpen, PencilLine, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { pageStyles } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { OfferedTablesContext } from '../../../shared/run/form/data/offeredTables.ts';
import { formDraft } from '../../../shared/run/form/formDraft.ts';
import type { OpenedForm } from '../../../shared/run/form/loadForm.ts';
import { ToolForm } from '../../../shared/run/form/ToolForm.tsx';
import { changedOptions, type Tool } from '../../../shared/run/form/toolForm.ts';
import { toolFormText } from '../../../shared/run/form/toolForm.text.ts';
import { useToolForm } from '../../../shared/run/form/useToolForm.ts';
import { ResultBelow } from '../../../shared/run/result/ResultBelow.tsx';
import { useWorkspace, type WorkspaceItem } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';
import { draftOf, useFamilyForm } from './useFamilyForm.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Which part of the page is open, in the address. */
function useToolAddress() {
  const [query, setQuery] = useSearchParams();
  const set = (change: Readonly<Record<string, string | null>>, replace = false) =>
    setQuery(
      (before) => {
        const kept = ['scheme', 'tool', 'task', 'form'];
        // What the former result showed, such as its tab, is not of the next one.
        const next = new URLSearchParams(
          'task' in change ? [...before].filter(([name]) => kept.includes(name)) : before,
        );
        for (const [name, value] of Object.entries(change))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return { task: query.get('task') ?? '', formOpen: query.get('form') === '1', set };
}

/** One method on the data of the project: its form, filled in, and below it what came out. */
export function ToolPanel({ item }: { readonly item: WorkspaceItem }) {
  const { pathOf } = useWorkspace();
  const { data: tool, error, mutate } = useCall('toolDetail', { id: item.method_id }, { revalidateOnFocus: false });
  const formText = useText(toolFormText);
  return (
    <>
      <header className={pageStyles.header}>
        <div className={pageStyles.titles}>
          <Heading level={2}>{item.title}</Heading>
          <Text as="p" tone="muted">
            {item.guide || item.summary}
          </Text>
        </div>
        <div className={pageStyles.actions}>
          <Button asChild icon={<BookOpen {...icon} />} variant="quiet">
            <Link to={pathOf('tool-guidance', { tool: item.method_id })}>{text.guidance}</Link>
          </Button>
        </div>
      </header>
      {!item.available ? (
        <EmptyState
          action={
            <Button asChild>
              <Link to={pathOf('project-description')}>{text.seeData}</Link>
            </Button>
          }
          description={text.notPossibleHelp(item.reason)}
          title={text.notPossible(item.title)}
        />
      ) : error && !tool ? (
        <FailedState
          message={error.status === 404 ? formText.notFound : messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      ) : tool && tool.id === item.method_id ? (
        <Open key={tool.id} tool={tool} />
      ) : (
        <Skeleton height={320} shape="block" />
      )}
    </>
  );
}

function Open({ tool }: { readonly tool: Tool }) {
  const workspace = useWorkspace();
  const { formOpen, set, task } = useToolAddress();
  const { again, failed, opened } = useFamilyForm(tool, task);
  const shown = task === '' || formOpen;
  const redo = (
    <Button icon={<PencilLine {...icon} />} onClick={() => set({ form: shown ? null : '1' }, true)}>
      {shown ? text.closeForm : text.editForm}
    </Button>
  );
  const anew = () => {
    formDraft.clear(tool.id, draftOf(workspace));
    set({ task: null, form: null });
    again();
  };
  return (
    <>
      {task && shown && (
        <Inline justify="between">
          <Heading level={3}>{text.editedForm}</Heading>
          <Inline space="small">
            <Button icon={<RotateCcw {...icon} />} onClick={anew} size="small" variant="quiet">
              {text.anew}
            </Button>
            <Button onClick={() => set({ form: null }, true)} size="small" variant="quiet">
              {text.closeForm}
            </Button>
          </Inline>
        </Inline>
      )}
      {shown && failed && (
        <FailedState
          message={`${text.formFailed}：${messageOf(failed)}`}
          onRetry={again}
          requestId={failed.requestId || undefined}
        />
      )}
      {shown && !opened && !failed && <Skeleton height={320} shape="block" />}
      {shown && opened && (
        <FilledForm
          key={`${task} ${draftOf(workspace)}`}
          onStored={(id) => {
            formDraft.clear(tool.id, task || draftOf(workspace));
            set({ task: id, form: null });
          }}
          opened={opened}
          redo={task || draftOf(workspace)}
          tool={tool}
        />
      )}
      {task && <ResultBelow key={task} missionId={task} redo={redo} />}
    </>
  );
}

type FilledFormProps = {
  readonly tool: Tool;
  readonly opened: OpenedForm;
  /** The name of its draft. */
  readonly redo: string;
  readonly onStored: (task: string) => void;
};

function FilledForm({ onStored, opened, redo, tool }: FilledFormProps) {
  const { roles } = useWorkspace();
  const state = useToolForm(tool, opened, redo);
  useDirty(state.touched);
  const tables = useMemo(
    () => [
      ...new Map(
        roles
          .flatMap(({ bound, candidates }) => [...(bound ? [bound] : []), ...candidates])
          .map((table) => [table.source_id, table]),
      ).values(),
    ],
    [roles],
  );
  return (
    <OfferedTablesContext value={tables}>
      {opened.former && (
        <Text as="p" tone="muted">
          {text.former(changedOptions(tool, state.form, opened.former).length)}
        </Text>
      )}
      <ToolForm former={opened.former} onStored={onStored} state={state} tool={tool} />
    </OfferedTablesContext>
  );
}
