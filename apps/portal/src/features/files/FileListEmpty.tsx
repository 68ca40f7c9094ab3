import { Button } from '@panome/ui/button';
import { EmptyState, FailedState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import type { CallError } from '../../shared/api/index.ts';
import { ListEmpty } from '../../shared/list/index.ts';
import { filesText as text } from './files.text.ts';
import type { FileView } from './fileView.ts';
import type { GoTo } from './useFileView.ts';

type FileListEmptyProps = {
  error: CallError | undefined;
  view: FileView;
  go: GoTo;
  onRetry: () => void;
  action: ReactNode;
};

/** Why there are no rows: never used, an empty folder, nothing found, no right, or it could not be loaded (UX-05). */
export function FileListEmpty({ action, error, go, onRetry, view }: FileListEmptyProps) {
  if (error?.status === 404)
    return (
      <FailedState
        message={
          <>
            {text.gone} <Button onClick={() => go({ dir: '', name: '', page: 1 })}>{text.toFiles}</Button>
          </>
        }
      />
    );
  return (
    <ListEmpty
      error={error}
      onClear={view.name !== '' && (() => go({ name: '', page: 1 }, { replace: true }))}
      onRetry={onRetry}
    >
      <EmptyState
        action={action}
        description={view.dir ? text.emptyFolderHint : text.emptyRootHint}
        title={view.dir ? text.emptyFolder : text.emptyRoot}
      />
    </ListEmpty>
  );
}
