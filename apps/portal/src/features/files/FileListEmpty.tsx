import { Button } from '@panome/ui/button';
import { EmptyState, FailedState, ForbiddenState, NoMatchState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import type { CallError } from '../../shared/api/index.ts';
import { filesText as text } from './files.text.ts';
import type { FileView } from './fileView.ts';
import type { GoTo } from './useFileView.ts';

type FileListEmptyProps = { error: CallError | undefined; view: FileView; go: GoTo; onRetry: () => void; action: ReactNode };

/** Why there are no rows: never used, an empty folder, nothing found, no right, or it could not be loaded (UX-05). */
export function FileListEmpty({ action, error, go, onRetry, view }: FileListEmptyProps) {
  if (error?.kind === 'forbidden') return <ForbiddenState />;
  if (error?.status === 404) return <FailedState message={<>{text.gone} <Button onClick={() => go({ dir: '', name: '', page: 1 })}>{text.toFiles}</Button></>} />;
  if (error) return <FailedState message={error.what} onRetry={onRetry} requestId={error.requestId || undefined} />;
  if (view.name) return <NoMatchState onClear={() => go({ name: '', page: 1 }, { replace: true })} />;
  if (view.dir) return <EmptyState action={action} description={text.emptyFolderHint} title={text.emptyFolder} />;
  return <EmptyState action={action} description={text.emptyRootHint} title={text.emptyRoot} />;
}
