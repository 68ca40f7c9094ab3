import { Button } from '@panome/ui/button';
import { FileIcon } from '@panome/ui/file-icon';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { ChevronRight } from 'lucide-react';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';
import { useFolders } from './useFolders.ts';

/** A folder on the way from the root. */
export type FolderStep = { readonly id: string; readonly name: string };

type FolderChooserProps = {
  /** From the root to the folder that is shown. */
  steps: readonly FolderStep[];
  onSteps: (steps: readonly FolderStep[]) => void;
  /** Folders that may not be entered. */
  isClosed: (id: string) => boolean;
};

/** Walks through the folders of 我的文件. */
export function FolderChooser({ isClosed, onSteps, steps }: FolderChooserProps) {
  const here = steps.at(-1)!;
  const { failed, folders, loadMore, retry } = useFolders(here.id);
  return (
    <>
      <nav aria-label={text.path} className={styles.path}>
        {steps.map(({ id, name }, depth) => (
          <span className={styles.path} key={id}>
            {depth > 0 && <ChevronRight aria-hidden size={14} strokeWidth={1.5} />}
            <Button
              aria-current={id === here.id ? 'location' : undefined}
              onClick={() => onSteps(steps.slice(0, depth + 1))}
              size="small"
              variant="quiet"
            >
              {name}
            </Button>
          </span>
        ))}
      </nav>
      {failed ? (
        <FailedState message={text.loadFailed} onRetry={retry} variant="inline" />
      ) : (
        <ul aria-busy={!folders} className={styles.folders}>
          {folders?.map(({ id, name }) => (
            <li key={id}>
              <button
                className={styles.folder}
                disabled={isClosed(id)}
                onClick={() => onSteps([...steps, { id, name }])}
                title={isClosed(id) ? text.intoSelf : undefined}
                type="button"
              >
                <FileIcon folder name={name} />
                <Text truncate>{name}</Text>
              </button>
            </li>
          ))}
          {folders?.length === 0 && <li className={styles.none}>{text.noFolders}</li>}
          {loadMore && (
            <li>
              <Button onClick={loadMore} size="small" variant="quiet">
                {text.moreFolders}
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
