import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { EmptyState, FailedState } from '@panome/ui/state';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CallError, download, messageOf } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/useTell.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { taskPath } from '../../shared/tasks/toolPaths.ts';
import type { FigurePlace } from '../source/address.ts';
import { loadFigure, type TaskFigure } from '../source/loadFigure.ts';
import { readFigure, type Readable } from '../source/readFigure.ts';
import type { StageHandle } from '../stage/Stage.tsx';
import { svgEditorText } from '../svgEditor.text.ts';
import { useEditor } from '../useEditor.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { Bare, Refused } from './States.tsx';
import { TaskNotices } from './TaskNotices.tsx';
import { draftOf, useSaving } from './useSaving.ts';

type PlaceProps = { readonly place: FigurePlace };

const portal = (path: string) => `./#${path}`;

/** A chart of a result, for who is logged in. */
export function TaskFigurePage({ place }: PlaceProps) {
  const text = useText(svgEditorText);
  const email = useSession()?.email;
  return email ? (
    <Loading key={email} place={place} />
  ) : (
    <Bare>{linked(text.login, text.loginHelp, text.toLogin, '/user/login')}</Bare>
  );
}

function Loading({ place }: PlaceProps) {
  const text = useText(svgEditorText);
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<TaskFigure | CallError | 'loading' | null>('loading');
  useEffect(() => {
    let left = false;
    loadFigure(place).then(
      (figure) => !left && setLoaded(figure),
      (error: unknown) =>
        !left && setLoaded(error instanceof CallError ? error : new CallError('failure', messageOf(error))),
    );
    return () => void (left = true);
  }, [place, tries]);
  const retry = () => {
    setLoaded('loading');
    setTries(tries + 1);
  };

  if (loaded === 'loading') return <Bare busy={text.loading} />;
  if (loaded === null)
    return <Bare>{linked(text.noChart, text.noChartHelp, text.backToResult, taskPath(place.task))}</Bare>;
  if (loaded instanceof CallError) {
    if (loaded.status !== 404 && loaded.kind !== 'forbidden')
      return (
        <Bare>
          <FailedState message={messageOf(loaded)} onRetry={retry} requestId={loaded.requestId} />
        </Bare>
      );
    return <Bare>{linked(text.notFound, text.notFoundHelp, text.toTasks, '/data-collection/task')}</Bare>;
  }
  return <Opened figure={loaded} place={place} />;
}

const linked = (title: string, help: string, label: string, path: string): ReactNode => (
  <EmptyState
    action={
      <Button asChild variant="primary">
        <a href={portal(path)}>{label}</a>
      </Button>
    }
    description={help}
    title={title}
  />
);

type OpenedProps = PlaceProps & { readonly figure: TaskFigure };

function Opened({ figure, place }: OpenedProps) {
  const [read] = useState(() => readFigure(figure.svg));
  return read.kind === 'clean' ? (
    <TaskEditor figure={figure} place={place} read={read} />
  ) : (
    <Bare>
      <Refused why={read.kind} />
    </Bare>
  );
}

function TaskEditor({ figure, place, read }: OpenedProps & { readonly read: Readable }) {
  const text = useText(svgEditorText);
  const tell = useTell();
  const [draft, setDraft] = useState(() => draftOf(place).read());
  const stage = useRef<StageHandle>(null);
  const editor = useEditor(read.base, draft?.edits ?? figure.edits, stage);
  const saving = useSaving(place, editor.edits, draft?.known ?? figure.edits, editor.begin);
  const savePdf = () =>
    download('taskDownloadResult', { id: place.task, chart: place.chart, format: 'pdf' }).catch((error: unknown) =>
      tell.failed(error, text.downloadFailed),
    );
  return (
    <EditorFrame
      back={portal(taskPath(place.task))}
      editor={editor}
      name={figure.name}
      notices={
        <TaskNotices
          draft={draft !== undefined}
          onDropDraft={() => {
            setDraft(undefined);
            editor.begin(figure.edits);
          }}
          onKeepDraft={() => setDraft(undefined)}
          saving={saving}
        />
      }
      onPdf={() => void savePdf()}
      saving={saving}
      source={read.base}
      stage={stage}
    />
  );
}
